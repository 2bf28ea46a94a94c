package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.rules.LayoutPlan;
import java.util.List;

/**
 * The cells of a puzzle of f-puzzles.
 *
 * @param values the clues, 0 where there is none
 * @param marks the sets of values that given pencil marks leave, 0 where there are none
 */
record FPuzzlesGrid(int size, int[] values, int[] marks, Regions regions) {
  private static final String NAME = FPuzzlesEntry.quoted("grid");
  private static final String MARKS = "givenPencilMarks";
  private static final String REGION = "region";

  /** Returns the grid of the rows; the size is what the puzzle says of it, or nothing. */
  static FPuzzlesGrid read(Object data, Object size) {
    List<?> rows = FPuzzlesEntry.list(NAME, data);
    int length =
        FPuzzlesEntry.isNothing(size)
            ? side(NAME, rows.size())
            : FPuzzlesEntry.whole(
                FPuzzlesEntry.quoted("size"),
                size,
                LayoutPlan.FEWEST_SYMBOLS,
                LayoutPlan.MOST_SYMBOLS);
    requireCount(NAME, rows.size(), length, " rows");
    int cells = length * length;
    FPuzzlesGrid grid =
        new FPuzzlesGrid(length, new int[cells], new int[cells], new Regions(length));
    for (int row = 0; row < length; row++) {
      grid.readRow(row, rows.get(row));
    }
    grid.regions.require(NAME);
    return grid;
  }

  /** Returns the number of rows, which has to be one of a grid. */
  static int side(String where, int rows) {
    if (rows < LayoutPlan.FEWEST_SYMBOLS || rows > LayoutPlan.MOST_SYMBOLS) {
      throw FPuzzlesEntry.refusal(
          where, rows + " rows", LayoutPlan.FEWEST_SYMBOLS + " to " + LayoutPlan.MOST_SYMBOLS);
    }
    return rows;
  }

  private static void requireCount(String where, int found, int expected, String what) {
    if (found != expected) {
      throw FPuzzlesEntry.refusal(where, found + what, String.valueOf(expected));
    }
  }

  private void readRow(int row, Object data) {
    String where = NAME + ", row " + (row + 1);
    List<FPuzzlesEntry> cells = FPuzzlesEntry.of(where, size, data);
    requireCount(where, cells.size(), size, " cells");
    for (int column = 0; column < size; column++) {
      read(row * size + column, cells.get(column));
    }
  }

  private void read(int cell, FPuzzlesEntry entry) {
    if (!FPuzzlesEntry.isNothing(entry.get(MARKS))) {
      for (int mark : entry.values(MARKS)) {
        marks[cell] |= 1 << mark;
      }
    }
    if (FPuzzlesEntry.isTrue(entry.where("given"), entry.get("given"))) {
      values[cell] = FPuzzlesEntry.whole(entry.where("value"), entry.get("value"), 1, size);
      marks[cell] = 0;
    }
    if (entry.data().containsKey(REGION)) {
      Object region = entry.get(REGION);
      regions.put(
          cell,
          FPuzzlesEntry.isNothing(region)
              ? Regions.NONE
              : FPuzzlesEntry.whole(entry.where(REGION), region, 0, size - 1));
    }
  }
}
