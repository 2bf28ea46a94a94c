package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;

/** Some cells of a unit with as many candidates together, which go from its other cells. */
final class GridNakedSubsets extends UnitFinder {
  private final GridTechnique technique;
  private final int least;
  private final int most;
  private final GridHallSets sets;

  /** Finds subsets of {@code least} to {@code most} cells. */
  GridNakedSubsets(Units units, GridTechnique technique, int least, int most, GridHallSets sets) {
    super(units.count());
    this.technique = technique;
    this.least = least;
    this.most = most;
    this.sets = sets;
  }

  @Override
  boolean find(GridState state, int unit, GridFinding finding) {
    int count = sets.look(unit);
    for (int size = least; size <= most && size < count; size++) {
      for (int i = 0; i < count; i++) {
        int subset = sets.naked(unit, i);
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
    int count = sets.look(unit);
    for (int i = 0; i < count; i++) {
      if ((subset >>> i & 1) != 0) {
        finding.cause(sets.cell(unit, i));
      } else {
        finding.remove(state, sets.cell(unit, i), values);
      }
    }
    return finding.isStep();
  }
}
