package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;

/**
 * Finds cells of a unit that together have as many candidates as cells, which are eliminated from
 * its other cells; or values of a house that together have as many places as values, from which
 * other candidates are eliminated.
 */
final class GridSubsets extends UnitFinder {
  static final boolean NAKED = true;
  static final boolean HIDDEN = false;

  private final GridTechnique technique;
  private final boolean isNaked;
  private final int least;
  private final int most;
  private final GridHallSets sets;

  /** Finds subsets of {@code least} to {@code most} cells. */
  GridSubsets(
      Units units,
      GridHallSets sets,
      GridTechnique technique,
      boolean isNaked,
      int least,
      int most) {
    super(isNaked ? units.count() : units.groups);
    this.technique = technique;
    this.isNaked = isNaked;
    this.least = least;
    this.most = most;
    this.sets = sets;
  }

  @Override
  boolean find(GridState state, int unit, StepDraft finding) {
    int count = isNaked || state.units.isHouse[unit] ? sets.look(unit) : 0;
    for (int size = least; size <= most && size < count; size++) {
      for (int i = 0; i < count; i++) {
        int subset = isNaked ? sets.naked(unit, i) : sets.hidden(unit, i);
        if (Integer.bitCount(subset) == size && step(state, unit, subset, count, finding)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean step(GridState state, int unit, int subset, int count, StepDraft finding) {
    int values = sets.values(unit, subset);
    finding.begin(technique, values).base(unit);
    for (int i = 0; i < count; i++) {
      int cell = sets.cell(unit, i);
      boolean isInSubset = ValueSet.contains(subset, i);
      if (isInSubset) {
        finding.cause(cell);
      }
      if (isInSubset != isNaked) {
        finding.remove(state, cell, isNaked ? values : ~values);
      }
    }
    return finding.isStep();
  }
}
