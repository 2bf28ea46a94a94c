package io.github.nonet.symmetry;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Board;
import java.util.Arrays;

/**
 * A board read row by row, or column by column as if it were transposed, together with which of its
 * rows and bands are the same. It does not matter which of two equal rows or bands is chosen: the
 * canonical form follows one and counts both.
 */
final class BoardView {
  static final int BANDS = SIZE / BOX_SIZE;

  /** The digits of each row, 0 for an empty cell. */
  private final int[][] rows;

  /** For each row the first row that equals it. */
  private final int[] rowKinds = new int[SIZE];

  /** For each band the first band that holds the same rows, in whatever order. */
  private final int[] bandKinds = new int[BANDS];

  private BoardView(int[][] rows) {
    this.rows = rows;
    for (int row = 0; row < SIZE; row++) {
      rowKinds[row] = firstRowLike(row);
    }
    for (int band = 0; band < BANDS; band++) {
      bandKinds[band] = firstBandLike(band);
    }
  }

  static BoardView of(Board board) {
    return new BoardView(board.toRows());
  }

  BoardView transposed() {
    int[][] transposed = new int[SIZE][SIZE];
    for (int row = 0; row < SIZE; row++) {
      for (int column = 0; column < SIZE; column++) {
        transposed[column][row] = rows[row][column];
      }
    }
    return new BoardView(transposed);
  }

  private int firstRowLike(int row) {
    int first = 0;
    while (!Arrays.equals(rows[first], rows[row])) {
      first++;
    }
    return first;
  }

  private int firstBandLike(int band) {
    int first = 0;
    while (!Arrays.equals(kindsInBand(first), kindsInBand(band))) {
      first++;
    }
    return first;
  }

  private int[] kindsInBand(int band) {
    int first = BOX_SIZE * band;
    return Arrays.stream(rowKinds, first, first + BOX_SIZE).sorted().toArray();
  }

  /** Returns the digits of a row; not to be changed. */
  int[] row(int row) {
    return rows[row];
  }

  /**
   * Returns how many of the rows of its band that are not in {@code usedRows} equal {@code row}, or
   * 0 if {@code row} is used or not the first of them.
   */
  int rowsLike(int row, int usedRows) {
    int count = 0;
    int firstOfBand = row - row % BOX_SIZE;
    for (int other = firstOfBand; other < firstOfBand + BOX_SIZE; other++) {
      if (rowKinds[other] == rowKinds[row] && (usedRows >>> other & 1) == 0) {
        if (count == 0 && other != row) {
          return 0;
        }
        count++;
      }
    }
    return count;
  }

  /** The same for the bands of which no row is in {@code usedRows}. */
  int bandsLike(int band, int usedRows) {
    int count = 0;
    for (int other = 0; other < BANDS; other++) {
      if (bandKinds[other] == bandKinds[band] && (usedRows >>> BOX_SIZE * other & 1) == 0) {
        if (count == 0 && other != band) {
          return 0;
        }
        count++;
      }
    }
    return count;
  }

  boolean sameDigits(BoardView other) {
    return Arrays.deepEquals(rows, other.rows);
  }

  /** Returns whether every row holds each digit once. */
  boolean rowsArePermutations() {
    return Arrays.stream(rows)
        .allMatch(row -> Arrays.stream(row).filter(digit -> digit != 0).distinct().count() == SIZE);
  }
}
