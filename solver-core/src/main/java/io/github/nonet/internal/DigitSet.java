package io.github.nonet.internal;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A set of digits that iterates in ascending order and has no way to change.
 *
 * <pre>
 *   bit    9 8 7 6 5 4 3 2 1 0
 *   digit  9 8 7 6 5 4 3 2 1 -
 * </pre>
 */
public final class DigitSet extends AbstractSet<Integer> {
  /** The bits of all nine digits. */
  public static final int ALL_DIGITS = 0b111_111_111_0;

  private final int bits;

  public DigitSet(int bits) {
    this.bits = bits;
  }

  /** Returns the bit that stands for {@code digit}. */
  public static int bit(int digit) {
    return 1 << digit;
  }

  /** Returns how many digits a set of bits holds. */
  public static int size(int bits) {
    return Integer.bitCount(bits);
  }

  /** Returns the lowest digit of a set of bits that is not empty. */
  public static int lowest(int bits) {
    return Integer.numberOfTrailingZeros(bits);
  }

  @Override
  public int size() {
    return Integer.bitCount(bits);
  }

  @Override
  public boolean contains(Object o) {
    return o instanceof Integer digit
        && digit >= 1
        && digit <= Geometry.SIZE
        && (bits & bit(digit)) != 0;
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
        int digit = Integer.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        return digit;
      }
    };
  }
}
