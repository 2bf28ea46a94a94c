package io.github.nonet.internal.groups.forms;

import io.github.nonet.internal.sets.ValueSet;
import org.jspecify.annotations.Nullable;

/**
 * A relation of two cells: for each set of values of the one, what the other may have with some of
 * them. Immutable.
 */
public final class PairTable {
  /*
   * A value fits a set if it fits its lower values or the others. Hence there are two tables of
   * about 2^(n/2) sets: one of 2^n takes long to make, and where there are many relations it
   * leaves the cache.
   */

  /** With more values the tables are large; then the values of a set are looked up one by one. */
  private static final int MOST_SYMBOLS = 16;

  /** For value {@code v}, at {@code v - 1}, the values that fit it. */
  private final int[] fits;

  /**
   * For each set of the bits below {@link #middle}, the values that fit it; empty if there are many
   * values.
   */
  private final int[] fitsLow;

  /** For each set of the other bits, shifted, the values that fit it. */
  private final int[] fitsHigh;

  private final int middle;
  private final int mostMissing;
  private final int unequal;
  private final boolean concernsEqualValuesAlone;

  /** The relation seen from the other cell. */
  private final PairTable turned;

  /** Takes for value {@code v}, at {@code v - 1}, the values that fit it; the array is kept. */
  public PairTable(int... fits) {
    this(fits, null);
  }

  private PairTable(int[] fits, @Nullable PairTable other) {
    this.fits = fits;
    middle = (fits.length + 2) / 2;
    fitsLow = fitsOfSets(0, middle);
    fitsHigh = fitsOfSets(middle, fits.length + 1 - middle);
    int fewest = fits.length;
    int missing = 0;
    int found = 0;
    for (int i = 0; i < fits.length; i++) {
      int fitting = Integer.bitCount(fits[i]);
      fewest = Math.min(fewest, fitting);
      missing += fits.length - fitting;
      found |= ~fits[i] & 2 << i;
    }
    mostMissing = fits.length - fewest;
    unequal = found;
    concernsEqualValuesAlone = missing == Integer.bitCount(found);
    turned = other == null ? new PairTable(turn(fits), this) : other;
  }

  private int[] fitsOfSets(int firstBit, int bits) {
    int[] found = new int[fits.length > MOST_SYMBOLS ? 0 : 1 << bits];
    for (int set = 1; set < found.length; set++) {
      int value = firstBit + ValueSet.lowest(set);
      found[set] = found[ValueSet.withoutLowest(set)] | (value == 0 ? 0 : fits[value - 1]);
    }
    return found;
  }

  private static int[] turn(int[] fits) {
    int[] turned = new int[fits.length];
    for (int value = 1; value <= fits.length; value++) {
      for (int rest = fits[value - 1]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        turned[ValueSet.lowest(rest) - 1] |= ValueSet.bit(value);
      }
    }
    return turned;
  }

  /** Returns the relation seen from the other cell. */
  public PairTable turned() {
    return turned;
  }

  /** Returns how many values at most do not fit to a value. */
  public int mostMissing() {
    return mostMissing;
  }

  /** Returns the values that fit to any value of a set. */
  public int fits(int set) {
    if (fitsLow.length > 0) {
      return fitsLow[set & fitsLow.length - 1] | fitsHigh[set >>> middle];
    }
    int found = 0;
    for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      found |= fits[ValueSet.lowest(rest) - 1];
    }
    return found;
  }

  /** Returns the values that fit to one value. */
  public int fitsOfValue(int value) {
    return fits[value - 1];
  }

  /** Returns the values that do not fit to themselves. */
  public int unequal() {
    return unequal;
  }

  /** Returns whether all fits but, perhaps, equal values. */
  public boolean concernsEqualValuesAlone() {
    return concernsEqualValuesAlone;
  }

  /** Returns for value {@code v}, at {@code v - 1}, the values that fit it in both relations. */
  int[] common(PairTable other) {
    int[] common = fits.clone();
    for (int i = 0; i < common.length; i++) {
      common[i] &= other.fits[i];
    }
    return common;
  }

  /** Returns for value {@code v}, at {@code v - 1}, the other values that fit it. */
  public int[] others() {
    int[] others = fits.clone();
    for (int i = 0; i < others.length; i++) {
      others[i] &= ~(2 << i);
    }
    return others;
  }
}
