package io.github.nonet.internal.logic;

import io.github.nonet.House;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.HouseTables;
import io.github.nonet.internal.sets.ValueSet;
import java.util.List;

/**
 * Tables of the cells in each house and of the houses of each cell.
 *
 * <p>Houses are numbered 0 to 26: rows 0 to 8, columns 9 to 17, boxes 18 to 26. The places of a
 * house are 0 to 8, in ascending order of its cells.
 */
public final class Houses {
  /** The number of digits, of places in a house, and of houses of a kind. */
  public static final int SIZE = Geometry.SIZE;

  public static final int CELL_COUNT = Geometry.CELLS;
  public static final int COUNT = HouseTables.COUNT;
  public static final int FIRST_COLUMN = 9;
  public static final int FIRST_BOX = 18;

  /** The digits 1 to 9 as a set: bit {@code d} means the digit {@code d}. */
  public static final int ALL_DIGITS = 0b111_111_111_0;

  /** The places 0 to 8 as a set. */
  public static final int ALL_PLACES = 0b111_111_111;

  private static final HouseTables TABLES = HouseTables.ROWS_FIRST;

  /** The cells of each house, by place. */
  public static final int[][] CELLS = TABLES.cells;

  public static final CellSet[] SETS = new CellSet[COUNT];

  /** The row of each cell, 0 to 8, which is also its house. */
  public static final int[] ROW = TABLES.ofKind(0);

  public static final int[] COLUMN = new int[CELL_COUNT];
  public static final int[] BOX = new int[CELL_COUNT];

  /** The three houses of each cell: row, column, box. */
  public static final int[][] OF_CELL = TABLES.ofCell;

  /** The place of each cell in its row, column and box. */
  public static final int[][] PLACE_IN = TABLES.placeIn;

  /** The 20 cells that see a cell, as a set. */
  public static final CellSet[] PEERS = new CellSet[CELL_COUNT];

  /** The 20 cells that see a cell, ascending. */
  public static final int[][] PEER_CELLS = HouseTables.PEERS;

  static {
    for (int cell = 0; cell < CELL_COUNT; cell++) {
      COLUMN[cell] = OF_CELL[cell][1] - FIRST_COLUMN;
      BOX[cell] = OF_CELL[cell][2] - FIRST_BOX;
    }
    for (int house = 0; house < COUNT; house++) {
      SETS[house] = CellSet.of(CELLS[house]);
    }
    for (int cell = 0; cell < CELL_COUNT; cell++) {
      int[] houses = OF_CELL[cell];
      PEERS[cell] = SETS[houses[0]].or(SETS[houses[1]]).or(SETS[houses[2]]).without(cell);
    }
  }

  private Houses() {}

  /** Returns whether two cells share a house; a cell does not see itself. */
  public static boolean see(int cell, int other) {
    return PEERS[cell].contains(other);
  }

  /** Returns the cells that see each of these cells; all cells if none are given. */
  public static CellSet commonPeers(CellSet cells) {
    long low = CellSet.ALL.low();
    long high = CellSet.ALL.high();
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      low &= PEERS[cell].low();
      high &= PEERS[cell].high();
    }
    return new CellSet(low, high);
  }

  /** Returns the place, 0 to 8, of a cell in one of its houses. */
  public static int place(int house, int cell) {
    return PLACE_IN[cell][house / SIZE];
  }

  /**
   * Returns the places of a box in the same row as one of its places; equally, the places of a line
   * in the same box as one of its places.
   */
  public static int placesInRow(int place) {
    return 0b000_000_111 << place / 3 * 3;
  }

  /** Returns the places of a box in the same column as one of its places. */
  public static int placesInColumn(int place) {
    return 0b001_001_001 << place % 3;
  }

  /** Returns the house as the value that users see. */
  public static House value(int house) {
    return House.all().get(house);
  }

  /** Returns the houses as the values that users see. */
  public static List<House> values(int... houses) {
    House[] values = new House[houses.length];
    for (int i = 0; i < houses.length; i++) {
      values[i] = value(houses[i]);
    }
    return List.of(values);
  }

  public static CellSet cells(int house, int places) {
    long low = 0;
    long high = 0;
    for (int rest = places; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int cell = CELLS[house][ValueSet.lowest(rest)];
      low |= CellSet.lowBit(cell);
      high |= CellSet.highBit(cell);
    }
    return new CellSet(low, high);
  }
}
