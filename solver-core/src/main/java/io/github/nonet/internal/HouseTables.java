package io.github.nonet.internal;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.SIZE;

/**
 * The 27 houses as one sequence: the nine of one kind, then those of the next. Who numbers houses
 * says in which order the kinds come.
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
}
