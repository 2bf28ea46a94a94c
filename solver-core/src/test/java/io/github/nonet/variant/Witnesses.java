package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.util.Iterator;

/**
 * Solutions of a state, all of them or some: a step that takes a value from one of them is false.
 * Each step of a path has the solutions of its beginning, if the steps before are true; so they are
 * searched once.
 */
final class Witnesses {
  private static final int MOST = 500;
  private static final GridSolver SOLVER =
      GridSolver.getDefault().within(SearchLimit.guesses(3_000));

  private final GridCandidates state;

  /** The values that a cell has in any solution that was found. */
  private final int[] sets;

  private int count;
  private boolean isComplete;

  private Witnesses(GridCandidates state) {
    this.state = state;
    sets = new int[state.rules().cellCount()];
  }

  /** Finds solutions of a state. */
  static Witnesses of(GridCandidates state) {
    Witnesses witnesses = new Witnesses(state);
    try {
      for (Iterator<Grid> all = SOLVER.solutions(state).iterator(); all.hasNext(); ) {
        witnesses.add(all.next());
        if (witnesses.count == MOST) {
          return witnesses;
        }
      }
      witnesses.isComplete = true;
    } catch (SearchLimitExceededException e) {
      // Those that were found speak all the same.
    }
    return witnesses;
  }

  /** Takes the one solution of a puzzle, which its maker has proved. */
  static Witnesses of(GridCandidates state, Grid solution) {
    Witnesses witnesses = new Witnesses(state);
    witnesses.add(solution);
    witnesses.isComplete = true;
    return witnesses;
  }

  private void add(Grid solution) {
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] |= 1 << solution.value(cell);
    }
    count++;
  }

  /** Returns how many there are. */
  int count() {
    return count;
  }

  /** Returns whether these are all solutions. */
  boolean areAll() {
    return isComplete;
  }

  /** Fails if a solution contradicts the step. */
  void requireTrue(GridStep step) {
    for (Candidate mark : step.placements()) {
      assertThat(sets[mark.cell()] & ~(1 << mark.digit())).as("%s in %s", step, state).isZero();
    }
    for (Candidate mark : step.eliminations()) {
      assertThat(sets[mark.cell()] & 1 << mark.digit()).as("%s in %s", step, state).isZero();
    }
  }
}
