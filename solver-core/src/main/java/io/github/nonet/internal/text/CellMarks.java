package io.github.nonet.internal.text;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.HouseTables;

/** The marks that a picture of candidates shows in addition to digits. */
public final class CellMarks {
  /*
   * A picture shows digits, not who wrote them. A cell that "isSettled" is read as a given, and any
   * other cell as open. A cell that is something else has a mark before its digits:
   *
   *   +5   placed: the mark of HoDoKu's library line
   *   !5   given, although a peer also holds or allows the digit
   *   ?5   open, although the digit is its only one and no peer allows it
   *   ?.   open and without a candidate, in a picture that would be read as 81 cells of a board
   *
   * Marks do not change the meaning of a text without them: a board with '?' for an empty cell, or
   * with '+' between cells, has fewer than 81 groups of digits and dots, or no cell right after
   * such a sign.
   */
  static final char GIVEN = '!';
  static final char PLACED = '+';
  static final char OPEN = '?';

  /** A cell without a mark before its digits. */
  static final char UNMARKED = ' ';

  /** The sign of a cell without candidates, or of a digit that is not a candidate. */
  static final char NONE = '.';

  /** The length of the line of candidates: nine characters for each cell. */
  public static final int LINE_LENGTH = Geometry.CELLS * Geometry.SIZE;

  private CellMarks() {}

  /** Returns whether a character marks the kind of a cell. */
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
