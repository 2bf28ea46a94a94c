package io.github.nonet.internal;

import java.util.Arrays;

/** Which of some lists have a number. */
public final class Indices {
  private static final int LISTS_A_LOOK = 256;

  private Indices() {}

  /**
   * Returns for each number below a size which of some lists have it, ascending.
   *
   * @param watch asked now and then; it may throw
   */
  public static int[][] byNumber(int size, Watch watch, int[]... lists) {
    int[] counts = new int[size];
    for (int[] list : lists) {
      for (int number : list) {
        counts[number]++;
      }
    }
    int[][] indices = new int[size][];
    Arrays.setAll(indices, number -> new int[counts[number]]);
    for (int i = lists.length - 1; i >= 0; i--) {
      if (i % LISTS_A_LOOK == 0) {
        watch.look();
      }
      for (int number : lists[i]) {
        indices[number][--counts[number]] = i;
      }
    }
    return indices;
  }
}
