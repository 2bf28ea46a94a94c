package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.logic.GridTechnique;

/** The sets of values that some cells may hold, all different. */
final class SetsOfCells extends FormFinder<Form.Sets> {
  private final Sight sight;
  private final OpenCells open;

  SetsOfCells(Units units, Sight sight) {
    super(units, Form.Sets.class);
    this.sight = sight;
    open = new OpenCells(units);
  }

  @Override
  boolean find(GridState state, Form.Sets form, int unit, StepDraft finding) {
    finding.begin(GridTechnique.CONSTRAINED_SET, 0).base(unit);
    return open.look(state, form.cells())
        && open.combine(state, sight, form.sets(), open.filled, finding);
  }
}
