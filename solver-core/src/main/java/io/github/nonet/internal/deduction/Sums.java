package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Form;
import io.github.nonet.variant.GridTechnique;

/** Sums of multiples with up to three open cells: which values have partners. */
final class Sums extends FormFinder<Form.Sum> {
  private static final int MOST_CELLS = 3;

  private final Sight sight;

  Sums(Units units, Sight sight) {
    super(units, Form.Sum.class);
    this.sight = sight;
  }

  @Override
  boolean find(GridState state, Form.Sum form, int unit, GridFinding finding) {
    finding.begin(GridTechnique.SUM_COMBINATION, 0).base(unit);
    int open = 0;
    for (int cell : form.cells()) {
      if (!state.isFilled[cell]) {
        finding.cause(cell);
        open++;
      }
    }
    int[] sets = state.setsOf(form.cells());
    if (open == 0 || open > MOST_CELLS || !SumOfCells.narrow(form, sight, sets)) {
      return false;
    }
    for (int i = 0; i < sets.length; i++) {
      finding.remove(state, form.cells()[i], ~sets[i]);
    }
    if (!finding.isStep()) {
      return false;
    }
    differ(state, sight, form, sets, finding);
    return true;
  }
}
