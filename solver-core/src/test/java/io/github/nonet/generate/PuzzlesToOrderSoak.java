package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Level;
import io.github.nonet.Solver;
import io.github.nonet.Tries;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.SolutionPath;
import io.github.nonet.logic.Technique;
import java.time.Duration;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Makes many puzzles to order, rates each again, and prints the rates. Run by the profile {@code
 * soak} alone. The system property {@code nonet.count} is the number of puzzles of the easiest
 * kinds, 1,000 by default; of rarer kinds it makes a share.
 */
@Tag(Tries.SOAK)
class PuzzlesToOrderSoak {
  private static final int COUNT = Integer.getInteger("nonet.count", 1_000);
  private static final int RARE_SHARE = 20;

  /** A kind that is rarer than that is passed over. */
  private static final Duration MAX_TIME = Duration.ofSeconds(10);

  private static final Solver REFEREE = Algorithm.EXACT_COVER.solver();

  private static void make(PuzzleGenerator.Builder builder, int count, Consumer<Board> check) {
    PuzzleGenerator generator = builder.seed(1).build();
    long nanos = 0;
    for (int number = 0; number < count; number++) {
      long start = System.nanoTime();
      Board puzzle = generator.puzzle(number);
      nanos += System.nanoTime() - start;
      assertThat(REFEREE.countSolutions(puzzle, 2)).as(puzzle.toString()).isEqualTo(1);
      check.accept(puzzle);
    }
    System.out.printf("%d in %.1f s: %s%n", count, nanos / 1e9, generator);
  }

  @ParameterizedTest
  @CsvSource({
    "1.0, 1.2, 1",
    "1.5, 1.5, 1",
    "1.7, 2.5, 1",
    "1.0, 4.5, 1",
    "2.6, 3.4, 1",
    "3.4, 4.5, 2",
    "4.6, 6.2, 4",
    "6.6, 7.5, 2",
    "7.6, 8.2, 10",
    "8.3, 9.4, 20"
  })
  void explainerRating(double min, double max, int share) {
    for (Symmetry symmetry : new Symmetry[] {Symmetry.NONE, Symmetry.ROTATIONAL_180}) {
      make(
          PuzzleGenerator.builder().symmetry(symmetry).explainerRating(min, max),
          Math.max(1, COUNT / share),
          puzzle -> {
            assertThat(ExplainerRating.of(puzzle).er()).as(puzzle.toString()).isBetween(min, max);
            assertThat(symmetry.isSymmetryOf(puzzle)).isTrue();
          });
    }
  }

  @ParameterizedTest
  @EnumSource
  void level(Level level) {
    make(
        PuzzleGenerator.builder().level(level),
        Math.max(1, COUNT / RARE_SHARE),
        puzzle -> assertThat(HodokuRating.of(puzzle).level()).isEqualTo(level));
  }

  /** Of every technique of the standard solver, as far as one is found in time. */
  @Test
  void everyTechnique() {
    for (Technique technique : LogicalSolver.standard().techniques()) {
      tryAll(
          PuzzleGenerator.builder().containing(technique),
          path -> assertThat(path.steps()).anyMatch(step -> step.technique() == technique));
      tryAll(
          PuzzleGenerator.builder().hardest(technique),
          path -> assertThat(path.hardest()).contains(technique));
    }
  }

  private static void tryAll(PuzzleGenerator.Builder builder, Consumer<SolutionPath> check) {
    builder.maxTime(MAX_TIME);
    try {
      make(
          builder,
          Math.max(1, COUNT / 500),
          puzzle -> check.accept(LogicalSolver.standard().solve(Candidates.of(puzzle))));
    } catch (GenerationFailedException e) {
      System.out.println(e.getMessage());
    }
  }
}
