package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.logic.GridTechnique;
import java.util.Arrays;

/** Cages with two or three open cells: a value needs partners in the other cells. */
final class SmallCages extends CageFinder {
  private final int size;
  private final Sight sight;

  /** Finds CAGE_PAIR or CAGE_TRIPLE, by the number of open cells. */
  SmallCages(Units units, Sight sight, GridTechnique technique, int size) {
    super(units, technique);
    this.size = size;
    this.sight = sight;
  }

  @Override
  boolean findIn(GridState state, int unit, StepDraft finding) {
    if (open.count != size) {
      return false;
    }
    Form.Sum sum = Form.Sum.of(left, Arrays.copyOf(open.cells, size));
    int[] sets = state.setsOf(sum.cells());
    for (int i = 0; i < size; i++) {
      sets[i] &= ~open.filled;
    }
    if (!new SumOfCells(sum, sight, sets).narrow()) {
      return false;
    }
    begin(finding, unit, 0);
    for (int i = 0; i < size; i++) {
      finding.remove(state, open.cells[i], ~sets[i]);
    }
    return finding.isStep();
  }
}
