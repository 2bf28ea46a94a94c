package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Form;
import io.github.nonet.variant.GridTechnique;

/** Sums of multiples with many open cells: how small and how large the others can be together. */
final class LongSums extends FormFinder<Form.Sum> {
  private final Sight sight;

  LongSums(Units units, Sight sight) {
    super(units, Form.Sum.class);
    this.sight = sight;
  }

  @Override
  boolean find(GridState state, Form.Sum form, int unit, GridFinding finding) {
    int[] cells = form.cells();
    int[] sets = state.setsOf(cells);
    finding.begin(GridTechnique.SUM_BOUNDS, 0).base(unit);
    boolean isOpen = false;
    for (int cell : cells) {
      if (!state.isFilled[cell]) {
        finding.cause(cell);
        isOpen = true;
      }
    }
    if (!isOpen || !new SumBounds(state, sight, form).narrow(state, sets)) {
      return false;
    }
    for (int i = 0; i < cells.length; i++) {
      finding.remove(state, cells[i], ~sets[i]);
    }
    if (!finding.isStep()) {
      return false;
    }
    differ(state, sight, form, sets, finding);
    return true;
  }
}
