package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Form;
import io.github.nonet.variant.GridTechnique;
import java.util.Arrays;

/** Sums of multiples with many open cells: how small and how large the others can be together. */
final class LongSums extends FormFinder<Form.Sum> {
  /*
   * Cells with one factor that all see each other differ: the smallest values that they can have
   * are found from the lowest candidate up, each greater than the one before. Cells are put into
   * the first such clique that takes them.
   */
  private final Sight sight;

  /** For each cell of the sum the number of its clique, from 0 on. */
  private int[] cliques = {};

  /** The greatest value used so far in each clique, and the order in which cells are taken. */
  private int[] last = {};

  private int[] order = {};

  LongSums(Units units, Sight sight) {
    super(units, Form.Sum.class);
    this.sight = sight;
  }

  @Override
  boolean find(GridState state, Form.Sum form, int unit, GridFinding finding) {
    int[] cells = form.cells();
    int[] sets = new int[cells.length];
    finding.begin(GridTechnique.SUM_BOUNDS, 0).base(unit);
    int open = 0;
    for (int i = 0; i < cells.length; i++) {
      sets[i] = state.sets[cells[i]];
      if (sets[i] == 0) {
        return false;
      }
      if (!state.isFilled[cells[i]]) {
        finding.cause(cells[i]);
        open++;
      }
    }
    if (open == 0) {
      return false;
    }
    divide(form);
    if (!isPossible(form, sets)) {
      return false;
    }
    for (int i = 0; i < cells.length; i++) {
      if (!state.isFilled[cells[i]]) {
        state.beat();
        finding.remove(state, cells[i], ~possible(form, sets, i));
      }
    }
    return finding.isStep();
  }

  private void divide(Form.Sum form) {
    int[] cells = form.cells();
    cliques = new int[cells.length];
    last = new int[cells.length];
    order = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      order[i] = i;
      while (!fits(form, i)) {
        cliques[i]++;
      }
    }
  }

  /** Returns whether a cell can be in its clique with all cells before it that are. */
  private boolean fits(Form.Sum form, int i) {
    for (int j = 0; j < i; j++) {
      if (cliques[j] == cliques[i]
          && (form.factors()[j] != form.factors()[i]
              || !sight.sees(form.cells()[j], form.cells()[i]))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the values of a cell that are neither too small nor too large for the others. */
  private int possible(Form.Sum form, int[] sets, int i) {
    int set = sets[i];
    int possible = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      sets[i] = rest & -rest;
      possible |= isPossible(form, sets) ? sets[i] : 0;
    }
    sets[i] = set;
    return possible;
  }

  private boolean isPossible(Form.Sum form, int[] sets) {
    return least(form, sets, 1) <= form.total() && -least(form, sets, -1) >= form.total();
  }

  /** Returns the least that the sum, or its opposite, can be. */
  private int least(Form.Sum form, int[] sets, int sign) {
    int total = 0;
    sort(form, sets, sign);
    Arrays.fill(last, 0);
    for (int i : order) {
      int factor = sign * form.factors()[i];
      int from = from(sets[i], factor);
      last[cliques[i]] = Math.max(last[cliques[i]] + 1, from);
      total +=
          factor > 0 ? factor * last[cliques[i]] : factor * (units.symbols + 1 - last[cliques[i]]);
    }
    return total;
  }

  /** Returns how far the best value is from the best of all: 1 is the best, 2 the next. */
  private int from(int set, int factor) {
    return factor > 0
        ? Integer.numberOfTrailingZeros(set)
        : units.symbols + 1 - (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(set));
  }

  /** Sorts the cells by their best values. */
  private void sort(Form.Sum form, int[] sets, int sign) {
    for (int i = 1; i < order.length; i++) {
      int cell = order[i];
      int key = from(sets[cell], sign * form.factors()[cell]);
      int at = i;
      while (at > 0 && from(sets[order[at - 1]], sign * form.factors()[order[at - 1]]) > key) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = cell;
    }
  }
}
