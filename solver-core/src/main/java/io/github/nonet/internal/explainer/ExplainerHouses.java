package io.github.nonet.internal.explainer;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.HouseTables;
import io.github.nonet.internal.HouseTables.HouseKind;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * The geometry of the board, in the order in which Sudoku Explainer looks.
 *
 * <p>Houses are numbered boxes 0-8, rows 9-17, columns 18-26; a place is 0-8 within a house, row by
 * row in a box. Digits are 0-8 here. A candidate is {@code 9 * cell + digit}.
 */
final class ExplainerHouses {
  static final int SIZE = Geometry.SIZE;
  static final int CELLS = Geometry.CELLS;
  static final int CANDIDATES = CELLS * SIZE;
  static final int ALL_DIGITS = (1 << SIZE) - 1;

  static final int FIRST_BOX = 0;
  static final int FIRST_ROW = SIZE;
  static final int FIRST_COLUMN = 2 * SIZE;
  static final int COUNT = HouseTables.COUNT;

  /** The first house of each type in the order of the basic techniques. */
  static final int[] BOXES_COLUMNS_ROWS = {FIRST_BOX, FIRST_COLUMN, FIRST_ROW};

  private static final HouseTables TABLES =
      new HouseTables(HouseKind.BOX, HouseKind.ROW, HouseKind.COLUMN);

  /** Cells of each house, by place. */
  static final int[][] CELL = TABLES.cells;

  /** Box, row and column of each cell, in this order. */
  static final int[][] OF = TABLES.ofCell;

  /** The place of each cell in its box, row and column. */
  static final int[][] PLACE = TABLES.placeIn;

  /** The twenty peers of each cell: those in its box, then in its row, then in its column. */
  static final int[][] PEERS = new int[CELLS][];

  /** The peers of each cell as a set: cells 0-62 in the first word, the others in the second. */
  static final long[] PEERS_LOW = new long[CELLS];

  static final long[] PEERS_HIGH = new long[CELLS];

  /** The three houses of each cell as a set of 27 bits. */
  static final int[] BITS_OF = new int[CELLS];

  /** Cells in the first word of a set of cells. */
  static final int LOW_CELLS = 63;

  /** The places of the first house that also lie in the second one. */
  static final int[][] SHARED = new int[COUNT][COUNT];

  /** All sets of nine bits, by their number of bits, ascending. */
  static final int[][] SETS = new int[SIZE + 1][];

  static {
    for (int cell = 0; cell < CELLS; cell++) {
      BITS_OF[cell] =
          ValueSet.bit(OF[cell][0]) | ValueSet.bit(OF[cell][1]) | ValueSet.bit(OF[cell][2]);
      PEERS[cell] = peers(cell);
    }
    fillShared();
    for (int size = 0; size <= SIZE; size++) {
      SETS[size] = setsOf(size);
    }
  }

  private ExplainerHouses() {}

  private static int[] peers(int cell) {
    int[] peers = new int[Geometry.PEER_COUNT];
    int count = 0;
    for (int house : OF[cell]) {
      for (int other : CELL[house]) {
        if (other != cell && !isPeer(cell, other)) {
          peers[count++] = other;
          PEERS_LOW[cell] |= low(other);
          PEERS_HIGH[cell] |= high(other);
        }
      }
    }
    return peers;
  }

  static boolean isPeer(int cell, int other) {
    return (PEERS_LOW[cell] & low(other) | PEERS_HIGH[cell] & high(other)) != 0;
  }

  /** The part of the set of one cell in the first word. */
  static long low(int cell) {
    return cell < LOW_CELLS ? 1L << cell : 0;
  }

  /** The part of the set of one cell in the second word. */
  static long high(int cell) {
    return cell < LOW_CELLS ? 0 : 1L << cell - LOW_CELLS;
  }

  private static void fillShared() {
    for (int cell = 0; cell < CELLS; cell++) {
      for (int type = 0; type < 3; type++) {
        for (int house : OF[cell]) {
          SHARED[OF[cell][type]][house] |= ValueSet.bit(PLACE[cell][type]);
        }
      }
    }
  }

  private static int[] setsOf(int size) {
    int[] sets = new int[1 << SIZE];
    int count = 0;
    for (int set = 0; set <= ALL_DIGITS; set++) {
      if (Integer.bitCount(set) == size) {
        sets[count++] = set;
      }
    }
    return Arrays.copyOf(sets, count);
  }
}
