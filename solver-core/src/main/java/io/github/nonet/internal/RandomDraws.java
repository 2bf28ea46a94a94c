package io.github.nonet.internal;

import java.util.function.LongSupplier;

/**
 * Draws from a source of random {@code long} values, so that what is drawn depends on these numbers
 * alone and not on how a JDK makes smaller ones of them.
 */
public final class RandomDraws {
  /**
   * A draw is rejected with a probability of one half at the most, so a random source never gets
   * there: 2<sup>-1000</sup>.
   */
  private static final int MOST_DRAWS = 1_000;

  private RandomDraws() {}

  /** Returns a number from 0 to {@code bound - 1}, each equally likely. */
  public static long below(LongSupplier random, long bound) {
    for (int draws = 0; draws < MOST_DRAWS; draws++) {
      long drawn = random.getAsLong() >>> 1;
      long result = drawn % bound;
      if (drawn - result <= Long.MAX_VALUE - (bound - 1)) {
        return result;
      }
    }
    throw notRandom(MOST_DRAWS);
  }

  /** Returns the exception to throw after this number of useless draws. */
  public static IllegalArgumentException notRandom(int draws) {
    return new IllegalArgumentException(
        "random returned " + draws + " useless numbers in a row; expected random ones");
  }

  /** Puts the values in a random order, each equally likely. */
  public static <T> void shuffle(T[] values, LongSupplier random) {
    for (int left = values.length; left > 1; left--) {
      int from = (int) below(random, left);
      T value = values[from];
      values[from] = values[left - 1];
      values[left - 1] = value;
    }
  }

  /** Puts {@code count} values from {@code first} on in a random order, each equally likely. */
  public static void shuffle(int[] values, int first, int count, LongSupplier random) {
    for (int left = count; left > 1; left--) {
      int from = first + (int) below(random, left);
      int to = first + left - 1;
      int value = values[from];
      values[from] = values[to];
      values[to] = value;
    }
  }
}
