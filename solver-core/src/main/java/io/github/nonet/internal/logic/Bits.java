package io.github.nonet.internal.logic;

import java.util.Arrays;

/**
 * The members of small sets, which are bits of a number: digits 1 to 9, places 0 to 8.
 *
 * <p>They come from a table, so that a loop over them is plain in the code and no slower before it
 * is compiled well, which is most of the time of a program that rates a file of puzzles: only the
 * JVM's second compiler knows an instruction for the lowest bit.
 */
public final class Bits {
  /** Members are less than that. */
  private static final int BOUND = 10;

  private static final int[][] MEMBERS = new int[1 << BOUND][];

  static {
    int[] all = new int[BOUND];
    for (int set = 0; set < MEMBERS.length; set++) {
      int count = 0;
      for (int member = 0; member < all.length; member++) {
        if ((set >>> member & 1) != 0) {
          all[count++] = member;
        }
      }
      MEMBERS[set] = Arrays.copyOf(all, count);
    }
  }

  private Bits() {}

  /** Returns the members of the set, ascending. The array is shared: do not write to it. */
  public static int[] in(int set) {
    return MEMBERS[set];
  }
}
