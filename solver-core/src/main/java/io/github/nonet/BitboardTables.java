package io.github.nonet;

import static io.github.nonet.BitboardLayout.ALL_BANDS;
import static io.github.nonet.BitboardLayout.ALL_STACKS;
import static io.github.nonet.BitboardLayout.BAND;
import static io.github.nonet.BitboardLayout.HALF;
import static io.github.nonet.BitboardLayout.STACK;

/**
 * Which other bits of a word belong together with a bit, for each bit of {@link BitboardLayout}.
 */
final class BitboardTables {
  private static final int BITS = 3 * STACK;

  /** The lowest bit of a bit's cell. */
  static final int[] CELL = new int[BITS];

  /** The bits of the same digit in the same band, which are those of a row. */
  static final long[] ROW = new long[BITS];

  /** The bits of the same digit in the same stack, which are those of a column. */
  static final long[] COLUMN = new long[BITS];

  static {
    for (int bit = 0; bit < BITS; bit++) {
      int stack = bit - bit % STACK;
      int band = bit % HALF - bit % BAND;
      CELL[bit] = stack + band;
      ROW[bit] = (1L << bit - stack) * ALL_STACKS;
      COLUMN[bit] = (1L << bit - band) * ALL_BANDS;
    }
  }

  private BitboardTables() {}
}
