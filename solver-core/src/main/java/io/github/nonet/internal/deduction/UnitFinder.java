package io.github.nonet.internal.deduction;

/** Finds the steps of a technique unit by unit. */
abstract class UnitFinder extends PartFinder {
  /**
   * Examines the first units.
   *
   * @param count the number of units
   */
  UnitFinder(int count) {
    super(count);
  }

  /** Continues where it found the last step, because easy grids usually have another one nearby. */
  @Override
  public final boolean find(GridState state, StepDraft finding) {
    return findOn(state, finding);
  }

  @Override
  final long change(GridState state, int unit) {
    return state.changed[unit];
  }
}
