package io.github.nonet.internal.sets;

import java.util.Arrays;

/**
 * Whether each of some sets of values has a value of its own: a system of distinct representatives,
 * found as a matching by augmenting paths.
 */
public final class Representatives {
  private static final int NONE = -1;

  private final int[] sets;

  /** For each value the set that it represents, or none. */
  private final int[] represented = new int[Integer.SIZE];

  private Representatives(int... sets) {
    this.sets = sets;
    Arrays.fill(represented, NONE);
  }

  /** Returns whether different values can be taken from the sets, one from each. */
  public static boolean exist(int... sets) {
    return new Representatives(sets).findAll();
  }

  /**
   * Takes from the sets the values that they have in no choice of different ones, one from each.
   *
   * @param sets with as many values in all as there are sets; changed
   * @return whether there is such a choice; otherwise nothing is changed
   */
  public static boolean narrow(int... sets) {
    Representatives representatives = new Representatives(sets);
    boolean isAny = representatives.findAll();
    if (isAny) {
      representatives.narrow();
    }
    return isAny;
  }

  private boolean findAll() {
    for (int i = 0; i < sets.length; i++) {
      if (!find(i, new boolean[Integer.SIZE])) {
        return false;
      }
    }
    return true;
  }

  /** Takes each value whose set cannot get another one if this set takes it. */
  private void narrow() {
    // The sets that are taken a value from if a set takes any of its values, and so on.
    int[] reached = new int[sets.length];
    for (int i = 0; i < sets.length; i++) {
      for (int rest = sets[i]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        reached[i] |= ValueSet.bit(represented[ValueSet.lowest(rest)]);
      }
    }
    for (int by = 0; by < sets.length; by++) {
      for (int i = 0; i < sets.length; i++) {
        reached[i] |= ValueSet.contains(reached[i], by) ? reached[by] : 0;
      }
    }
    for (int i = 0; i < sets.length; i++) {
      for (int rest = sets[i]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int other = represented[ValueSet.lowest(rest)];
        sets[i] &= ValueSet.contains(reached[other], i) ? -1 : ~ValueSet.lowestBit(rest);
      }
    }
  }

  /** Finds a value for a set, for which others may have to take another one. */
  private boolean find(int set, boolean[] isTried) {
    for (int rest = sets[set]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int value = ValueSet.lowest(rest);
      if (!isTried[value]) {
        isTried[value] = true;
        if (represented[value] == NONE || find(represented[value], isTried)) {
          represented[value] = set;
          return true;
        }
      }
    }
    return false;
  }
}
