package io.github.nonet.internal.groups;

import org.jspecify.annotations.Nullable;

/**
 * A relation of two cells: for each set of values of the one, what the other may have with some of
 * them. Immutable.
 */
final class PairTable {
  /*
   * A value fits a set if it fits its lower values or the others. So there are two tables of some
   * 2^(n/2) sets: one of 2^n takes long to make, and where there are many relations it leaves the cache.
   */

  /** With more values the tables are large; then the values of a set are looked up one by one. */
  private static final int MOST_SYMBOLS = 16;

  /** For value {@code v}, at {@code v - 1}, the values that fit it. */
  private final int[] beside;

  /**
   * For each set of the bits below {@link #middle} the values that fit it; empty with many values.
   */
  private final int[] besideLow;

  /** For each set of the other bits, shifted, the values that fit it. */
  private final int[] besideHigh;

  private final int middle;
  private final int mostMissing;
  private final int unequal;
  private final boolean concernsEqualValuesAlone;

  /** The relation seen from the other cell. */
  private final PairTable turned;

  /** Takes for value {@code v}, at {@code v - 1}, the values that fit it; the array is kept. */
  PairTable(int... beside) {
    this(beside, null);
  }

  private PairTable(int[] beside, @Nullable PairTable other) {
    this.beside = beside;
    middle = (beside.length + 2) / 2;
    besideLow = besideSets(0, middle);
    besideHigh = besideSets(middle, beside.length + 1 - middle);
    int fewest = beside.length;
    int missing = 0;
    int found = 0;
    for (int i = 0; i < beside.length; i++) {
      int fitting = Integer.bitCount(beside[i]);
      fewest = Math.min(fewest, fitting);
      missing += beside.length - fitting;
      found |= ~beside[i] & 2 << i;
    }
    mostMissing = beside.length - fewest;
    unequal = found;
    concernsEqualValuesAlone = missing == Integer.bitCount(found);
    turned = other == null ? new PairTable(turn(beside), this) : other;
  }

  private int[] besideSets(int firstBit, int bits) {
    int[] found = new int[beside.length > MOST_SYMBOLS ? 0 : 1 << bits];
    for (int set = 1; set < found.length; set++) {
      int value = firstBit + Integer.numberOfTrailingZeros(set);
      found[set] = found[set & set - 1] | (value == 0 ? 0 : beside[value - 1]);
    }
    return found;
  }

  private static int[] turn(int... beside) {
    int[] turned = new int[beside.length];
    for (int value = 1; value <= beside.length; value++) {
      for (int rest = beside[value - 1]; rest != 0; rest &= rest - 1) {
        turned[Integer.numberOfTrailingZeros(rest) - 1] |= 1 << value;
      }
    }
    return turned;
  }

  /** Returns the relation seen from the other cell. */
  PairTable turned() {
    return turned;
  }

  /** Returns how many values at most do not fit to a value. */
  int mostMissing() {
    return mostMissing;
  }

  /** Returns the values that fit to any value of a set. */
  int beside(int set) {
    if (besideLow.length > 0) {
      return besideLow[set & besideLow.length - 1] | besideHigh[set >>> middle];
    }
    int found = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      found |= beside[Integer.numberOfTrailingZeros(rest) - 1];
    }
    return found;
  }

  /** Returns the values that fit to one value. */
  int besideValue(int value) {
    return beside[value - 1];
  }

  /** Returns the values that do not fit to themselves. */
  int unequal() {
    return unequal;
  }

  /** Returns whether all fits but, perhaps, equal values. */
  boolean concernsEqualValuesAlone() {
    return concernsEqualValuesAlone;
  }

  /** Returns for value {@code v}, at {@code v - 1}, the values that fit it in both relations. */
  int[] common(PairTable other) {
    int[] common = beside.clone();
    for (int i = 0; i < common.length; i++) {
      common[i] &= other.beside[i];
    }
    return common;
  }

  /** Returns for value {@code v}, at {@code v - 1}, the other values that fit it. */
  int[] others() {
    int[] others = beside.clone();
    for (int i = 0; i < others.length; i++) {
      others[i] &= ~(2 << i);
    }
    return others;
  }
}
