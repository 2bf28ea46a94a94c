package io.github.nonet.internal.deduction;

/** The open cells of a constraint whose cells hold different values. */
final class OpenCells {
  final int[] cells;
  int count;

  /** The values of the other cells. */
  int filled;

  OpenCells(Units units) {
    cells = new int[units.cells];
  }

  /** Examines the cells of a constraint; returns whether the filled ones differ. */
  boolean look(GridState state, int[] all) {
    count = 0;
    filled = 0;
    for (int cell : all) {
      int set = state.sets[cell];
      if (!state.isFilled[cell]) {
        cells[count++] = cell;
      } else if ((filled & set) != 0) {
        return false;
      } else {
        filled |= set;
      }
    }
    return true;
  }

  /** Adds the open cells to the reason of a step. */
  StepDraft cause(StepDraft finding) {
    for (int i = 0; i < count; i++) {
      finding.cause(cells[i]);
    }
    return finding;
  }

  /**
   * Combines the open cells with the sets of values that all cells may have. A value in none of the
   * sets that fit is eliminated from the open cells; a value in all of them is eliminated from the
   * cells that see all its places.
   *
   * @param finding a step with its reason, but still without values and cells
   * @return whether anything is eliminated
   */
  boolean combine(GridState state, Sight sight, int[] sets, StepDraft finding) {
    int union = 0;
    for (int i = 0; i < count; i++) {
      union |= state.sets[cells[i]] & ~filled;
    }
    int possible = 0;
    int required = union;
    for (int values : sets) {
      state.look();
      if ((values & ~union) == 0 && haveOneEach(state, values)) {
        possible |= values;
        required &= values;
      }
    }
    if (possible == 0) {
      return false;
    }
    return eliminate(state, sight, possible, required, finding);
  }

  /**
   * Eliminates all values but the possible ones from the open cells; if there are none to
   * eliminate, the required values from the cells that see all their places.
   *
   * @param finding a step with its reason, but still without values and cells
   * @return whether anything is eliminated
   */
  boolean eliminate(GridState state, Sight sight, int possible, int required, StepDraft finding) {
    finding.again(possible);
    cause(finding);
    for (int i = 0; i < count; i++) {
      finding.remove(state, cells[i], ~possible);
    }
    if (finding.isStep()) {
      return true;
    }
    finding.requires();
    return sight.require(state, required, cells, count, finding);
  }

  private boolean haveOneEach(GridState state, int values) {
    for (int i = 0; i < count; i++) {
      if ((state.sets[cells[i]] & values) == 0) {
        return false;
      }
    }
    return true;
  }
}
