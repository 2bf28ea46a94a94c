package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.ValueSet;

/**
 * Bivalue universal grave: a position in which, except for the bug digits of the {@linkplain
 * GraveCells bug cells}, each open cell has two digits and each digit two places in each house.
 * Without the bug digits it would have no solution or two; so one of them is true.
 *
 * <ul>
 *   <li>Type 1, 5.6: there is one bug cell, so its other digits go.
 *   <li>Type 2, 5.7: all bug digits are the same; it is eliminated from all cells that see all bug
 *       cells.
 *   <li>Type 3, 5.7 and a tenth for each digit but one: the bug cells share a house, and act there
 *       as one cell with the bug digits, which makes a naked subset with other cells of the house.
 *   <li>Type 4, 5.7: two bug cells share a house and one digit that is not a bug digit of theirs;
 *       the digit fills one of them, so from each go the digits that are neither.
 * </ul>
 *
 * <p>They are tried in the order 1, 2, 4, 3, as in the original.
 */
final class GraveTypes {
  private static final double ONE_CELL = 5.6;
  private static final double MORE_CELLS = 5.7;
  private static final int LARGEST_SUBSET = 6;

  private final Deduction deduction;
  private final GraveCells bugs = new GraveCells();

  /** The open cells of a house that see all bug cells. */
  private final int[] houseCells = new int[SIZE];

  GraveTypes(Deduction deduction) {
    this.deduction = deduction;
  }

  boolean find(Marks marks) {
    if (!bugs.find(marks)) {
      return false;
    }
    if (bugs.count == 1) {
      type1(marks);
      return because(1);
    }
    if (ValueSet.isSingle(bugs.allDigits) && type2(marks)) {
      return because(2);
    }
    boolean mayBeType4 =
        bugs.count == 2 && (ValueSet.isSingle(bugs.allDigits) || bugs.commonCells > 0);
    if (mayBeType4 && type4(marks)) {
      return because(4);
    }
    return !ValueSet.isSingle(bugs.allDigits) && bugs.commonCells > 0 && type3(marks) && because(3);
  }

  private boolean because(int type) {
    if (deduction.keepsReason()) {
      deduction.because(new Finding.Grave(type, bugs.candidates()));
    }
    return true;
  }

  private void type1(Marks marks) {
    deduction.begin(ONE_CELL);
    deduction.remove(bugs.cells[0], marks.digits[bugs.cells[0]] & ~bugs.allDigits);
  }

  private boolean type2(Marks marks) {
    deduction.begin(MORE_CELLS);
    for (int i = 0; i < bugs.commonCells; i++) {
      deduction.remove(bugs.common[i], marks.digits[bugs.common[i]] & bugs.allDigits);
    }
    return deduction.removesAny();
  }

  private boolean type3(Marks marks) {
    for (int type = 0; type < 3; type++) {
      int house = bugs.sharedHouse(type);
      if (house >= 0) {
        int cells = gatherHouseCells(house, type);
        for (int degree = 2; degree <= LARGEST_SUBSET && degree <= cells; degree++) {
          for (int set : ExplainerHouses.SETS[degree - 1]) {
            if (set >>> cells == 0 && type3(marks, set, cells, degree)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private int gatherHouseCells(int house, int type) {
    int count = 0;
    for (int i = 0; i < bugs.commonCells; i++) {
      if (ExplainerHouses.OF[bugs.common[i]][type] == house) {
        houseCells[count++] = bugs.common[i];
      }
    }
    return count;
  }

  /** Tries the cells of the set and the bug cells, taken as one, as a naked subset. */
  private boolean type3(Marks marks, int set, int cells, int degree) {
    int union = 0;
    for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digits = marks.digits[houseCells[ValueSet.lowest(rest)]];
      if (Integer.bitCount(digits) < 2) {
        return false;
      }
      union |= digits;
    }
    if (Integer.bitCount(union) != degree || (bugs.allDigits & ~union) != 0) {
      return false;
    }
    deduction.begin(MORE_CELLS + (degree - 1) * 0.1);
    for (int i = 0; i < cells; i++) {
      if (!ValueSet.contains(set, i)) {
        deduction.remove(houseCells[i], marks.digits[houseCells[i]] & union);
      }
    }
    return deduction.removesAny();
  }

  /** Two bug cells of one house share one more digit, which one of them must be. */
  private boolean type4(Marks marks) {
    int shared = marks.digits[bugs.cells[0]] & marks.digits[bugs.cells[1]] & ~bugs.allDigits;
    if (!ValueSet.isSingle(shared)) {
      return false;
    }
    for (int type = 0; type < 3; type++) {
      if (bugs.sharedHouse(type) >= 0) {
        deduction.begin(MORE_CELLS);
        for (int i = 0; i < 2; i++) {
          int cell = bugs.cells[i];
          deduction.remove(cell, marks.digits[cell] & ~bugs.digits[i] & ~shared);
        }
        return true;
      }
    }
    return false;
  }
}
