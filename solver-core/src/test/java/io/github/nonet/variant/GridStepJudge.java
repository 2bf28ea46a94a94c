package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;

/** Says whether steps are true, by counting solutions. */
final class GridStepJudge {
  private static final GridSolver SOLVER =
      GridSolver.getDefault().within(SearchLimit.guesses(3_000));

  private GridStepJudge() {}

  /** Fails if some solution of the state denies the step; returns whether that could be decided. */
  static boolean requireTrue(GridCandidates state, GridStep step) {
    try {
      for (Candidate mark : step.placements()) {
        GridCandidates others = state.without(mark.cell(), mark.digit());
        assertThat(SOLVER.countSolutions(others, 1)).as("%s in %s", step, state).isZero();
      }
      for (Candidate mark : step.eliminations()) {
        int[] sets = state.toSets();
        sets[mark.cell()] = 1 << mark.digit();
        GridCandidates with = GridCandidates.copyOf(state.rules(), sets);
        assertThat(SOLVER.countSolutions(with, 1)).as("%s in %s", step, state).isZero();
      }
      return true;
    } catch (SearchLimitExceededException e) {
      return false;
    }
  }

  /** Fails if the step does nothing in the state. */
  static void requireEffect(GridCandidates state, GridStep step) {
    assertThat(step.placements().size() + step.eliminations().size()).isPositive();
    assertThat(step.placements()).allMatch(it -> state.value(it.cell()) == 0);
    assertThat(step.eliminations())
        .allMatch(it -> state.value(it.cell()) == 0 && state.allows(it.cell(), it.digit()));
  }
}
