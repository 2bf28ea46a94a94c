package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The bounds of a sum of multiples, given that cells which see each other differ. */
final class SumBounds {
  /*
   * Cells with one factor that all see each other differ: their smallest possible values are found
   * from the lowest candidate up, each greater than the one before. Each cell joins the first such
   * clique that takes it.
   */
  private static final int CELLS_A_LOOK = 128;

  private final Form.Sum form;
  private final int symbols;

  /** For each cell of the sum, the number of its clique, starting with 0. */
  private final int[] cliques;

  /** The greatest value used so far in each clique. */
  private final int[] last;

  /** The cells from the best value to the worst: for the least sum, and for the greatest. */
  private final int[][] orders;

  SumBounds(GridState state, Sight sight, Form.Sum form) {
    this.form = form;
    symbols = state.units.symbols;
    int[] cells = form.cells();
    cliques = new int[cells.length];
    last = new int[cells.length];
    orders = new int[2][cells.length];
    List<List<Integer>> members = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      orders[0][i] = i;
      orders[1][i] = i;
      while (cliques[i] < members.size() && !fits(sight, members.get(cliques[i]), i)) {
        cliques[i]++;
      }
      state.look(cliques[i] / CELLS_A_LOOK);
      if (cliques[i] == members.size()) {
        members.add(new ArrayList<>());
      }
      members.get(cliques[i]).add(i);
    }
  }

  /** Returns whether a cell can join a clique, because it sees all cells in it. */
  private boolean fits(Sight sight, List<Integer> members, int i) {
    for (int j : members) {
      if (form.factors()[j] != form.factors()[i] || !sight.sees(form.cells()[j], form.cells()[i])) {
        return false;
      }
    }
    return true;
  }

  /**
   * Removes the values of each cell that are too small or too large for the others.
   *
   * @return whether the sum can be reached at all; if not, nothing is changed
   */
  boolean narrow(GridState state, int... sets) {
    for (int set : sets) {
      if (set == 0) {
        return false;
      }
    }
    if (!isPossible(state, sets)) {
      return false;
    }
    int[] left = sets.clone();
    for (int i = 0; i < sets.length; i++) {
      if (!ValueSet.hasAtMostOne(sets[i])) {
        state.look();
        left[i] = possible(state, sets, i);
      }
    }
    System.arraycopy(left, 0, sets, 0, sets.length);
    return true;
  }

  private int possible(GridState state, int[] sets, int i) {
    int set = sets[i];
    int possible = 0;
    for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      sets[i] = ValueSet.lowestBit(rest);
      possible |= isPossible(state, sets) ? sets[i] : 0;
    }
    sets[i] = set;
    return possible;
  }

  private boolean isPossible(GridState state, int[] sets) {
    return least(state, sets, 1) <= form.total() && -least(state, sets, -1) >= form.total();
  }

  /** Returns the least value of the sum, or of its negative. */
  private int least(GridState state, int[] sets, int sign) {
    int total = 0;
    int[] order = orders[sign > 0 ? 0 : 1];
    sort(state, sets, sign, order);
    Arrays.fill(last, 0);
    for (int i : order) {
      int factor = sign * form.factors()[i];
      int from = from(sets[i], factor);
      last[cliques[i]] = Math.max(last[cliques[i]] + 1, from);
      total += factor > 0 ? factor * last[cliques[i]] : factor * (symbols + 1 - last[cliques[i]]);
    }
    return total;
  }

  /** Returns the rank of the best value among all values: 1 is the best, 2 the next. */
  private int from(int set, int factor) {
    return factor > 0 ? ValueSet.lowest(set) : symbols + 1 - ValueSet.greatest(set);
  }

  /** Sorts the cells by their best values. */
  private void sort(GridState state, int[] sets, int sign, int[] order) {
    for (int i = 1; i < order.length; i++) {
      int cell = order[i];
      int key = from(sets[cell], sign * form.factors()[cell]);
      int at = i;
      while (at > 0 && from(sets[order[at - 1]], sign * form.factors()[order[at - 1]]) > key) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = cell;
      state.look((i - at) / CELLS_A_LOOK);
    }
    state.look(order.length / CELLS_A_LOOK);
  }
}
