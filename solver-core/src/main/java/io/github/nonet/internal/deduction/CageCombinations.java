package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Combinations;
import io.github.nonet.logic.GridTechnique;

/** The combinations of values that a cage can have. */
final class CageCombinations extends CageFinder {
  private final Combinations combinations;
  private final Sight sight;

  CageCombinations(Units units, Sight sight) {
    super(units, GridTechnique.CAGE_COMBINATION);
    this.sight = sight;
    combinations = new Combinations(units.symbols);
  }

  @Override
  boolean findIn(GridState state, int unit, StepDraft finding) {
    return open.count > 1
        && open.combine(state, sight, combinations.of(open.count, left), begin(finding, unit, 0));
  }
}
