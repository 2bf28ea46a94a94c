package io.github.nonet.internal.rules;

/**
 * A square of rows and columns within a grid, perhaps with boxes.
 *
 * @param row the row of its first place
 * @param column the column of its first place
 * @param boxRows how many rows a box has; 0 if there are no boxes
 * @param boxColumns how many columns a box has; 0 if there are no boxes
 */
public record Square(int row, int column, int boxRows, int boxColumns) {
  boolean hasBoxes() {
    return boxRows != 0;
  }

  /** Returns how many rows the widest boxes have that are not taller than wide; 1: none. */
  public static int boxRows(int symbols) {
    int boxRows = (int) Math.sqrt(symbols);
    while (symbols % boxRows != 0) {
      boxRows--;
    }
    return boxRows;
  }
}
