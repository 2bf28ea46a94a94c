package io.github.nonet.internal;

/**
 * The geometry of the board: cells are numbered row by row, boxes likewise.
 *
 * <pre>
 *   cells                                boxes
 *    0  1  2 |  3  4  5 |  6  7  8
 *    9 10 11 | 12 13 14 | 15 16 17       0 | 1 | 2
 *   18 19 20 | 21 22 23 | 24 25 26
 *   ---------+----------+---------      ---+---+---
 *   27 28 29 | 30 31 32 | 33 34 35
 *      ...        ...        ...         3 | 4 | 5
 *   ---------+----------+---------      ---+---+---
 *      ...        ...        ...         6 | 7 | 8
 *   72 73 74 | 75 76 77 | 78 79 80
 * </pre>
 */
public final class Geometry {
  /** Cells in a house, houses of a type, and digits. */
  public static final int SIZE = 9;

  /** Rows and columns of a box. */
  public static final int BOX_SIZE = 3;

  public static final int CELLS = SIZE * SIZE;

  /** Means "no digit": an empty cell. */
  public static final int EMPTY = 0;

  /** Peers of a cell: eight in its row, eight in its column, and four more in its box. */
  public static final int PEER_COUNT = 2 * (SIZE - 1) + (BOX_SIZE - 1) * (BOX_SIZE - 1);

  private Geometry() {}

  public static int row(int cell) {
    return cell / SIZE;
  }

  public static int column(int cell) {
    return cell % SIZE;
  }

  public static int box(int cell) {
    return row(cell) / BOX_SIZE * BOX_SIZE + column(cell) / BOX_SIZE;
  }

  public static int cell(int row, int column) {
    return SIZE * row + column;
  }

  /** Returns the name of a cell for players: {@code "r1c1"}. */
  public static String notation(int cell) {
    return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
  }

  /** Returns the name of a cell in messages. */
  public static String name(int cell) {
    int row = row(cell) + 1;
    int column = column(cell) + 1;
    return "cell " + cell + " (row " + row + ", column " + column + ")";
  }

  /** Returns the cell at {@code place} (0-8, row by row) of {@code box}. */
  public static int cellOfBox(int box, int place) {
    int row = box / BOX_SIZE * BOX_SIZE + place / BOX_SIZE;
    int column = box % BOX_SIZE * BOX_SIZE + place % BOX_SIZE;
    return cell(row, column);
  }

  /** Returns the place, 0-8, of a cell in its box. */
  public static int placeInBox(int cell) {
    return row(cell) % BOX_SIZE * BOX_SIZE + column(cell) % BOX_SIZE;
  }
}
