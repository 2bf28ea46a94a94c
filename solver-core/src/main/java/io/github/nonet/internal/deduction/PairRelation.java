package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;

/** Deduces from the relation of two cells. */
public final class PairRelation {
  private PairRelation() {}

  /**
   * Returns what the other cell may hold.
   *
   * @param place 0 or 1: which of the two cells is known
   * @param set what it can be
   */
  public static int fits(Form.TwoCells pair, int place, int set) {
    int allowed = 0;
    for (int value = 1; value <= pair.next().length; value++) {
      int next = pair.next()[value - 1];
      if (place == 0) {
        allowed |= (set >>> value & 1) != 0 ? next : 0;
      } else {
        allowed |= (next & set) != 0 ? 1 << value : 0;
      }
    }
    return allowed;
  }

  /** Returns whether it does not matter which of the cells comes first. */
  public static boolean isSymmetric(Form.TwoCells pair) {
    for (int value = 1; value <= pair.next().length; value++) {
      if (fits(pair, 0, 1 << value) != fits(pair, 1, 1 << value)) {
        return false;
      }
    }
    return true;
  }
}
