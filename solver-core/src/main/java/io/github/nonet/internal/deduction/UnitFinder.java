package io.github.nonet.internal.deduction;

/** Finds the steps of a technique unit by unit, and passes over units that have not changed. */
abstract class UnitFinder implements GridFinder {
  private final int count;
  private final long[] looked;
  private int next;

  /**
   * Looks at the first units.
   *
   * @param count how many there are
   */
  UnitFinder(int count) {
    this.count = count;
    looked = new long[count];
  }

  /** Begins with the first unit again, as for a state that was loaded again. */
  @Override
  public final void restart() {
    next = 0;
  }

  @Override
  public final boolean find(GridState state, GridFinding finding) {
    /* It continues where it found the last step: easy grids have another one near by. */
    for (int i = 0; i < count; i++) {
      int unit = next;
      if (state.changed[unit] > looked[unit]) {
        state.beat();
        if (find(state, unit, finding)) {
          return true;
        }
        looked[unit] = state.tick();
      }
      next = unit + 1 == count ? 0 : unit + 1;
    }
    return false;
  }

  /** Writes a step of the unit that changes the state; returns false if there is none. */
  abstract boolean find(GridState state, int unit, GridFinding finding);
}
