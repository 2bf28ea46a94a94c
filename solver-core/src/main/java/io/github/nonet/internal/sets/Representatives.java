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
    Representatives representatives = new Representatives(sets);
    for (int i = 0; i < sets.length; i++) {
      if (!representatives.find(i, new boolean[Integer.SIZE])) {
        return false;
      }
    }
    return true;
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
