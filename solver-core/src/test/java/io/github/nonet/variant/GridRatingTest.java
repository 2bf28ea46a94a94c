package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.making.Draft;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GridRatingTest {
  private static final List<Rules> KINDS =
      List.of(
          Rules.of(6),
          Rules.of(9),
          Rules.builder(9).grid(0, 0, 3, 3).windows().build(),
          GridStates.killer(Rules.of(6), 3, new Random(1)));

  /** A clue may go if techniques fill its cell again: there is one solution all the same. */
  @ParameterizedTest
  @EnumSource(names = {"EASY", "MEDIUM", "HARD"})
  void fills_provesThatAClueFollows(Level level) {
    Random random = new Random(level.ordinal());
    for (Rules rules : KINDS) {
      Grid solution = GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow();
      GridRating rating = new GridRating(rules.tables.structure, () -> {});
      int filled = 0;
      for (int i = 0; i < 100; i++) {
        Grid puzzle = GridStates.puzzle(solution, 0.3 + 0.4 * random.nextDouble(), random);
        int cell = random.nextInt(rules.cellCount());
        int[] sets = Draft.sets(rules.tables, puzzle.with(cell, 0).toArray());
        if (rating.fills(level, sets, cell)) {
          filled++;
          GridCandidates others =
              GridCandidates.of(puzzle.with(cell, 0)).without(cell, solution.value(cell));
          assertThat(GridSolver.getDefault().solve(others)).isEmpty();
        }
        int[] all = Draft.sets(rules.tables, puzzle.toArray());
        boolean isSolved = rating.solves(level, all);
        assertThat(rating.fills(level, all, 0, rules.cellCount() - 1) || !isSolved).isTrue();
      }
      assertThat(filled).isPositive();
    }
  }
}
