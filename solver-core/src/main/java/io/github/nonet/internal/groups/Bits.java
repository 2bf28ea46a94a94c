package io.github.nonet.internal.groups;

/** Sets of any numbers from 0 on as bits of words. */
final class Bits {
  private Bits() {}

  /** Returns how many words hold the numbers below {@code size}. */
  static int words(int size) {
    return (size + Long.SIZE - 1) / Long.SIZE;
  }

  static void add(long[] set, int number) {
    set[number / Long.SIZE] |= 1L << number;
  }

  static boolean contains(long[] set, int number) {
    return (set[number / Long.SIZE] >>> number & 1) != 0;
  }

  /** Makes each of these cells see the others. */
  static void joinAll(long[][] seen, int[] cells) {
    for (int cell : cells) {
      for (int other : cells) {
        if (cell != other) {
          add(seen[cell], other);
        }
      }
    }
  }
}
