package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Combinations;
import io.github.nonet.variant.GridTechnique;

/**
 * The combinations of values that a cage can have. What none of them has goes from the cage. What
 * all of them have goes from the cells that see all its places in the cage.
 */
final class CageCombinations extends CageFinder {
  private final Combinations combinations;
  private final Sight sight;
  private int possible;
  private int required;

  CageCombinations(Units units, Sight sight) {
    super(units, GridTechnique.CAGE_COMBINATION);
    this.sight = sight;
    combinations = new Combinations(units.symbols);
  }

  @Override
  boolean find(GridState state, int unit, GridFinding finding) {
    if (count < 2) {
      return false;
    }
    combine(state);
    if (possible == 0) {
      return false;
    }
    begin(finding, unit, possible);
    for (int i = 0; i < count; i++) {
      finding.remove(state, open[i], ~possible);
    }
    if (finding.isStep()) {
      return true;
    }
    finding.begin(technique, 0).base(unit).sum(left).requires();
    return sight.require(state, required, open, count, finding);
  }

  /** Collects what any and what all of the combinations have that fit the candidates. */
  private void combine(GridState state) {
    int union = 0;
    for (int i = 0; i < count; i++) {
      union |= state.sets[open[i]] & ~filled;
    }
    possible = 0;
    required = union;
    for (int combination : combinations.of(count, left)) {
      if ((combination & ~union) == 0 && hasPlaces(state, combination)) {
        possible |= combination;
        required &= combination;
      }
    }
  }

  /** Returns whether each cell has one of the values; each value has a cell. */
  private boolean hasPlaces(GridState state, int combination) {
    for (int i = 0; i < count; i++) {
      if ((state.sets[open[i]] & combination) == 0) {
        return false;
      }
    }
    return true;
  }
}
