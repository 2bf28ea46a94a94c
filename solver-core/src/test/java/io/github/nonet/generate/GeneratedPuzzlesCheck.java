package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Solver;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A long check of many generated puzzles, 100,000 unless configured otherwise, by a solver that
 * shares nothing with the one that made them. It is not part of the build:
 *
 * <pre>
 * mvn -B -ntp -pl solver-core test -Dtest=GeneratedPuzzlesCheck -Dnonet.count=100000
 * </pre>
 */
class GeneratedPuzzlesCheck {
  private static final int COUNT = Integer.getInteger("nonet.count", 100_000);

  private static final Solver REFEREE = Algorithm.EXACT_COVER.solver();

  @ParameterizedTest
  @CsvSource({
    "NONE, true, 60",
    "ROTATIONAL_180, true, 2",
    "DIAGONAL, true, 2",
    "NONE, false, 9",
    "ROTATIONAL_180, false, 3",
    "ROTATIONAL_90, false, 3",
    "HORIZONTAL, false, 3",
    "VERTICAL, false, 3",
    "DIAGONAL, false, 3",
    "ANTIDIAGONAL, false, 3",
    "BOTH_AXES, false, 3",
    "BOTH_DIAGONALS, false, 3",
    "FULL, false, 3"
  })
  void puzzles_haveWhatWasAskedFor(Symmetry symmetry, boolean minimal, int percent) {
    PuzzleGenerator generator =
        PuzzleGenerator.builder().seed(2026).symmetry(symmetry).minimal(minimal).build();
    int count = COUNT * percent / 100;
    for (int i = 0; i < count; i++) {
      Board puzzle = generator.next();
      assertThat(REFEREE.countSolutions(puzzle, 2)).as(puzzle.toString()).isEqualTo(1);
      assertThat(symmetry.isSymmetryOf(puzzle)).as(puzzle.toString()).isTrue();
      assertThat(minimal && hasRedundantClue(puzzle)).as(puzzle.toString()).isFalse();
    }
    System.out.printf("%d puzzles: %s, minimal %b%n", count, symmetry, minimal);
  }

  private static boolean hasRedundantClue(Board puzzle) {
    return IntStream.range(0, 81)
        .filter(cell -> puzzle.digit(cell) != 0)
        .anyMatch(cell -> REFEREE.countSolutions(puzzle.with(cell, 0), 2) == 1);
  }
}
