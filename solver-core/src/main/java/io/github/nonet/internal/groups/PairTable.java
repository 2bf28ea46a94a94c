package io.github.nonet.internal.groups;

/**
 * A relation of two cells: for each set of values of the one, what the other may have beside some
 * of them. Immutable.
 */
final class PairTable {
  /** With more values the tables are large; then the values of a set are looked up one by one. */
  private static final int MOST_SYMBOLS = 12;

  /** For value {@code v}, at {@code v - 1}, the values beside it. */
  private final int[] beside;

  /** For each set, shifted by one, the values beside it; empty with many values. */
  private final int[] besideSets;

  private final int mostMissing;

  /** Takes for value {@code v}, at {@code v - 1}, the values beside it. */
  PairTable(int... beside) {
    this.beside = beside;
    mostMissing = mostMissing(beside);
    besideSets = new int[beside.length > MOST_SYMBOLS ? 0 : 1 << beside.length];
    for (int set = 1; set < besideSets.length; set++) {
      besideSets[set] = besideSets[set & set - 1] | beside[Integer.numberOfTrailingZeros(set)];
    }
  }

  private static int mostMissing(int... beside) {
    int fewest = beside.length;
    for (int values : beside) {
      fewest = Math.min(fewest, Integer.bitCount(values));
    }
    return beside.length - fewest;
  }

  /** Returns how many values at most do not fit to a value. */
  int mostMissing() {
    return mostMissing;
  }

  /** Returns the values that fit to any value of a set. */
  int beside(int set) {
    if (besideSets.length > 0) {
      return besideSets[set >>> 1];
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

  /** Returns the relation seen from the other cell. */
  static int[] turn(int... beside) {
    int[] turned = new int[beside.length];
    for (int value = 1; value <= beside.length; value++) {
      for (int rest = beside[value - 1]; rest != 0; rest &= rest - 1) {
        turned[Integer.numberOfTrailingZeros(rest) - 1] |= 1 << value;
      }
    }
    return turned;
  }

  /**
   * Two cells that a relation holds for.
   *
   * @param forth what the second has beside the first
   * @param back what the first has beside the second
   */
  record Use(int first, int second, PairTable forth, PairTable back) {}
}
