package io.github.nonet.internal;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.SIZE;

/**
 * The 27 houses as one sequence: the nine of one kind, then the nine of the next. The code that
 * numbers houses decides the order of the kinds.
 *
 * <pre>
 *   ROW, COLUMN, BOX     rows 0-8     columns 9-17   boxes 18-26
 *   BOX, ROW, COLUMN     boxes 0-8    rows 9-17      columns 18-26
 * </pre>
 *
 * <p>A place is 0 to 8 within a house, in ascending order of its cells.
 */
public final class HouseTables {
  public enum HouseKind {
    ROW,
    COLUMN,
    BOX;

    private int number(int cell) {
      return switch (this) {
        case ROW -> Geometry.row(cell);
        case COLUMN -> Geometry.column(cell);
        case BOX -> Geometry.box(cell);
      };
    }

    private int place(int cell) {
      return switch (this) {
        case ROW -> Geometry.column(cell);
        case COLUMN -> Geometry.row(cell);
        case BOX -> Geometry.placeInBox(cell);
      };
    }
  }

  public static final int COUNT = 3 * SIZE;

  /** The houses in the order of boards: rows, columns, boxes. */
  public static final HouseTables ROWS_FIRST =
      new HouseTables(HouseKind.ROW, HouseKind.COLUMN, HouseKind.BOX);

  /** The cells that share a house with a cell, ascending. */
  public static final int[][] PEERS = peers();

  /** The cells of each house, by place. */
  public final int[][] cells = new int[COUNT][SIZE];

  /** The houses of each cell, one of each kind, in the order of the kinds. */
  public final int[][] ofCell = new int[CELLS][3];

  /** The place of each cell in these houses. */
  public final int[][] placeIn = new int[CELLS][3];

  /** Makes the tables of houses whose kinds come in this order. */
  public HouseTables(HouseKind first, HouseKind second, HouseKind third) {
    HouseKind[] kinds = {first, second, third};
    for (int cell = 0; cell < CELLS; cell++) {
      for (int i = 0; i < kinds.length; i++) {
        int house = i * SIZE + kinds[i].number(cell);
        int place = kinds[i].place(cell);
        cells[house][place] = cell;
        ofCell[cell][i] = house;
        placeIn[cell][i] = place;
      }
    }
  }

  private static int[][] peers() {
    int[][] peers = new int[CELLS][Geometry.PEER_COUNT];
    for (int cell = 0; cell < CELLS; cell++) {
      int count = 0;
      for (int other = 0; other < CELLS; other++) {
        if (cell != other && shareAHouse(ROWS_FIRST.ofCell[cell], ROWS_FIRST.ofCell[other])) {
          peers[cell][count++] = other;
        }
      }
    }
    return peers;
  }

  private static boolean shareAHouse(int[] houses, int[] others) {
    return houses[0] == others[0] || houses[1] == others[1] || houses[2] == others[2];
  }

  /** Returns the house of each cell that is of the first kind, the second or the third: 0 to 2. */
  public int[] ofKind(int kind) {
    int[] houses = new int[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      houses[cell] = ofCell[cell][kind];
    }
    return houses;
  }
}
