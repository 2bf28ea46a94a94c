package org.teavm.classlib.java.util;

/** Random seeds: all that the library takes from {@code SplittableRandom}. */
public class TSplittableRandom {
  private static final double HALF = 1L << 32;

  /** Returns 64 random bits. */
  public long nextLong() {
    return (long) (Math.random() * HALF) << 32 ^ (long) (Math.random() * HALF);
  }
}
