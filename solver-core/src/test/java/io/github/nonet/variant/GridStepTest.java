package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GridStepTest {
  private static final int[][] PAIR = {{0, 0}, {3, 1}};
  private static final int[][] OTHER_PAIR = {{0, 3}, {3, 2}};

  private static List<GridStep> path(Rules rules) {
    return GridLogicalSolver.standard()
        .solve(GridCandidates.of(rules.parseGrid("1... ..1. .2.. ...3")))
        .steps();
  }

  /** Equal rules, whatever their groups are called and in whatever order they were added. */
  @Test
  void equals_whateverTheGroupsAreCalled() {
    Rules rules =
        Rules.builder(4).grid(0, 0, 2, 2).group("left", PAIR).group("right", OTHER_PAIR).build();
    Rules same = Rules.builder(4).grid(0, 0, 2, 2).group("b", OTHER_PAIR).group("a", PAIR).build();
    assertThat(same).isEqualTo(rules);
    List<GridStep> path = path(rules);
    assertThat(path).isNotEmpty();
    assertThat(path(same)).isEqualTo(path).hasSameHashCodeAs(path);
  }

  /** A step that does the same in the same cell for another reason is another one. */
  @Test
  void equals_notForAnotherReason() {
    Grid full = Rules.of(4).parseGrid("123. 341. 2143 432.");
    List<GridStep> steps = new ArrayList<>();
    for (Grid puzzle : List.of(full, full.with(7, 2), full.with(0, 0))) {
      GridLogicalSolver.standard()
          .solve(GridCandidates.of(puzzle))
          .steps()
          .forEach(
              step -> {
                if (step.placements().contains(new Candidate(3, 4))) {
                  steps.add(step);
                }
              });
    }
    assertThat(steps).hasSize(3);
    for (GridStep step : steps) {
      for (GridStep other : steps) {
        boolean isSame =
            step.technique() == other.technique()
                && step.describe(Detail.FULL).equals(other.describe(Detail.FULL));
        assertThat(step.equals(other)).isEqualTo(isSame);
      }
    }
    assertThat(steps.get(0)).isNotEqualTo(null).isNotEqualTo("a step");
  }

  /** By value, then by cell: as people read a list of candidates. */
  @Test
  void marks_inOrder() {
    GridCandidates state = GridCandidates.of(Rules.of(9).emptyGrid());
    for (int value = 3; value <= 9; value++) {
      state = state.without(0, value).without(1, value);
    }
    GridStep pair =
        GridLogicalSolver.standard()
            .steps(state)
            .filter(step -> step.technique() == GridTechnique.NAKED_PAIR)
            .findFirst()
            .orElseThrow();
    List<Candidate> marks = pair.eliminations();
    assertThat(marks).hasSizeGreaterThan(7).doesNotHaveDuplicates();
    List<Integer> keys = new ArrayList<>();
    marks.forEach(mark -> keys.add(100 * mark.digit() + mark.cell()));
    assertThat(keys).isSorted();
    assertThat(new Candidate(7, 1)).isLessThan(new Candidate(0, 2));
    assertThat(new Candidate(0, 2)).isGreaterThan(new Candidate(7, 1));
    assertThat(new Candidate(3, 2)).isLessThan(new Candidate(4, 2));
    assertThat(new Candidate(3, 2)).isEqualByComparingTo(new Candidate(3, 2));
  }
}
