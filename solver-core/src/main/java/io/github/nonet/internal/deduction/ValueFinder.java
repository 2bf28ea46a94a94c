package io.github.nonet.internal.deduction;

/** Finds the steps of a technique that is about one value, and passes over values unchanged. */
abstract class ValueFinder implements GridFinder {
  private final long[] looked;

  ValueFinder(Units units) {
    looked = new long[units.symbols + 1];
  }

  @Override
  public final boolean find(GridState state, GridFinding finding) {
    for (int value = 1; value < looked.length; value++) {
      if (state.changedValue[value] > looked[value]) {
        if (find(state, 1 << value, finding)) {
          return true;
        }
        looked[value] = state.tick();
      }
    }
    return false;
  }

  /** Writes a step about a value that changes the state; returns false if there is none. */
  abstract boolean find(GridState state, int bit, GridFinding finding);
}
