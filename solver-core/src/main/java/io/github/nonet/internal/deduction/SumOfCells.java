package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Form;

/** The values with which a sum of few cells is reached, where cells that see each other differ. */
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
   * Takes the values that are in no way to reach the sum, by trying all ways.
   *
   * @return whether there is any way; if not, the sets are empty
   */
  static boolean narrow(Form.Sum sum, Sight sight, int... sets) {
    return new SumOfCells(sum, sight, sets).narrow();
  }

  boolean narrow() {
    boolean isAny = fit(0, sum.total(), 0);
    System.arraycopy(possible, 0, sets, 0, sets.length);
    return isAny;
  }

  /** Returns the values that are in every way. */
  int required() {
    return required;
  }

  /** Tries the values of the cells from one on; returns whether there is any way. */
  private boolean fit(int i, int left, int used) {
    if (i == sets.length) {
      required &= left == 0 ? used : -1;
      return left == 0;
    }
    boolean isAny = false;
    for (int rest = sets[i]; rest != 0; rest &= rest - 1) {
      values[i] = Integer.numberOfTrailingZeros(rest);
      if (!isSeen(i) && fit(i + 1, left - sum.factors()[i] * values[i], used | rest & -rest)) {
        possible[i] |= rest & -rest;
        isAny = true;
      }
    }
    return isAny;
  }

  /** Returns whether a cell sees one before it with the same value. */
  private boolean isSeen(int i) {
    for (int j = 0; j < i; j++) {
      if (values[j] == values[i] && sight.sees(sum.cells()[j], sum.cells()[i])) {
        return true;
      }
    }
    return false;
  }
}
