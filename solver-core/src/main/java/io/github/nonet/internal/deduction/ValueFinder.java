package io.github.nonet.internal.deduction;

/** Finds the steps of a technique that examines one value at a time. */
abstract class ValueFinder extends PartFinder {
  ValueFinder(Units units) {
    super(units.symbols);
  }

  @Override
  final long change(GridState state, int index) {
    return state.changedValue[index + 1];
  }

  @Override
  final boolean find(GridState state, int index, StepDraft finding) {
    return findValue(state, 2 << index, finding);
  }

  /** Writes a step about a value that changes the state; returns false if there is none. */
  abstract boolean findValue(GridState state, int bit, StepDraft finding);
}
