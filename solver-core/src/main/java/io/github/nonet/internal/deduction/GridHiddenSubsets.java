package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;

/** Some values of a house with as many places together: other candidates go from there. */
final class GridHiddenSubsets extends UnitFinder {
  private final GridTechnique technique;
  private final int least;
  private final int most;
  private final GridHallSets sets;

  /** Finds subsets of {@code least} to {@code most} values. */
  GridHiddenSubsets(Units units, GridTechnique technique, int least, int most, GridHallSets sets) {
    super(units.groups);
    this.technique = technique;
    this.least = least;
    this.most = most;
    this.sets = sets;
  }

  @Override
  boolean find(GridState state, int unit, GridFinding finding) {
    int count = state.units.isHouse[unit] ? sets.look(unit) : 0;
    for (int size = least; size <= most && size < count; size++) {
      for (int i = 0; i < count; i++) {
        int subset = sets.hidden(unit, i);
        if (Integer.bitCount(subset) == size && step(state, unit, subset, finding)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean step(GridState state, int unit, int subset, GridFinding finding) {
    int values = sets.values(unit, subset);
    finding.begin(technique, values).base(unit);
    for (int rest = subset; rest != 0; rest &= rest - 1) {
      int cell = sets.cell(unit, Integer.numberOfTrailingZeros(rest));
      finding.cause(cell);
      finding.remove(state, cell, ~values);
    }
    return finding.isStep();
  }
}
