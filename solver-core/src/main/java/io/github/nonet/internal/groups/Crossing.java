package io.github.nonet.internal.groups;

import java.util.Arrays;

/**
 * Two groups with two or more common cells. A value of a house that has its places in the common
 * cells alone is one of theirs, so the other group has it nowhere else.
 *
 * @param common the cells of both groups
 * @param first the cells of the first group alone
 * @param second the cells of the second group alone
 */
record Crossing(
    int[] common, int[] first, int[] second, boolean firstIsHouse, boolean secondIsHouse) {
  /** Returns how two groups cross. */
  static Crossing of(int[] first, int[] second, int symbols) {
    int[] common = Arrays.stream(first).filter(cell -> contains(second, cell)).toArray();
    return new Crossing(
        common,
        without(first, common),
        without(second, common),
        first.length == symbols,
        second.length == symbols);
  }

  /** Returns whether the crossing can tell anything. */
  boolean isUseful() {
    return common.length > 1
        && (firstIsHouse && second.length > 0 || secondIsHouse && first.length > 0);
  }

  private static int[] without(int[] cells, int[] others) {
    return Arrays.stream(cells).filter(cell -> !contains(others, cell)).toArray();
  }

  private static boolean contains(int[] cells, int cell) {
    for (int other : cells) {
      if (other == cell) {
        return true;
      }
    }
    return false;
  }
}
