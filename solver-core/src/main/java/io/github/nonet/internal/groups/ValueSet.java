package io.github.nonet.internal.groups;

/** Sets of values from 1 to 25: bit {@code v} of an int stands for value {@code v}. */
final class ValueSet {
  static final int MOST_SYMBOLS = 25;

  private static final int HIGHEST_BIT = Integer.SIZE - 1;

  /** No two values have a greater sum: the highest bit of a set is 25. */
  private static final int GREATEST_SUM = 2 * MOST_SYMBOLS;

  private ValueSet() {}

  /** Returns the set of all values from 1 to {@code symbols}. */
  static int all(int symbols) {
    return (1 << symbols + 1) - 2;
  }

  /** Returns whether a set has at most one value. */
  static boolean isClosed(int set) {
    return (set & set - 1) == 0;
  }

  /** Returns the only value, or the lowest. */
  static int lowest(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  /** Returns the greatest value of a set that is not empty. */
  static int greatest(int set) {
    return HIGHEST_BIT - Integer.numberOfLeadingZeros(set);
  }

  /** Returns the set of one value, or the empty set if it is not from 1 to {@code symbols}. */
  static int of(int value, int symbols) {
    return value >= 1 && value <= symbols ? 1 << value : 0;
  }

  /** Returns the set of half the sum of two values, or the empty set if it is odd. */
  static int half(int sum) {
    return (sum & 1) == 0 && sum > 0 && sum <= GREATEST_SUM ? 1 << sum / 2 : 0;
  }

  /**
   * Returns for each value of a set what is missing to a sum, which may be anything: bit {@code v}
   * goes to bit {@code sum - v}. It may be more than the greatest value.
   */
  static int mirror(int set, int sum) {
    if (sum < 2 || sum > GREATEST_SUM) {
      return 0;
    }
    int reversed = Integer.reverse(set);
    int shift = HIGHEST_BIT - sum;
    return (shift >= 0 ? reversed >>> shift : reversed << -shift) & -2;
  }
}
