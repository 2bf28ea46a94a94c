package io.github.nonet.internal.deduction;

/** Finds the steps of a technique unit by unit. */
abstract class UnitFinder extends PartFinder {
  /**
   * Looks at the first units.
   *
   * @param count how many there are
   */
  UnitFinder(int count) {
    super(count);
  }

  /** It continues where it found the last step: easy grids have another one near by. */
  @Override
  public final boolean find(GridState state, StepDraft finding) {
    return findOn(state, finding);
  }

  @Override
  final long change(GridState state, int unit) {
    return state.changed[unit];
  }
}
