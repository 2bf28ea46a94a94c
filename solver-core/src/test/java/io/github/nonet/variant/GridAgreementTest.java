package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.groups.PlainGroupEngine;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The recommended engines against a plain search, on random puzzles of all kinds of rules. */
class GridAgreementTest {
  private static final long MOST = 20;

  private static final GridSolver PLAIN =
      new GridEngineSolver(
          SearchLimit.guesses(2_000), (rules, pulse) -> new PlainGroupEngine(rules));

  static Stream<Rules> allRules() {
    return AllRules.stream();
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void countSolutions_agree(Rules rules) {
    Grid solution = GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow();
    Random random = new Random(rules.cellCount());
    int compared = 0;
    for (int i = 0; i < 20; i++) {
      GridCandidates puzzle = puzzle(solution, random);
      OptionalLong plain = count(puzzle);
      if (plain.isPresent()) {
        assertThat(GridSolver.getDefault().countSolutions(puzzle, MOST))
            .as("%s", puzzle)
            .isEqualTo(plain.getAsLong());
        compared++;
      }
    }
    assertThat(compared).isPositive();
  }

  /** Returns a part of the solution, from time to time with a wrong value, less some candidates. */
  private static GridCandidates puzzle(Grid solution, Random random) {
    Rules rules = solution.rules();
    Grid grid = solution;
    double kept = 0.3 + 0.5 * random.nextDouble();
    for (int cell = 0; cell < rules.cellCount(); cell++) {
      grid = random.nextDouble() < kept ? grid : grid.with(cell, 0);
    }
    if (random.nextInt(4) == 0) {
      grid = grid.with(random.nextInt(rules.cellCount()), 1 + random.nextInt(rules.valueCount()));
    }
    GridCandidates puzzle = GridCandidates.of(grid);
    int cell = random.nextInt(rules.cellCount());
    return puzzle.value(cell) == 0 ? puzzle.without(cell, solution.value(cell)) : puzzle;
  }

  private static OptionalLong count(GridCandidates puzzle) {
    try {
      return OptionalLong.of(PLAIN.countSolutions(puzzle, MOST));
    } catch (SearchLimitExceededException e) {
      return OptionalLong.empty();
    }
  }
}
