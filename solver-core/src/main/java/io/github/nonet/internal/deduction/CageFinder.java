package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;

/** Deduces the values of a cage's open cells from its sum. */
abstract class CageFinder extends PartFinder {
  final GridTechnique technique;

  /** The open cells of the current cage. */
  final OpenCells open;

  /** The rest of the sum, which is left for the open cells. */
  int left;

  private final int groups;

  CageFinder(Units units, GridTechnique technique) {
    super(units.firstForm - units.groups);
    this.technique = technique;
    open = new OpenCells(units);
    groups = units.groups;
  }

  @Override
  final long change(GridState state, int number) {
    return state.changed[groups + number];
  }

  @Override
  final boolean find(GridState state, int number, StepDraft finding) {
    int unit = groups + number;
    left = state.units.sum(unit);
    if (left == 0 || !open.look(state, state.units.cellsOf[unit]) || open.count == 0) {
      return false;
    }
    for (int value : new ValueSet(open.filled)) {
      left -= value;
    }
    return findIn(state, unit, finding);
  }

  /** Starts a step with all open cells as its reason. */
  final StepDraft begin(StepDraft finding, int unit, int values) {
    return open.cause(finding.begin(technique, values).base(unit).sum(left));
  }

  /** Writes a step of the cage that changes the state; returns false if there is none. */
  abstract boolean findIn(GridState state, int unit, StepDraft finding);
}
