package io.github.nonet.internal.rules;

import io.github.nonet.internal.sets.ValueSet;

/** Writes grids. */
public final class GridText {
  private GridText() {}

  /** Returns the values of all places in a line, row by row, followed by hidden values, if any. */
  public static String line(GridLayout layout, byte[] values) {
    boolean hasHidden = false;
    for (int cell = layout.shown; cell < values.length; cell++) {
      hasHidden |= values[cell] != 0;
    }
    int length = hasHidden ? layout.cellAt.length : layout.places();
    StringBuilder line = new StringBuilder(length);
    for (int place = 0; place < length; place++) {
      int cell = layout.cellAt[place];
      line.append(cell == GridLayout.NO_CELL ? Symbols.EMPTY : Symbols.of(values[cell]));
    }
    return line.toString();
  }

  /*
   * The picture has a column of characters for borders only where some row has a border:
   *
   *   +-------+-------+
   *   | . 2 6 | 1 . . |
   */

  /** Returns the picture for people, with borders between regions. */
  public static String picture(GridLayout layout, byte[] values) {
    StringBuilder picture = new StringBuilder();
    boolean[] hasBorder = columnsWithBorder(layout);
    for (int row = 0; row <= layout.rows; row++) {
      appendBorder(layout, row, hasBorder, picture);
      if (row < layout.rows) {
        appendRow(layout, row, hasBorder, values, picture);
      }
    }
    return picture.substring(0, picture.length() - 1);
  }

  private static boolean[] columnsWithBorder(GridLayout layout) {
    boolean[] hasBorder = new boolean[layout.columns + 1];
    for (int column = 0; column <= layout.columns; column++) {
      for (int row = 0; row < layout.rows; row++) {
        hasBorder[column] |= isBorderLeft(layout, row, column);
      }
    }
    return hasBorder;
  }

  /** Appends the line above a row, if a border runs there. */
  private static void appendBorder(
      GridLayout layout, int row, boolean[] hasBorder, StringBuilder picture) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column <= layout.columns; column++) {
      char dash = isBorderAbove(layout, row, column) ? '-' : ' ';
      if (hasBorder[column]) {
        line.append(corner(layout, row, column)).append(dash);
      }
      line.append(dash).append(dash);
    }
    if (line.indexOf("-") >= 0) {
      appendLine(line, picture);
    }
  }

  /** Returns the character where the borders above and left of a place meet. */
  private static char corner(GridLayout layout, int row, int column) {
    boolean isAcross = isBorderAbove(layout, row, column) || isBorderAbove(layout, row, column - 1);
    boolean isDown = isBorderLeft(layout, row, column) || isBorderLeft(layout, row - 1, column);
    if (isAcross) {
      return isDown ? '+' : '-';
    }
    return isDown ? '|' : ' ';
  }

  private static void appendRow(
      GridLayout layout, int row, boolean[] hasBorder, byte[] values, StringBuilder picture) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column <= layout.columns; column++) {
      if (hasBorder[column]) {
        line.append(isBorderLeft(layout, row, column) ? '|' : ' ').append(' ');
      }
      int cell = layout.cell(row, column);
      line.append(cell == GridLayout.NO_CELL ? ' ' : Symbols.of(values[cell])).append(' ');
    }
    appendLine(line, picture);
  }

  private static void appendLine(StringBuilder line, StringBuilder picture) {
    int end = line.length();
    while (end > 0 && line.charAt(end - 1) == ' ') {
      end--;
    }
    picture.append(line, 0, end).append('\n');
  }

  private static boolean isBorderAbove(GridLayout layout, int row, int column) {
    return isBorder(layout, layout.cell(row - 1, column), layout.cell(row, column));
  }

  private static boolean isBorderLeft(GridLayout layout, int row, int column) {
    return isBorder(layout, layout.cell(row, column - 1), layout.cell(row, column));
  }

  private static boolean isBorder(GridLayout layout, int cell, int other) {
    boolean areCells = cell != GridLayout.NO_CELL && other != GridLayout.NO_CELL;
    return areCells ? layout.isBorder(cell, other) : cell != other;
  }

  /** Returns the sets of all cells between blanks. */
  public static String marks(int[] sets) {
    StringBuilder marks = new StringBuilder();
    for (int set : sets) {
      marks.append(marks.length() == 0 ? "" : " ").append(set == 0 ? "." : "");
      new ValueSet(set).forEach(value -> marks.append(Symbols.of(value)));
    }
    return marks.toString();
  }
}
