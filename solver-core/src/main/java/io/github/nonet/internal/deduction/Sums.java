package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.logic.GridTechnique;

/**
 * Sums of multiples: up to three open cells are tried with all their values; if there are more, the
 * bounds of the others are compared with the total.
 */
final class Sums extends FormFinder<Form.Sum> {
  private static final int MOST_CELLS = 3;

  private final Sight sight;
  private final GridTechnique technique;

  /**
   * @param technique {@code SUM_COMBINATION} or {@code SUM_BOUNDS}
   */
  Sums(Units units, Sight sight, GridTechnique technique) {
    super(units, Form.Sum.class);
    this.sight = sight;
    this.technique = technique;
  }

  @Override
  boolean find(GridState state, Form.Sum form, int unit, StepDraft finding) {
    finding.begin(technique, 0).base(unit);
    int open = 0;
    for (int cell : form.cells()) {
      if (!state.isFilled[cell]) {
        finding.cause(cell);
        open++;
      }
    }
    int[] sets = state.setsOf(form.cells());
    if (open == 0 || !narrow(state, form, open, sets)) {
      return false;
    }
    for (int i = 0; i < sets.length; i++) {
      finding.remove(state, form.cells()[i], ~sets[i]);
    }
    if (!finding.isStep()) {
      return false;
    }
    differ(state, form, sets, finding);
    return true;
  }

  private boolean narrow(GridState state, Form.Sum form, int open, int[] sets) {
    return technique == GridTechnique.SUM_COMBINATION
        ? open <= MOST_CELLS && new SumOfCells(form, sight, sets).narrow()
        : new SumBounds(state, sight, form).narrow(state, sets);
  }

  /** Adds to a step that cells which see each other differ, if the step needs this. */
  private void differ(GridState state, Form form, int[] left, StepDraft finding) {
    int[] without = state.setsOf(form.cells());
    boolean isAny = state.narrow(form, without);
    for (int i = 0; i < left.length && isAny; i++) {
      if ((without[i] & ~left[i]) != 0) {
        sight.differ(form.cells(), finding);
        return;
      }
    }
  }
}
