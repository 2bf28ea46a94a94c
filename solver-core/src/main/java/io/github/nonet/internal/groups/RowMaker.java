package io.github.nonet.internal.groups;

import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;

/** Adds constraints to the rows of cells. */
final class RowMaker {
  private final int[][] places;
  private final long[][] words;
  private final int[] counts;

  /** Takes the rows of all cells, which stay as they are. */
  RowMaker(Row... rows) {
    places = new int[rows.length][];
    words = new long[rows.length][];
    counts = new int[rows.length];
    for (int cell = 0; cell < rows.length; cell++) {
      places[cell] = rows[cell].places();
      words[cell] = rows[cell].words();
      counts[cell] = places[cell].length;
    }
  }

  /**
   * Adds a constraint of some cells.
   *
   * @param constraint greater than the ones before, and in a later word than the constraints of the
   *     rows taken
   */
  void add(int constraint, int... cells) {
    int place = constraint / Long.SIZE;
    for (int cell : cells) {
      int count = counts[cell];
      if (count == 0 || places[cell][count - 1] != place) {
        append(cell, place);
      }
      words[cell][counts[cell] - 1] |= CellBits.bit(constraint);
    }
  }

  private void append(int cell, int place) {
    int count = counts[cell];
    if (count == places[cell].length) {
      places[cell] = Arrays.copyOf(places[cell], 2 * count + 1);
      words[cell] = Arrays.copyOf(words[cell], 2 * count + 1);
    }
    places[cell][count] = place;
    words[cell][count] = 0;
    counts[cell] = count + 1;
  }

  Row[] toArray() {
    Row[] rows = new Row[counts.length];
    for (int cell = 0; cell < rows.length; cell++) {
      rows[cell] =
          new Row(
              Arrays.copyOf(places[cell], counts[cell]), Arrays.copyOf(words[cell], counts[cell]));
    }
    return rows;
  }
}
