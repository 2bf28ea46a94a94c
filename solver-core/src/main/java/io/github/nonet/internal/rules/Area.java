package io.github.nonet.internal.rules;

/**
 * A rectangle of cells within a grid, which may have rows and columns, and boxes.
 *
 * @param row the row of its first place
 * @param column the column of its first place
 * @param boxRows the rows of a box; 0 if there are no boxes
 * @param boxColumns the columns of a box; 0 if there are no boxes
 * @param hasLines whether its rows and columns hold different values
 */
record Area(
    int row, int column, int rows, int columns, int boxRows, int boxColumns, boolean hasLines) {
  /** Returns the area that a call adds, if it {@linkplain BuilderCall#isArea adds one}. */
  static Area of(BuilderCall call, int symbols) {
    int[] at = call.numbers();
    return switch (call.part()) {
      case GRID -> new Area(at[0], at[1], symbols, symbols, at[2], at[3], true);
      case ROWS_AND_COLUMNS -> new Area(at[0], at[1], symbols, symbols, 0, 0, true);
      case RECTANGLE -> new Area(at[0], at[1], at[2], at[3], 0, 0, true);
      case CELLS -> new Area(at[0], at[1], at[2], at[3], 0, 0, false);
      default -> throw new AssertionError(call);
    };
  }

  boolean hasBoxes() {
    return boxRows != 0;
  }

  /** Returns whether it has one row and one column for each value. */
  boolean isSquare(int symbols) {
    return hasLines && rows == symbols && columns == symbols;
  }

  /** Returns how often a complete grid can hold a value here. */
  int mostOfAValue() {
    return hasLines ? Math.min(rows, columns) : rows * columns;
  }
}
