package io.github.nonet.internal.rules;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** A set of values, bit {@code v} for the value {@code v}, that iterates in ascending order. */
public final class ValueSet extends AbstractSet<Integer> {
  private final int bits;

  public ValueSet(int bits) {
    this.bits = bits;
  }

  /** Returns the bit that stands for a value. */
  public static int bit(int value) {
    return 1 << value;
  }

  /** Returns the bits of the values from 1 on. */
  public static int all(int symbols) {
    return (1 << symbols + 1) - 2;
  }

  @Override
  public int size() {
    return Integer.bitCount(bits);
  }

  @Override
  public boolean contains(Object o) {
    return o instanceof Integer value
        && value >= 1
        && value < Integer.SIZE
        && (bits & bit(value)) != 0;
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
        int value = Integer.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        return value;
      }
    };
  }
}
