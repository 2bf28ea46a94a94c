package io.github.nonet.internal.deduction;

import io.github.nonet.internal.Indices;
import io.github.nonet.internal.constraints.Narrowing;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.Ways;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All constraints that several cells must meet together, as one numbered list: the forms, the cages
 * with a sum, and the sums of houses that the cages leave. Each removes from the candidates of its
 * cells the values that it does not allow, given that cells which see each other differ.
 *
 * <p>No candidate of a solution is ever removed. Pairs, sets and machines are exact, and so are
 * sums with few combinations; longer sums are exact if the diagram of their ways is small enough,
 * and otherwise use the bounds of the other cells.
 */
final class Narrowings {
  /** The most combinations of a sum that are tried one by one. */
  private static final int MOST_COMBINATIONS = 500;

  /** Returned by {@link #narrow} for a constraint that cannot be met; it is not a set of values. */
  static final int NO_WAY = -1;

  /** The memo takes at most about 4 MB: 2^14 questions of up to 25 cells. */
  private static final int MEMO_BITS = 14;

  private static final int MOST_CELLS_KEPT = 25;
  private static final int HASH = 0x9E3779B9;

  private final GridState state;
  private final Sight sight;
  private final List<Form> forms = new ArrayList<>();

  /** For each constraint, the units by which it is named. */
  private final List<int[]> units = new ArrayList<>();

  private final FormWays ways;
  private final @Nullable SumBounds[] bounds;

  /*
   * The same questions come up again and again, in one state and from state to state. Each place of
   * the memo keeps the last question that was hashed to it, with its answer:
   *
   *   number + 1, or 0 | required values, or NO_WAY | sets before | sets after
   */
  private final int[] @Nullable [] memo = new int[1 << MEMO_BITS][];

  /** For each cell, the numbers of its constraints. */
  final int[][] of;

  Narrowings(GridState state, Sight sight, FormWays ways, List<HouseSum> sums) {
    this.state = state;
    this.sight = sight;
    this.ways = ways;
    Units all = state.units;
    for (int i = 0; i < all.forms.size(); i++) {
      if (!(all.forms.get(i) instanceof Form.Apart)) {
        add(all.forms.get(i), all.firstForm + i);
      }
    }
    for (int unit = all.groups; unit < all.firstForm; unit++) {
      if (all.sum(unit) > 0) {
        add(HouseSum.sum(all.sum(unit), all.cellsOf[unit]), unit);
      }
    }
    for (HouseSum sum : sums) {
      add(sum.sum(), Lists.joined(sum.houses(), sum.cages()));
    }
    bounds = new SumBounds[forms.size()];
    of =
        Indices.byNumber(
            all.cells, state.watch(), forms.stream().map(Form::cells).toArray(int[][]::new));
  }

  private void add(Form form, int... named) {
    forms.add(form);
    units.add(named);
  }

  int count() {
    return forms.size();
  }

  /** Returns the cells of a constraint, which must not be changed. */
  int[] cells(int number) {
    return forms.get(number).cells();
  }

  /**
   * Returns the constraint itself, or the houses whose sum it is and the cages subtracted from it.
   */
  int[] units(int number) {
    return units.get(number);
  }

  /**
   * Removes the values that a constraint does not allow.
   *
   * @param sets the set of values of each of its cells, in its order; changed
   * @return the values that every way to meet it has, as far as they are known; or {@link #NO_WAY},
   *     in which case the sets may have changed
   */
  int narrow(int number, int... sets) {
    for (int set : sets) {
      if (set == 0) {
        return NO_WAY;
      }
    }
    int[] known = memo(number, sets);
    if (known[0] == 0) {
      System.arraycopy(sets, 0, known, 2, sets.length);
      known[1] = look(number, sets);
      System.arraycopy(sets, 0, known, 2 + sets.length, sets.length);
      // This is set only now, because the look may have been interrupted.
      known[0] = number + 1;
    }
    System.arraycopy(known, 2 + sets.length, sets, 0, sets.length);
    return known[1];
  }

  /** Returns the known answer to a question, or a free place for it, whose first number is 0. */
  private int[] memo(int number, int[] sets) {
    int hash = number;
    for (int set : sets) {
      hash = 31 * hash + set;
    }
    int place = hash * HASH >>> Integer.SIZE - MEMO_BITS;
    int[] known = memo[place];
    if (known == null || known.length != 2 + 2 * sets.length) {
      known = new int[2 + 2 * sets.length];
    } else if (known[0] != number + 1 || !isFor(known, sets)) {
      known[0] = 0;
    }
    if (sets.length <= MOST_CELLS_KEPT) {
      memo[place] = known;
    }
    return known;
  }

  private static boolean isFor(int[] known, int[] sets) {
    for (int i = 0; i < sets.length; i++) {
      if (known[2 + i] != sets[i]) {
        return false;
      }
    }
    return true;
  }

  private int look(int number, int[] sets) {
    Form form = forms.get(number);
    if (form instanceof Form.Sum sum && combinations(sets) <= MOST_COMBINATIONS) {
      state.look();
      SumOfCells tried = new SumOfCells(sum, sight, sets);
      return tried.narrow() ? tried.required() : NO_WAY;
    }
    if (form instanceof Form.Sets some) {
      int required = Narrowing.narrowSets(some, state, sets);
      return sets[0] == 0 ? NO_WAY : required;
    }
    Ways found = ways.of(form);
    if (found != null) {
      return FormWays.narrow(state, found, sets) ? found.required() : NO_WAY;
    }
    boolean isAny =
        form instanceof Form.Sum sum
            ? bounds(number, sum).narrow(state, sets)
            : state.narrow(form, sets);
    return isAny ? 0 : NO_WAY;
  }

  private static long combinations(int[] sets) {
    long product = 1;
    for (int i = 0; i < sets.length && product <= MOST_COMBINATIONS; i++) {
      product *= Integer.bitCount(sets[i]);
    }
    return product;
  }

  private SumBounds bounds(int number, Form.Sum sum) {
    SumBounds found = bounds[number];
    if (found == null) {
      found = new SumBounds(state, sight, sum);
      bounds[number] = found;
    }
    return found;
  }
}
