package io.github.nonet.internal.groups.forms;

/** Finds equal rows of a table. */
public final class RowIndex {
  private static final int FACTOR = 0x9E3779B1;

  private final int[] rows;
  private final int width;

  /** The rows found, and one, by a hash. */
  private final int[] places;

  /** For at most this number of rows of a table, which is not copied. */
  public RowIndex(int[] rows, int width, int most) {
    this.rows = rows;
    this.width = width;
    places = new int[4 * Integer.highestOneBit(most + 1)];
  }

  /** Returns the first row requested that is equal to this one, or this one. */
  public int firstLike(int row) {
    int mask = places.length - 1;
    int place = hash(row) & mask;
    while (places[place] != 0 && !areEqual(places[place] - 1, row)) {
      place = place + 1 & mask;
    }
    if (places[place] == 0) {
      places[place] = row + 1;
    }
    return places[place] - 1;
  }

  private int hash(int row) {
    int hash = 0;
    for (int i = row * width; i < (row + 1) * width; i++) {
      hash = (hash ^ rows[i]) * FACTOR;
      hash ^= hash >>> 15;
    }
    return hash;
  }

  private boolean areEqual(int row, int other) {
    for (int i = 0; i < width; i++) {
      if (rows[row * width + i] != rows[other * width + i]) {
        return false;
      }
    }
    return true;
  }
}
