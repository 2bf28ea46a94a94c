package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Form;
import io.github.nonet.variant.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Sums of multiples with many open cells: how small and how large the others can be together. */
final class LongSums extends FormFinder<Form.Sum> {
  /*
   * Cells with one factor that all see each other differ: the smallest values that they can have
   * are found from the lowest candidate up, each greater than the one before. Cells are put into
   * the first such clique that takes them.
   */
  private static final int CELLS_A_LOOK = 128;

  private final Sight sight;

  /** For each cell of the sum the number of its clique, from 0 on. */
  private int[] cliques = {};

  /** The greatest value used so far in each clique. */
  private int[] last = {};

  /** The cells from the best value to the worst: for the least sum, and for the greatest. */
  private int[][] orders = {};

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
    divide(state, form);
    if (!isPossible(state, form, sets)) {
      return false;
    }
    for (int i = 0; i < cells.length; i++) {
      if (!state.isFilled[cells[i]]) {
        state.beat();
        finding.remove(state, cells[i], ~possible(state, form, sets, i));
      }
    }
    return finding.isStep();
  }

  private void divide(GridState state, Form.Sum form) {
    int[] cells = form.cells();
    cliques = new int[cells.length];
    last = new int[cells.length];
    orders = new int[2][cells.length];
    List<List<Integer>> members = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      orders[0][i] = i;
      orders[1][i] = i;
      while (cliques[i] < members.size() && !fits(form, members.get(cliques[i]), i)) {
        cliques[i]++;
      }
      state.beat(cliques[i] / CELLS_A_LOOK);
      if (cliques[i] == members.size()) {
        members.add(new ArrayList<>());
      }
      members.get(cliques[i]).add(i);
    }
  }

  /** Returns whether a cell can be in a clique with all cells that are in it. */
  private boolean fits(Form.Sum form, List<Integer> members, int i) {
    for (int j : members) {
      if (form.factors()[j] != form.factors()[i] || !sight.sees(form.cells()[j], form.cells()[i])) {
        return false;
      }
    }
    return true;
  }

  /** Returns the values of a cell that are neither too small nor too large for the others. */
  private int possible(GridState state, Form.Sum form, int[] sets, int i) {
    int set = sets[i];
    int possible = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      sets[i] = rest & -rest;
      possible |= isPossible(state, form, sets) ? sets[i] : 0;
    }
    sets[i] = set;
    return possible;
  }

  private boolean isPossible(GridState state, Form.Sum form, int[] sets) {
    return least(state, form, sets, 1) <= form.total()
        && -least(state, form, sets, -1) >= form.total();
  }

  /** Returns the least that the sum, or its opposite, can be. */
  private int least(GridState state, Form.Sum form, int[] sets, int sign) {
    int total = 0;
    int[] order = orders[sign > 0 ? 0 : 1];
    sort(state, form, sets, sign, order);
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
  private void sort(GridState state, Form.Sum form, int[] sets, int sign, int[] order) {
    for (int i = 1; i < order.length; i++) {
      int cell = order[i];
      int key = from(sets[cell], sign * form.factors()[cell]);
      int at = i;
      while (at > 0 && from(sets[order[at - 1]], sign * form.factors()[order[at - 1]]) > key) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = cell;
      state.beat((i - at) / CELLS_A_LOOK);
    }
    state.beat(order.length / CELLS_A_LOOK);
  }
}
