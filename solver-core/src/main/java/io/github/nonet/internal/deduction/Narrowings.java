package io.github.nonet.internal.deduction;

import io.github.nonet.internal.Lists;
import io.github.nonet.internal.groups.Form;
import io.github.nonet.internal.groups.Ways;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All constraints that several cells must meet together, as one numbered list: the forms, the cages
 * with a sum, and what the cages leave of the sums of houses. Each takes from the candidates of its
 * cells what it does not allow, where cells that see each other differ.
 *
 * <p>Nothing that some solution needs is ever taken. Pairs and machines are exact, and so are sums
 * with few combinations; longer ones are exact if the diagram of their ways is small enough, and
 * otherwise keep within what the other cells can add up to.
 */
final class Narrowings {
  /** Sums with more combinations are not tried one by one. */
  private static final int MOST_COMBINATIONS = 500;

  private static final int EDGES_A_LOOK = 500;

  /** The memo takes at most some 4 MB: 16,384 questions of up to 25 cells. */
  private static final int KEPT = 1 << 14;

  private static final int MOST_KEPT = 25;
  private static final int HASH = 0x9E3779B9;
  private static final int NO_WAY = -1;

  private final GridState state;
  private final Sight sight;
  private final List<Form> forms = new ArrayList<>();

  /** For each the units that it is named by. */
  private final List<int[]> units = new ArrayList<>();

  private final @Nullable Ways[] ways;
  private final boolean[] isAsked;
  private final @Nullable SumBounds[] bounds;

  /** The values that every way has that was left by the last narrowing, where this is known. */
  private int required;

  /*
   * The same questions are asked again and again, in a state and from state to state. Each place
   * keeps the last question that fell on it, with its answer:
   *
   *   number + 1, or 0 | required values, or no way | sets asked | sets left
   */
  private final int[] @Nullable [] memo = new int[KEPT][];

  /** For each cell the numbers of those that it is in. */
  final int[][] of;

  Narrowings(GridState state, Sight sight, List<HouseSum> sums) {
    this.state = state;
    this.sight = sight;
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
      add(sum.sum(), sum.houses());
    }
    ways = new Ways[forms.size()];
    isAsked = new boolean[forms.size()];
    bounds = new SumBounds[forms.size()];
    of =
        Lists.having(
            all.cells, state.pulse(), forms.stream().map(Form::cells).toArray(int[][]::new));
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

  /** Returns the constraint itself, or the houses whose sum it is. */
  int[] units(int number) {
    return units.get(number);
  }

  /**
   * Takes what a constraint does not allow.
   *
   * @param sets for each of its cells, in its order, the set of its values; changed
   * @return whether there is any way left; if not, the sets may have changed
   */
  boolean narrow(int number, int... sets) {
    required = 0;
    for (int set : sets) {
      if (set == 0) {
        return false;
      }
    }
    int[] known = memo(number, sets);
    if (known[0] == 0) {
      System.arraycopy(sets, 0, known, 2, sets.length);
      known[1] = look(number, sets) ? required : NO_WAY;
      System.arraycopy(sets, 0, known, 2 + sets.length, sets.length);
      // Only now, as the look may have been interrupted.
      known[0] = number + 1;
    }
    System.arraycopy(known, 2 + sets.length, sets, 0, sets.length);
    required = known[1] == NO_WAY ? 0 : known[1];
    return known[1] != NO_WAY;
  }

  /** Returns what is known of a question, or a free place for it: its first number is 0 then. */
  private int[] memo(int number, int... sets) {
    int hash = number;
    for (int set : sets) {
      hash = 31 * hash + set;
    }
    int place = (hash * HASH >>> 1) % memo.length;
    int[] known = memo[place];
    if (known == null || known.length != 2 + 2 * sets.length) {
      known = new int[2 + 2 * sets.length];
    } else if (known[0] != number + 1 || !isAsked(known, sets)) {
      known[0] = 0;
    }
    if (sets.length <= MOST_KEPT) {
      memo[place] = known;
    }
    return known;
  }

  private static boolean isAsked(int[] known, int... sets) {
    for (int i = 0; i < sets.length; i++) {
      if (known[2 + i] != sets[i]) {
        return false;
      }
    }
    return true;
  }

  private boolean look(int number, int... sets) {
    Form form = forms.get(number);
    if (form instanceof Form.Sum sum && combinations(sets) <= MOST_COMBINATIONS) {
      state.beat();
      SumOfCells tried = new SumOfCells(sum, sight, sets);
      boolean isAny = tried.narrow();
      required = isAny ? tried.required() : 0;
      return isAny;
    }
    Ways found = form instanceof Form.Sets ? null : ways(number);
    if (found != null) {
      state.beat(1 + found.size() / EDGES_A_LOOK);
      boolean isAny = found.narrow(sets);
      required = isAny ? found.required() : 0;
      return isAny;
    }
    return form instanceof Form.Sum sum
        ? bounds(number, sum).narrow(state, sets)
        : state.narrow(form, sets);
  }

  /** Returns the values that the constraint narrowed last holds however it is met, if known. */
  int required() {
    return required;
  }

  private static long combinations(int... sets) {
    long product = 1;
    for (int i = 0; i < sets.length && product <= MOST_COMBINATIONS; i++) {
      product *= Integer.bitCount(sets[i]);
    }
    return product;
  }

  private @Nullable Ways ways(int number) {
    if (!isAsked[number]) {
      ways[number] = Ways.of(forms.get(number), state.units.symbols, sight.all(), state.pulse());
      isAsked[number] = true;
    }
    return ways[number];
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
