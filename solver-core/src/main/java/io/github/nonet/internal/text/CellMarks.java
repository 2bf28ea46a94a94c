package io.github.nonet.internal.text;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.HouseTables;

/** The marks that a picture of candidates shows in addition to digits. */
public final class CellMarks {
  /*
   * A picture shows digits, not who wrote them. What its reader takes for granted is reported by
   * "isSettled" below; a cell that is something else has a mark before its digits:
   *
   *   +5   placed: the mark of HoDoKu's library line
   *   !5   given, though a peer holds or allows the digit too
   *   ?5   open, though the digit is its only one and no peer allows it
   *   ?.   open and without a candidate, in a picture that would be read as 81 cells of a board
   *
   * No text without marks changes its meaning by them. A board with '?' for an empty cell, or with
   * '+' between cells, has fewer than 81 groups of digits and dots, or no cell right behind one.
   */
  static final char GIVEN = '!';
  static final char PLACED = '+';
  static final char OPEN = '?';

  /** A cell with nothing before its digits. */
  static final char UNMARKED = ' ';

  /** Marks a cell, or the place of a digit, without a candidate. */
  static final char NONE = '.';

  /** Characters of the line of candidates: nine for each cell. */
  public static final int LINE_LENGTH = Geometry.CELLS * Geometry.SIZE;

  private CellMarks() {}

  /** Returns whether a character says what a cell is. */
  public static boolean isMark(char c) {
    return c == GIVEN || c == PLACED || c == OPEN;
  }

  /** Returns whether the cell has one digit, and no peer has it: without a mark, it is given. */
  public static boolean isSettled(int[] sets, int cell) {
    int others = 0;
    for (int peer : HouseTables.PEERS[cell]) {
      others |= sets[peer];
    }
    return Integer.bitCount(sets[cell]) == 1 && (sets[cell] & others) == 0;
  }
}
