package io.github.nonet.internal.groups;

import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;

/**
 * Two groups with two or more common cells. A value of a house that has places only in the common
 * cells is in one of these, so the other group has it nowhere else.
 *
 * @param common the cells of both groups
 * @param first the cells that only the first group has
 * @param second the cells that only the second group has
 */
record Crossing(
    int[] common, int[] first, int[] second, boolean firstIsHouse, boolean secondIsHouse) {
  /** Returns how two groups cross. */
  static Crossing of(
      int[] first, int[] second, int cells, boolean firstIsHouse, boolean secondIsHouse) {
    long[] firstSet = CellBits.of(first, CellBits.words(cells));
    long[] secondSet = CellBits.of(second, CellBits.words(cells));
    return new Crossing(
        select(first, secondSet, true),
        select(first, secondSet, false),
        select(second, firstSet, false),
        firstIsHouse,
        secondIsHouse);
  }

  /** Returns whether the crossing can eliminate anything. */
  boolean isUseful() {
    return firstIsHouse && second.length > 0 || secondIsHouse && first.length > 0;
  }

  /** Returns the cells that are in a set, or those that are not. */
  private static int[] select(int[] cells, long[] set, boolean isIn) {
    int[] selected = new int[cells.length];
    int count = 0;
    for (int cell : cells) {
      if (CellBits.contains(set, cell) == isIn) {
        selected[count++] = cell;
      }
    }
    return Arrays.copyOf(selected, count);
  }
}
