package io.github.nonet.internal.deduction;

import io.github.nonet.internal.constraints.Narrowing;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.logic.GridTechnique;

/** Uses the sets of values that some cells may hold, all different. */
final class SetsOfCells extends FormFinder<Form.Sets> {
  private final Sight sight;
  private final OpenCells open;

  SetsOfCells(Units units, Sight sight) {
    super(units, Form.Sets.class);
    this.sight = sight;
    open = new OpenCells(units);
  }

  /**
   * A value in none of the sets that fit is eliminated from the open cells, and a value in all of
   * them from the cells that see all its places. A cell then also loses the values that it cannot
   * have if each value of such a set needs a different cell.
   */
  @Override
  boolean find(GridState state, Form.Sets form, int unit, StepDraft finding) {
    int[] cells = form.cells();
    int[] left = state.setsOf(cells);
    int required = Narrowing.narrowSets(form, state, left);
    if (left[0] == 0 || !open.look(state, cells)) {
      return false;
    }
    int possible = 0;
    for (int i = 0; i < left.length; i++) {
      possible |= left[i] & ~open.filled;
    }
    finding.begin(GridTechnique.CONSTRAINED_SET, 0).base(unit);
    if (open.eliminate(state, sight, possible, required & ~open.filled, finding)) {
      return true;
    }
    open.cause(finding.begin(GridTechnique.CONSTRAINED_SET, possible).base(unit));
    for (int i = 0; i < left.length; i++) {
      finding.remove(state, cells[i], ~left[i]);
    }
    return finding.isStep();
  }
}
