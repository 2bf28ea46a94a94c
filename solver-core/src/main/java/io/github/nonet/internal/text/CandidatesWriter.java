package io.github.nonet.internal.text;

import io.github.nonet.internal.CandidateBits;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.sets.ValueSet;

/**
 * Writes cells, which are {@link CandidateBits}, as text: the line of 729 characters, the picture,
 * and HoDoKu's library line.
 */
public final class CandidatesWriter {
  /**
   * The start of HoDoKu's line if no technique is reported: the number of the technique, and its
   * digits.
   */
  private static final String LIBRARY_START = ":0000:x:";

  private CandidatesWriter() {}

  /** Returns the candidates of each cell as 729 characters. */
  public static String line(short[] cells) {
    StringBuilder line = new StringBuilder(CellMarks.LINE_LENGTH);
    for (int set : cells) {
      for (int digit = 1; digit <= Geometry.SIZE; digit++) {
        boolean isPossible = ValueSet.contains(set, digit);
        line.append(isPossible ? (char) ('0' + digit) : CellMarks.NONE);
      }
    }
    return line.toString();
  }

  /** Returns the cells as a picture. */
  public static String grid(short[] cells) {
    String[] groups = groups(cells);
    int[] widths = widths(groups);
    String border = border(widths);
    StringBuilder grid = new StringBuilder();
    for (int row = 0; row < Geometry.SIZE; row++) {
      grid.append(row % Geometry.BOX_SIZE == 0 ? border + "\n" : "");
      for (int column = 0; column < Geometry.SIZE; column++) {
        String group = groups[Geometry.cell(row, column)];
        grid.append(column % Geometry.BOX_SIZE == 0 ? "| " : "").append(group);
        grid.append(Texts.repeat(" ", widths[column] - group.length() + 1));
      }
      grid.append("|\n");
    }
    return grid.append(border).toString();
  }

  /** Returns the text of each cell: its digits, after a mark if they would be ambiguous. */
  private static String[] groups(short[] cells) {
    String[] groups = new String[Geometry.CELLS];
    int[] sets = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      sets[cell] = CandidateBits.digits(cells[cell]);
    }
    int length = 0;
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      groups[cell] = mark(cells[cell], sets, cell) + digits(sets[cell]);
      length += groups[cell].length();
    }
    for (int cell = 0; cell < Geometry.CELLS && length == Geometry.CELLS; cell++) {
      /* With one character in each cell this would be read as a board, without pencil marks. */
      groups[cell] = (CandidateBits.isFilled(cells[cell]) ? "" : CellMarks.OPEN) + groups[cell];
    }
    return groups;
  }

  private static String mark(int bits, int[] sets, int cell) {
    boolean looksGiven = CellMarks.isSettled(sets, cell);
    if (!CandidateBits.isFilled(bits)) {
      return looksGiven ? String.valueOf(CellMarks.OPEN) : "";
    }
    if (CandidateBits.isGiven(bits)) {
      return looksGiven ? "" : String.valueOf(CellMarks.GIVEN);
    }
    return String.valueOf(CellMarks.PLACED);
  }

  /** Returns the digits of a set, or a dot for the empty one. */
  private static String digits(int set) {
    StringBuilder group = new StringBuilder();
    for (int digit : new ValueSet(set)) {
      group.append(digit);
    }
    return group.length() == 0 ? String.valueOf(CellMarks.NONE) : group.toString();
  }

  private static int[] widths(String[] groups) {
    int[] widths = new int[Geometry.SIZE];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int column = Geometry.column(cell);
      widths[column] = Math.max(widths[column], groups[cell].length());
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

  /** Returns the cells as HoDoKu's library line. */
  public static String library(short[] cells) {
    byte[] digits = CandidateBits.digitsOf(cells);
    StringBuilder line = new StringBuilder(LIBRARY_START);
    StringBuilder deleted = new StringBuilder();
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (CandidateBits.isFilled(cells[cell])) {
        line.append(CandidateBits.isGiven(cells[cell]) ? "" : CellMarks.PLACED);
        line.append(digits[cell]);
      } else {
        line.append(CellMarks.NONE);
        appendDeleted(deleted, cell, CandidateBits.possible(digits, cell) & ~cells[cell]);
      }
    }
    return line.append(':').append(deleted).append("::").toString();
  }

  /** Appends candidates as HoDoKu names them: digit, row and column. */
  private static void appendDeleted(StringBuilder deleted, int cell, int digits) {
    for (int digit : new ValueSet(digits)) {
      deleted.append(deleted.length() == 0 ? "" : " ").append(digit);
      deleted.append(Geometry.row(cell) + 1).append(Geometry.column(cell) + 1);
    }
  }
}
