package io.github.nonet;

import io.github.nonet.internal.DigitSet;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Texts;

/**
 * Writes candidates as text: the line of 729 characters, the picture, and HoDoKu's library line.
 */
final class CandidatesWriter {
  /** What HoDoKu writes where no technique is told: its number, and the digits it is about. */
  private static final String LIBRARY_START = ":0000:x:";

  private CandidatesWriter() {}

  /** Returns the sets as 729 characters. */
  static String line(int[] sets) {
    StringBuilder line = new StringBuilder(CandidatesText.LINE_LENGTH);
    for (int set : sets) {
      for (int digit = 1; digit <= Geometry.SIZE; digit++) {
        boolean isPossible = (set & DigitSet.bit(digit)) != 0;
        line.append(isPossible ? (char) ('0' + digit) : CandidatesText.NONE);
      }
    }
    return line.toString();
  }

  /** Returns cells, in the layout of {@link CandidateSets}, as a picture. */
  static String grid(short[] bits) {
    String[] cells = groups(bits);
    int[] widths = widths(cells);
    String border = border(widths);
    StringBuilder grid = new StringBuilder();
    for (int row = 0; row < Geometry.SIZE; row++) {
      grid.append(row % Geometry.BOX_SIZE == 0 ? border + "\n" : "");
      for (int column = 0; column < Geometry.SIZE; column++) {
        String cell = cells[Geometry.cell(row, column)];
        grid.append(column % Geometry.BOX_SIZE == 0 ? "| " : "").append(cell);
        grid.append(Texts.repeat(" ", widths[column] - cell.length() + 1));
      }
      grid.append("|\n");
    }
    return grid.append(border).toString();
  }

  /** Returns what stands in each cell: its digits, behind a mark where they do not tell all. */
  private static String[] groups(short[] cells) {
    String[] groups = new String[Geometry.CELLS];
    int[] sets = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      sets[cell] = cells[cell] & DigitSet.ALL_DIGITS;
    }
    int length = 0;
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      groups[cell] = mark(cells, sets, cell) + digits(sets[cell]);
      length += groups[cell].length();
    }
    for (int cell = 0; cell < Geometry.CELLS && length == Geometry.CELLS; cell++) {
      /* With one character in each cell this would be read as a board, without pencil marks. */
      groups[cell] = (isFilled(cells, cell) ? "" : CandidatesText.OPEN) + groups[cell];
    }
    return groups;
  }

  private static String mark(short[] cells, int[] sets, int cell) {
    boolean looksGiven = CandidatesText.isSettled(sets, cell);
    if (!isFilled(cells, cell)) {
      return looksGiven ? String.valueOf(CandidatesText.OPEN) : "";
    }
    if (isGiven(cells, cell)) {
      return looksGiven ? "" : String.valueOf(CandidatesText.GIVEN);
    }
    return String.valueOf(CandidatesText.PLACED);
  }

  /** Returns the digits of a set, or a dot for the empty one. */
  private static String digits(int set) {
    StringBuilder group = new StringBuilder();
    for (int digit : new DigitSet(set)) {
      group.append(digit);
    }
    return group.length() == 0 ? String.valueOf(CandidatesText.NONE) : group.toString();
  }

  private static int[] widths(String[] cells) {
    int[] widths = new int[Geometry.SIZE];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int column = Geometry.column(cell);
      widths[column] = Math.max(widths[column], cells[cell].length());
    }
    return widths;
  }

  private static String border(int[] widths) {
    StringBuilder border = new StringBuilder("+");
    for (int column = 0; column < Geometry.SIZE; column += Geometry.BOX_SIZE) {
      int dashes = 1 + Geometry.BOX_SIZE;
      for (int i = 0; i < Geometry.BOX_SIZE; i++) {
        dashes += widths[column + i];
      }
      border.append(Texts.repeat("-", dashes)).append('+');
    }
    return border.toString();
  }

  /** Returns cells, in the layout of {@link CandidateSets}, as HoDoKu's library line. */
  static String library(short[] cells) {
    Board board = board(cells);
    StringBuilder line = new StringBuilder(LIBRARY_START);
    StringBuilder deleted = new StringBuilder();
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int digit = board.digit(cell);
      if (isFilled(cells, cell)) {
        line.append(isGiven(cells, cell) ? "" : CandidatesText.PLACED).append(digit);
      } else {
        line.append(CandidatesText.NONE);
        appendDeleted(deleted, cell, CandidateSets.possible(board, cell) & ~cells[cell]);
      }
    }
    return line.append(':').append(deleted).append("::").toString();
  }

  private static Board board(short[] cells) {
    byte[] digits = new byte[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int digit = Integer.numberOfTrailingZeros(cells[cell]);
      digits[cell] = (byte) (isFilled(cells, cell) ? digit : Geometry.EMPTY);
    }
    return Board.adopt(digits);
  }

  private static boolean isFilled(short[] cells, int cell) {
    return (cells[cell] & CandidateSets.FILLED) != 0;
  }

  private static boolean isGiven(short[] cells, int cell) {
    return (cells[cell] & CandidateSets.GIVEN) != 0;
  }

  /** Appends candidates as HoDoKu names them: digit, row and column. */
  private static void appendDeleted(StringBuilder deleted, int cell, int digits) {
    for (int digit : new DigitSet(digits)) {
      deleted.append(deleted.length() == 0 ? "" : " ").append(digit);
      deleted.append(Geometry.row(cell) + 1).append(Geometry.column(cell) + 1);
    }
  }
}
