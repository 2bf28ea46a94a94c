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

  /** Returns the candidates as a picture. */
  static String grid(Candidates candidates) {
    String[] cells = groups(candidates);
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
  private static String[] groups(Candidates candidates) {
    String[] groups = new String[Geometry.CELLS];
    int[] sets = candidates.toDigitSets();
    int length = 0;
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      groups[cell] = mark(candidates, sets, cell) + digits(sets[cell]);
      length += groups[cell].length();
    }
    for (int cell = 0; cell < Geometry.CELLS && length == Geometry.CELLS; cell++) {
      /* With one character in each cell this would be read as a board, without pencil marks. */
      groups[cell] = (candidates.digit(cell) == 0 ? CandidatesText.OPEN : "") + groups[cell];
    }
    return groups;
  }

  private static String mark(Candidates candidates, int[] sets, int cell) {
    boolean looksGiven = CandidatesText.isSettled(sets, cell);
    if (candidates.digit(cell) == 0) {
      return looksGiven ? String.valueOf(CandidatesText.OPEN) : "";
    }
    if (candidates.isGiven(cell)) {
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

  /** Returns the candidates as HoDoKu's library line. */
  static String library(Candidates candidates) {
    Board board = candidates.board();
    Candidates all = Candidates.of(board);
    StringBuilder cells = new StringBuilder(LIBRARY_START);
    StringBuilder deleted = new StringBuilder();
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int digit = board.digit(cell);
      boolean isPlaced = digit != Geometry.EMPTY && !candidates.isGiven(cell);
      cells.append(isPlaced ? String.valueOf(CandidatesText.PLACED) : "");
      cells.append(digit == Geometry.EMPTY ? CandidatesText.NONE : (char) ('0' + digit));
      appendDeleted(deleted, cell, all.digitSet(cell) & ~candidates.digitSet(cell));
    }
    return cells.append(':').append(deleted).append("::").toString();
  }

  /** Appends candidates as HoDoKu names them: digit, row and column. */
  private static void appendDeleted(StringBuilder deleted, int cell, int digits) {
    for (int digit : new DigitSet(digits)) {
      deleted.append(deleted.length() == 0 ? "" : " ").append(digit);
      deleted.append(Geometry.row(cell) + 1).append(Geometry.column(cell) + 1);
    }
  }
}
