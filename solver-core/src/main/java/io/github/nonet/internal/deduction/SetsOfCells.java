package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.variant.GridTechnique;

/**
 * The sets of values that some cells may hold, all different. What none of those that fit has goes
 * from the cells. What all of them have goes from the cells that see all its places.
 */
final class SetsOfCells extends FormFinder<Form.Sets> {
  private final Sight sight;
  private int filled;
  private int possible;
  private int required;

  SetsOfCells(Units units, Sight sight) {
    super(units, Form.Sets.class);
    this.sight = sight;
  }

  @Override
  boolean find(GridState state, Form.Sets form, int unit, GridFinding finding) {
    if (!fill(state, form)) {
      return false;
    }
    combine(state, form);
    if (possible == 0) {
      return false;
    }
    finding.begin(GridTechnique.CONSTRAINED_SET, possible & ~filled).base(unit);
    for (int cell : form.cells()) {
      if (!state.isFilled[cell]) {
        finding.cause(cell);
        finding.remove(state, cell, ~possible | filled);
      }
    }
    if (finding.isStep()) {
      return true;
    }
    finding.begin(GridTechnique.CONSTRAINED_SET, 0).base(unit).requires();
    return sight.require(state, required, form.cells(), form.cells().length, finding);
  }

  /** Collects the values of filled cells; returns whether they differ. */
  private boolean fill(GridState state, Form.Sets form) {
    filled = 0;
    for (int cell : form.cells()) {
      int set = state.isFilled[cell] ? state.sets[cell] : 0;
      if ((filled & set) != 0) {
        return false;
      }
      filled |= set;
    }
    return true;
  }

  /** Collects what any and what all of the sets have that fit the candidates. */
  private void combine(GridState state, Form.Sets form) {
    possible = 0;
    required = ~filled;
    for (int set : form.sets()) {
      state.beat();
      if ((filled & ~set) == 0 && hasPlaces(state, form.cells(), set & ~filled)) {
        possible |= set;
        required &= set;
      }
    }
  }

  /** Returns whether each open cell has one of the values, and each value a cell. */
  private static boolean hasPlaces(GridState state, int[] cells, int values) {
    int union = 0;
    for (int cell : cells) {
      int set = state.isFilled[cell] ? -1 : state.sets[cell] & values;
      if (set == 0) {
        return false;
      }
      union |= set == -1 ? 0 : set;
    }
    return union == values;
  }
}
