package io.github.nonet.internal.logic.onedigit;

import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.ValueSet;

/**
 * The strong links of a digit by house: houses with two places of the digit, one of which is true.
 * Also called conjugate pairs.
 */
final class StrongLinks {
  private final int[] house = new int[Houses.COUNT];
  private final int[] first = new int[Houses.COUNT];
  private final int[] second = new int[Houses.COUNT];
  private int count;

  /** Makes these the strong links of the digit in the houses {@code from} to {@code to - 1}. */
  StrongLinks collect(State state, int digit, int from, int to) {
    count = 0;
    for (int next = from; next < to; next++) {
      int places = state.places(next, digit);
      if (Integer.bitCount(places) == 2) {
        house[count] = next;
        first[count] = Houses.CELLS[next][ValueSet.lowest(places)];
        second[count] = Houses.CELLS[next][ValueSet.lowest(ValueSet.withoutLowest(places))];
        count++;
      }
    }
    return this;
  }

  int count() {
    return count;
  }

  int house(int link) {
    return house[link];
  }

  /** Returns one end of a link: end 0 is the cell with the lower number, end 1 the other. */
  int end(int link, int end) {
    return end == 0 ? first[link] : second[link];
  }
}
