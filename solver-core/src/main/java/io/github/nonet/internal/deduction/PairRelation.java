package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;

/** Deduces from the relation of two cells. */
public final class PairRelation {
  private PairRelation() {}

  /**
   * Returns the values that the other cell may hold.
   *
   * @param place the known cell, 0 or 1
   * @param set the values of the known cell
   */
  public static int fits(Form.TwoCells pair, int place, int set) {
    int allowed = 0;
    for (int value = 1; value <= pair.next().length; value++) {
      int next = pair.next()[value - 1];
      if (place == 0) {
        allowed |= ValueSet.contains(set, value) ? next : 0;
      } else {
        allowed |= (next & set) != 0 ? ValueSet.bit(value) : 0;
      }
    }
    return allowed;
  }

  /** Returns whether it does not matter which of the cells comes first. */
  public static boolean isSymmetric(Form.TwoCells pair) {
    for (int value = 1; value <= pair.next().length; value++) {
      if (fits(pair, 0, ValueSet.bit(value)) != fits(pair, 1, ValueSet.bit(value))) {
        return false;
      }
    }
    return true;
  }
}
