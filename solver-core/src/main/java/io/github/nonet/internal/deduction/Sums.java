package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Form;
import io.github.nonet.variant.GridTechnique;

/** Sums of multiples with up to three open cells: which values have partners. */
final class Sums extends FormFinder<Form.Sum> {
  private static final int MOST_CELLS = 3;

  private final Sight sight;

  /** The open cells of the sum that is looked at, their factors, and the values tried. */
  private final int[] open = new int[MOST_CELLS];

  private final int[] factors = new int[MOST_CELLS];
  private final int[] values = new int[MOST_CELLS];

  /** The values of each open cell in the ways that were found. */
  private final int[] possible = new int[MOST_CELLS];

  private int count;

  Sums(Units units, Sight sight) {
    super(units, Form.Sum.class);
    this.sight = sight;
  }

  @Override
  boolean find(GridState state, Form.Sum form, int unit, GridFinding finding) {
    int left = form.total();
    count = 0;
    for (int i = 0; i < form.cells().length; i++) {
      int cell = form.cells()[i];
      if (state.isFilled[cell]) {
        left -= form.factors()[i] * Integer.numberOfTrailingZeros(state.sets[cell]);
      } else if (count == MOST_CELLS) {
        return false;
      } else {
        open[count] = cell;
        factors[count] = form.factors()[i];
        possible[count++] = 0;
      }
    }
    return count > 0 && fit(state, 0, left) && step(state, unit, finding);
  }

  /** Tries the values of the cells from one on; returns whether there is any way. */
  private boolean fit(GridState state, int i, int left) {
    if (i == count) {
      return left == 0;
    }
    boolean isAny = false;
    for (int rest = state.sets[open[i]]; rest != 0; rest &= rest - 1) {
      values[i] = Integer.numberOfTrailingZeros(rest);
      if (!isSeen(i) && fit(state, i + 1, left - factors[i] * values[i])) {
        possible[i] |= rest & -rest;
        isAny = true;
      }
    }
    return isAny;
  }

  /** Returns whether a cell sees one before it with the same value. */
  private boolean isSeen(int i) {
    for (int j = 0; j < i; j++) {
      if (values[j] == values[i] && sight.sees(open[j], open[i])) {
        return true;
      }
    }
    return false;
  }

  private boolean step(GridState state, int unit, GridFinding finding) {
    finding.begin(GridTechnique.SUM_COMBINATION, 0).base(unit);
    for (int i = 0; i < count; i++) {
      finding.cause(open[i]);
      finding.remove(state, open[i], ~possible[i]);
    }
    return finding.isStep();
  }
}
