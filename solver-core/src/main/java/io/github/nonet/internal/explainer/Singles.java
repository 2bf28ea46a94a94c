package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.ValueSet;

/**
 * Hidden singles (1.0 as the last open cell of a house, 1.2 in a box, 1.5 in a line), naked 2.3.
 */
final class Singles {
  private static final double LAST_CELL = 1.0;
  private static final double IN_BOX = 1.2;
  private static final double IN_LINE = 1.5;
  private static final double NAKED = 2.3;

  /** The houses of each type, as sets. */
  private static final int BOXES = ExplainerHouses.ALL_DIGITS << ExplainerHouses.FIRST_BOX;

  private static final int ROWS = ExplainerHouses.ALL_DIGITS << ExplainerHouses.FIRST_ROW;
  private static final int COLUMNS = ExplainerHouses.ALL_DIGITS << ExplainerHouses.FIRST_COLUMN;

  private Singles() {}

  static boolean hidden(Marks marks, Deduction deduction) {
    return lastCell(marks, deduction)
        || hidden(marks, deduction, BOXES, IN_BOX)
        || hidden(marks, deduction, COLUMNS, IN_LINE)
        || hidden(marks, deduction, ROWS, IN_LINE);
  }

  private static boolean lastCell(Marks marks, Deduction deduction) {
    return lastCell(marks, deduction, BOXES)
        || lastCell(marks, deduction, COLUMNS)
        || lastCell(marks, deduction, ROWS);
  }

  private static boolean lastCell(Marks marks, Deduction deduction, int type) {
    for (int rest = marks.lastCellHouses & type; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int house = ValueSet.lowest(rest);
      if (marks.openCells[house] == 1 && hiddenIn(marks, deduction, house, LAST_CELL)) {
        return true;
      }
      marks.lastCellHouses ^= ValueSet.lowestBit(rest);
    }
    return false;
  }

  private static boolean hidden(Marks marks, Deduction deduction, int type, double rating) {
    for (int rest = marks.singleHouses & type; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int house = ValueSet.lowest(rest);
      if (marks.openCells[house] > 1 && hiddenIn(marks, deduction, house, rating)) {
        return true;
      }
      marks.singleHouses ^= ValueSet.lowestBit(rest);
    }
    return false;
  }

  private static boolean hiddenIn(Marks marks, Deduction deduction, int house, double rating) {
    for (int digit = 0; digit < SIZE; digit++) {
      int places = marks.places(house, digit);
      if (ValueSet.isSingle(places)) {
        deduction.begin(rating);
        deduction.place(ExplainerHouses.CELL[house][ValueSet.lowest(places)], digit);
        if (deduction.keepsReason()) {
          deduction.because(new Finding.HiddenSingle(house, rating == LAST_CELL));
        }
        return true;
      }
    }
    return false;
  }

  static boolean naked(Marks marks, Deduction deduction) {
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      if (ValueSet.isSingle(marks.digits[cell])) {
        deduction.begin(NAKED);
        deduction.place(cell, ValueSet.lowest(marks.digits[cell]));
        if (deduction.keepsReason()) {
          deduction.because(new Finding.NakedSingle());
        }
        return true;
      }
    }
    return false;
  }
}
