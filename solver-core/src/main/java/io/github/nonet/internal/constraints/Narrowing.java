package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.Representatives;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the values that the cells of one form may hold because of that form. The result is exact
 * for pairs, sets and machines, and for sums if all cells except one are filled; otherwise it may
 * keep impossible values, but never removes possible ones.
 */
public final class Narrowing {
  private Narrowing() {}

  /**
   * Removes from the sets the values that the form does not allow.
   *
   * @param sets the set of values of each cell of the form, in its order; changed
   * @return whether every set has a value left; otherwise the form has no solution within the sets
   */
  public static boolean narrow(Form form, int... sets) {
    return narrow(form, Watch.NONE, sets);
  }

  /**
   * Does the same, and asks a watch meanwhile.
   *
   * @param watch asked once, twice for each cell of a machine, and for sets; it may throw
   */
  public static boolean narrow(Form form, Watch watch, int... sets) {
    watch.look();
    if (form instanceof Form.TwoCells pair) {
      narrow(pair, sets);
    } else if (form instanceof Form.Sets some) {
      narrowSets(some, watch, sets);
    } else if (form instanceof Form.Sum sum) {
      narrow(sum, sets);
    } else if (form instanceof Form.Machine machine) {
      new MachineNarrowing(machine, sets).narrow(watch);
    } else {
      narrowApart(sets);
    }
    for (int set : sets) {
      if (set == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Removes from the sets the values that several forms do not allow, in both directions in turn,
   * until nothing changes.
   *
   * @param sets the set of values of each cell of the grid; changed
   * @return whether every set has a value left; otherwise there is no solution within the sets
   */
  public static boolean narrow(List<Form> forms, Watch watch, int... sets) {
    boolean isChanged = true;
    for (boolean isForth = true; isChanged; isForth = !isForth) {
      isChanged = false;
      for (int i = 0; i < forms.size(); i++) {
        Form form = forms.get(isForth ? i : forms.size() - 1 - i);
        int[] cells = form.cells();
        int[] left = new int[cells.length];
        for (int j = 0; j < left.length; j++) {
          left[j] = sets[cells[j]];
        }
        if (!narrow(form, watch, left)) {
          return false;
        }
        for (int j = 0; j < left.length; j++) {
          if (sets[cells[j]] != left[j]) {
            isChanged = forms.size() > 1;
            sets[cells[j]] = left[j];
          }
        }
      }
    }
    return true;
  }

  private static void narrow(Form.TwoCells pair, int[] sets) {
    int firsts = 0;
    int seconds = 0;
    for (int rest = sets[0]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int next = pair.next()[ValueSet.lowest(rest) - 1] & sets[1];
      firsts |= next == 0 ? 0 : ValueSet.lowestBit(rest);
      seconds |= next;
    }
    sets[0] = firsts;
    sets[1] = seconds;
  }

  /**
   * Takes from the sets what no way to give each cell another value of one allowed set has.
   *
   * @param watch asked before each allowed set that is tried; it may throw
   * @param sets for each cell of the form, in its order, the set of its values; changed
   * @return the values that are in each allowed set with such a way; if there is none, all sets are
   *     empty
   */
  public static int narrowSets(Form.Sets form, Watch watch, int... sets) {
    int[] left = new int[sets.length];
    int required = -1;
    for (int allowed : form.sets()) {
      if (isNews(allowed, required, sets, left)) {
        watch.look();
        int[] ways = new int[sets.length];
        Arrays.setAll(ways, i -> sets[i] & allowed);
        if (Representatives.narrow(ways)) {
          Arrays.setAll(left, i -> left[i] | ways[i]);
          required &= allowed;
        }
      }
    }
    System.arraycopy(left, 0, sets, 0, sets.length);
    return required == -1 ? 0 : required;
  }

  /** Returns whether a set may be possible and add something, cell by cell. */
  private static boolean isNews(int allowed, int required, int[] sets, int[] left) {
    int reached = 0;
    boolean isNews = (required & ~allowed) != 0;
    for (int i = 0; i < sets.length; i++) {
      int possible = sets[i] & allowed;
      if (possible == 0) {
        return false;
      }
      reached |= possible;
      isNews |= (possible & ~left[i]) != 0;
    }
    return isNews && reached == allowed;
  }

  private static void narrow(Form.Sum sum, int[] sets) {
    long least = 0;
    long most = 0;
    for (int i = 0; i < sets.length; i++) {
      least += least(sets[i], sum.factors()[i]);
      most += -least(sets[i], -sum.factors()[i]);
    }
    int[] left = new int[sets.length];
    for (int i = 0; i < sets.length; i++) {
      int factor = sum.factors()[i];
      long from = sum.total() - (most + least(sets[i], -factor));
      long to = sum.total() - (least - least(sets[i], factor));
      for (int rest = sets[i]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        long part = (long) factor * ValueSet.lowest(rest);
        left[i] |= part >= from && part <= to ? ValueSet.lowestBit(rest) : 0;
      }
    }
    System.arraycopy(left, 0, sets, 0, sets.length);
  }

  /** Returns the least product of the factor and a value of the set; 0 if the set is empty. */
  private static long least(int set, int factor) {
    if (set == 0) {
      return 0;
    }
    int value = factor > 0 ? ValueSet.lowest(set) : ValueSet.greatest(set);
    return (long) factor * value;
  }

  private static void narrowApart(int[] sets) {
    if (ValueSet.isSingle(sets[0])) {
      for (int i = 1; i < sets.length; i++) {
        sets[i] &= ~sets[0];
      }
    }
  }
}
