package io.github.nonet.internal.sets;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * An unmodifiable set of values that iterates in ascending order, and functions on sets as bits.
 *
 * <pre>
 *   bit    25 ... 9 8 7 6 5 4 3 2 1 0
 *   value  25 ... 9 8 7 6 5 4 3 2 1 -       the digits of a board are 1 to 9
 * </pre>
 *
 * <p>This is the loop over the values of a set of bits:
 *
 * <pre>{@code
 * for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
 *   int value = ValueSet.lowest(rest);
 *   ...
 * }
 * }</pre>
 *
 * <p>Most of the functions also serve sets of other small non-negative numbers, such as the places
 * in a house.
 */
public final class ValueSet extends AbstractSet<Integer> {
  /** The most values that rules have. */
  public static final int MOST_SYMBOLS = 25;

  /** The bits of the nine digits. */
  public static final int ALL_DIGITS = 0b111_111_111_0;

  private static final int HIGHEST_BIT = Integer.SIZE - 1;

  /** No two values have a greater sum: the highest bit of a set is 25. */
  private static final int GREATEST_SUM = 2 * MOST_SYMBOLS;

  /** A set is reversed in three parts of this many bits, starting with value 1. */
  private static final int PART = 9;

  private static final int ALL_OF_PART = (1 << PART) - 1;

  /** Each part turned round: most processors have no instruction for that. */
  private static final char[] REVERSED = new char[ALL_OF_PART + 1];

  static {
    for (int part = 0; part < REVERSED.length; part++) {
      REVERSED[part] = (char) (Integer.reverse(part) >>> Integer.SIZE - PART);
    }
  }

  private final int bits;

  public ValueSet(int bits) {
    this.bits = bits;
  }

  public static int bit(int value) {
    return 1 << value;
  }

  /** Returns the bits of the values, starting with 1. */
  public static int all(int symbols) {
    return (1 << symbols + 1) - 2;
  }

  /** Returns whether a set has at most one value. */
  public static boolean hasAtMostOne(int set) {
    return (set & set - 1) == 0;
  }

  /** Returns whether a set has exactly one value. */
  public static boolean isSingle(int set) {
    return set != 0 && hasAtMostOne(set);
  }

  public static boolean contains(int set, int value) {
    return (set >>> value & 1) != 0;
  }

  public static int without(int set, int value) {
    return set & ~bit(value);
  }

  /** Returns the sum of the values of a set. */
  public static int sum(int set) {
    int sum = 0;
    for (int rest = set; rest != 0; rest = withoutLowest(rest)) {
      sum += lowest(rest);
    }
    return sum;
  }

  public static int size(int set) {
    return Integer.bitCount(set);
  }

  /** Returns the only value, or the lowest, of a set that is not empty. */
  public static int lowest(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  /** Returns the set of only the lowest value; the empty set stays empty. */
  public static int lowestBit(int set) {
    return set & -set;
  }

  /** Returns the set of all values except the lowest; the empty set stays empty. */
  public static int withoutLowest(int set) {
    return set & set - 1;
  }

  /** Returns the greatest value of a set, or -1 if it is empty. */
  public static int greatest(int set) {
    return HIGHEST_BIT - Integer.numberOfLeadingZeros(set);
  }

  /** Returns the set of one value, or the empty set if it is not from 1 to {@code symbols}. */
  public static int of(int value, int symbols) {
    return value >= 1 && value <= symbols ? 1 << value : 0;
  }

  /** Returns the set of half the sum of two values, or the empty set if it is odd. */
  public static int half(int sum) {
    return (sum & 1) == 0 && sum > 0 && sum <= GREATEST_SUM ? 1 << sum / 2 : 0;
  }

  /**
   * Returns for each value of a set what is missing to a sum, which may be anything: bit {@code v}
   * moves to bit {@code sum - v}. It may be more than the greatest value.
   */
  public static int mirror(int set, int sum) {
    if (sum < 2 || sum > GREATEST_SUM) {
      return 0;
    }
    long reversed =
        REVERSED[set >>> 1 & ALL_OF_PART] << 2 * PART
            | REVERSED[set >>> 1 + PART & ALL_OF_PART] << PART
            | REVERSED[set >>> 1 + 2 * PART];
    return (int) (reversed << Integer.SIZE >>> Integer.SIZE + 3 * PART - sum) & -2;
  }

  @Override
  public int size() {
    return Integer.bitCount(bits);
  }

  @Override
  public boolean contains(Object o) {
    return o instanceof Integer value
        && value >= 1
        && value <= MOST_SYMBOLS
        && contains(bits, value);
  }

  @Override
  public Iterator<Integer> iterator() {
    return new Iterator<>() {
      private int rest = bits;

      @Override
      public boolean hasNext() {
        return rest != 0;
      }

      @Override
      public Integer next() {
        if (rest == 0) {
          throw new NoSuchElementException();
        }
        int value = lowest(rest);
        rest = withoutLowest(rest);
        return value;
      }
    };
  }
}
