package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;

/** Cages with one open cell. */
final class CageSingles extends CageFinder {
  CageSingles(Units units) {
    super(units, GridTechnique.CAGE_SINGLE);
  }

  @Override
  boolean findIn(GridState state, int unit, StepDraft finding) {
    boolean isValue = left >= 1 && left <= state.units.symbols;
    return open.count == 1
        && isValue
        && ValueSet.contains(state.sets[open.cells[0]] & ~open.filled, left)
        && begin(finding, unit, ValueSet.bit(left)).place(open.cells[0], left);
  }
}
