package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.Houses.SIZE;

/**
 * Hidden singles (1.0 as the last open cell of a house, 1.2 in a box, 1.5 in a line), naked 2.3.
 */
final class Singles {
  private static final double LAST_CELL = 1.0;
  private static final double IN_BOX = 1.2;
  private static final double IN_LINE = 1.5;
  private static final double NAKED = 2.3;

  private Singles() {}

  static boolean hidden(Marks marks, Deduction deduction) {
    return lastCell(marks, deduction)
        || hidden(marks, deduction, Houses.FIRST_BOX, IN_BOX)
        || hidden(marks, deduction, Houses.FIRST_COLUMN, IN_LINE)
        || hidden(marks, deduction, Houses.FIRST_ROW, IN_LINE);
  }

  private static boolean lastCell(Marks marks, Deduction deduction) {
    for (int first : Houses.BOXES_COLUMNS_ROWS) {
      for (int house = first; house < first + SIZE; house++) {
        if (marks.openCells[house] == 1 && hiddenIn(marks, deduction, house, LAST_CELL)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean hidden(Marks marks, Deduction deduction, int first, double rating) {
    for (int house = first; house < first + SIZE; house++) {
      if (marks.openCells[house] > 1 && hiddenIn(marks, deduction, house, rating)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hiddenIn(Marks marks, Deduction deduction, int house, double rating) {
    int[] all = marks.places;
    int first = SIZE * house;
    for (int digit = 0; digit < SIZE; digit++) {
      int places = all[first + digit];
      if (places != 0 && (places & places - 1) == 0) {
        deduction.begin(rating);
        deduction.place(Houses.CELL[house][Houses.lowest(places)], digit);
        return true;
      }
    }
    return false;
  }

  static boolean naked(Marks marks, Deduction deduction) {
    for (int cell = 0; cell < Houses.CELLS; cell++) {
      if (Houses.isSingle(marks.digits[cell])) {
        deduction.begin(NAKED);
        deduction.place(cell, Houses.lowest(marks.digits[cell]));
        return true;
      }
    }
    return false;
  }
}
