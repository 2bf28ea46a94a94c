package io.github.nonet.internal.groups;

import java.util.Arrays;

/**
 * The constraints of one cell: the words that are not empty, and their places. A cell of a samurai
 * is in 3 of its 135 houses. The arrays must not be changed.
 */
record Row(int[] places, long[] words) {
  /** Returns the row of a set of constraints. */
  static Row of(long[] set) {
    int[] places = new int[set.length];
    long[] words = new long[set.length];
    int count = 0;
    for (int place = 0; place < set.length; place++) {
      if (set[place] != 0) {
        places[count] = place;
        words[count++] = set[place];
      }
    }
    return new Row(Arrays.copyOf(places, count), Arrays.copyOf(words, count));
  }
}
