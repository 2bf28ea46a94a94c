package io.github.nonet;

import io.github.nonet.internal.Geometry;
import java.util.Arrays;

/** What a single character of a board's text means. */
final class CellText {
  static final byte NOT_A_CELL = -1;

  private static final String EMPTY_CELLS = ".0*_?";
  private static final String SEPARATORS = ",;[]|+=\"'";

  private static final char FIRST_BOX_DRAWING = '\u2500';
  private static final char LAST_BOX_DRAWING = '\u257f';

  private static final int ASCII = 128;

  /** The digit that each ASCII character stands for, 0 for an empty cell, or NOT_A_CELL. */
  private static final byte[] DIGIT_OF = new byte[ASCII];

  static {
    Arrays.fill(DIGIT_OF, NOT_A_CELL);
    for (char c : EMPTY_CELLS.toCharArray()) {
      DIGIT_OF[c] = Geometry.EMPTY;
    }
    for (int digit = 1; digit <= Geometry.SIZE; digit++) {
      DIGIT_OF['0' + digit] = (byte) digit;
    }
  }

  private CellText() {}

  /** Returns the digit that a character stands for, 0 for an empty cell, or NOT_A_CELL. */
  static byte digitOf(char c) {
    return c < ASCII ? DIGIT_OF[c] : NOT_A_CELL;
  }

  /** Returns whether a character may stand between cells. */
  static boolean isSeparator(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || SEPARATORS.indexOf(c) >= 0
        || (c >= FIRST_BOX_DRAWING && c <= LAST_BOX_DRAWING);
  }

  /** Returns whether a character ends a line. */
  static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }
}
