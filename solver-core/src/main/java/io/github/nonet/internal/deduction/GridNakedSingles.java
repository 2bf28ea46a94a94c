package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;

/** Open cells with one candidate. */
final class GridNakedSingles implements GridFinder {
  @Override
  public boolean find(GridState state, StepDraft finding) {
    for (int cell = state.single(0); cell >= 0; cell = state.single(cell + 1)) {
      int set = state.sets[cell];
      finding.begin(GridTechnique.NAKED_SINGLE, set).cause(cell);
      if (finding.place(cell, ValueSet.lowest(set))) {
        return true;
      }
    }
    return false;
  }
}
