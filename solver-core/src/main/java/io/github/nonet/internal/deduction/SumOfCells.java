package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;

/**
 * The values with which a sum of a few cells is reached, given that cells which see each other
 * differ.
 */
final class SumOfCells {
  private final Form.Sum sum;
  private final Sight sight;
  private final int[] sets;
  private final int[] values;
  private final int[] possible;
  private int required = -1;

  SumOfCells(Form.Sum sum, Sight sight, int... sets) {
    this.sum = sum;
    this.sight = sight;
    this.sets = sets;
    values = new int[sets.length];
    possible = new int[sets.length];
  }

  /**
   * Removes the values that are in no way to reach the sum, by trying all ways.
   *
   * @return whether there is any way; if not, the sets are empty
   */
  boolean narrow() {
    boolean isAny = fit(0, sum.total(), 0);
    System.arraycopy(possible, 0, sets, 0, sets.length);
    return isAny;
  }

  /** Returns the values that are in every way. */
  int required() {
    return required;
  }

  /** Tries the values of the cells, starting from {@code i}; returns whether there is any way. */
  private boolean fit(int i, int left, int used) {
    if (i == sets.length) {
      required &= left == 0 ? used : -1;
      return left == 0;
    }
    boolean isAny = false;
    int tried = i < sets.length - 1 ? sets[i] : sets[i] & only(left, sum.factors()[i]);
    for (int rest = tried; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      values[i] = ValueSet.lowest(rest);
      if (!isSeen(i)
          && fit(i + 1, left - sum.factors()[i] * values[i], used | ValueSet.lowestBit(rest))) {
        possible[i] |= ValueSet.lowestBit(rest);
        isAny = true;
      }
    }
    return isAny;
  }

  /** Returns the set of the only value that makes the rest of the total. */
  private static int only(int left, int factor) {
    int value = left / factor;
    return value * factor == left && value > 0 && value < Integer.SIZE ? ValueSet.bit(value) : 0;
  }

  /** Returns whether a cell sees an earlier one with the same value. */
  private boolean isSeen(int i) {
    for (int j = 0; j < i; j++) {
      if (values[j] == values[i] && sight.sees(sum.cells()[j], sum.cells()[i])) {
        return true;
      }
    }
    return false;
  }
}
