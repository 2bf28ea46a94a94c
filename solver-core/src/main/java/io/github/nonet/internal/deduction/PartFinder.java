package io.github.nonet.internal.deduction;

/** Finds the steps of a technique part by part, and skips parts that have not changed. */
abstract class PartFinder implements GridFinder {
  /** The tick at which each part was last examined. */
  private final long[] looked;

  /** The current part, or the next one. */
  private int part;

  /**
   * @param parts the number of parts
   */
  PartFinder(int parts) {
    looked = new long[parts];
  }

  /** Starts again with the first part, because the state was loaded again. */
  @Override
  public final void restart() {
    part = 0;
  }

  @Override
  public boolean find(GridState state, StepDraft finding) {
    return find(state, 0, looked.length, finding);
  }

  /** Continues at the part of the last step, and after the last part with the first. */
  final boolean findOn(GridState state, StepDraft finding) {
    int start = part;
    return find(state, start, looked.length, finding) || find(state, 0, start, finding);
  }

  private boolean find(GridState state, int from, int to, StepDraft finding) {
    for (part = from; part < to; part++) {
      if (change(state, part) > looked[part]) {
        state.look();
        if (find(state, part, finding)) {
          return true;
        }
        looked[part] = state.changes();
      }
    }
    return false;
  }

  /** Returns the tick of the last change of a part. */
  abstract long change(GridState state, int part);

  /** Writes a step of the part that changes the state; returns false if there is none. */
  abstract boolean find(GridState state, int part, StepDraft finding);
}
