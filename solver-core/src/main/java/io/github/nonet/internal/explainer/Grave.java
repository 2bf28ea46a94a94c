package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.Houses.CELLS;
import static io.github.nonet.internal.explainer.Houses.SIZE;

/**
 * Bivalue universal grave: but for a few candidates of the <em>bug cells</em>, each cell has two
 * digits and each digit two places in each house, which no proper puzzle allows.
 *
 * <p>Type 1 5.6 (one bug cell), types 2 and 4 5.7, type 3 5.7 and a tenth for each digit of its
 * naked subset but one.
 */
final class Grave {
  private static final double ONE_CELL = 5.6;
  private static final double MORE_CELLS = 5.7;
  private static final int LARGEST_SUBSET = 6;

  private final Deduction deduction;
  private final Marks without = new Marks();

  private final int[] bugCells = new int[CELLS];
  private final int[] bugDigits = new int[CELLS];
  private int bugs;
  private int allBugDigits;

  /** The open cells that see all bug cells and are none. */
  private final int[] common = new int[CELLS];

  private int commonCells;

  private final int[] houseCells = new int[SIZE];

  Grave(Deduction deduction) {
    this.deduction = deduction;
  }

  boolean find(Marks marks) {
    if (!gatherBugs(marks) || !isGrave()) {
      return false;
    }
    if (bugs == 1) {
      type1(marks);
      return because(1);
    }
    if (Houses.isSingle(allBugDigits) && type2(marks)) {
      return because(2);
    }
    boolean mayBeType4 = bugs == 2 && (Houses.isSingle(allBugDigits) || commonCells > 0);
    if (mayBeType4 && type4(marks)) {
      return because(4);
    }
    return !Houses.isSingle(allBugDigits) && commonCells > 0 && type3(marks) && because(3);
  }

  /** Adds the bug candidates to the deduction, as its reason. */
  private boolean because(int type) {
    deduction.because(Finding.Kind.GRAVE, type, 0, 0, allBugDigits);
    for (int i = 0; i < bugs; i++) {
      for (int rest = bugDigits[i]; rest != 0; rest &= rest - 1) {
        deduction.addMember(SIZE * bugCells[i] + Houses.lowest(rest));
      }
    }
    return true;
  }

  /** Finds the bug cells and their digits; returns false where there is no grave of types 1-4. */
  private boolean gatherBugs(Marks marks) {
    if (!mayBeGrave(marks)) {
      return false;
    }
    without.copyFrom(marks);
    bugs = 0;
    allBugDigits = 0;
    for (int house = 0; house < Houses.COUNT; house++) {
      for (int digit = 0; digit < SIZE; digit++) {
        int places = marks.places(house, digit);
        int count = Integer.bitCount(places);
        if (count != 0 && count != 2 && !gatherBug(marks, house, digit, places)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Counts the cells of three digits or more: all must be bug cells, and peers of one cell. */
  private static boolean mayBeGrave(Marks marks) {
    int rich = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      int digits = marks.digits[cell];
      int less = digits & digits - 1;
      rich += (less & less - 1) != 0 ? 1 : 0;
    }
    return rich > 0 && rich <= Houses.PEERS[0].length;
  }

  private boolean gatherBug(Marks marks, int house, int digit, int places) {
    int found = -1;
    int rich = 0;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int cell = Houses.CELL[house][Houses.lowest(rest)];
      if (marks.count(cell) >= 3) {
        found = cell;
        rich++;
      }
    }
    return rich > 1 || rich == 1 && addBug(found, digit);
  }

  /** Adds a bug digit; returns false if what is known so far excludes every type. */
  private boolean addBug(int cell, int digit) {
    if (bugs == 0) {
      commonCells = 0;
      for (int peer : Houses.PEERS[cell]) {
        common[commonCells++] = peer;
      }
    }
    if (indexOf(cell) < 0) {
      bugCells[bugs] = cell;
      bugDigits[bugs++] = 0;
    }
    bugDigits[indexOf(cell)] |= 1 << digit;
    allBugDigits |= 1 << digit;
    without.remove(cell, digit);
    int kept = 0;
    for (int i = 0; i < commonCells; i++) {
      if (Houses.isPeer(common[i], cell) && indexOf(common[i]) < 0) {
        common[kept++] = common[i];
      }
    }
    commonCells = kept;
    return bugs == 1 || Houses.isSingle(allBugDigits) || commonCells > 0;
  }

  private int indexOf(int cell) {
    for (int i = 0; i < bugs; i++) {
      if (bugCells[i] == cell) {
        return i;
      }
    }
    return -1;
  }

  /** Returns whether without the bug digits every count is two: then there are bug cells. */
  private boolean isGrave() {
    for (int cell = 0; cell < CELLS; cell++) {
      if (without.isOpen(cell) && without.count(cell) != 2) {
        return false;
      }
    }
    for (int places : without.places) {
      if (places != 0 && Integer.bitCount(places) != 2) {
        return false;
      }
    }
    return true;
  }

  private void type1(Marks marks) {
    deduction.begin(ONE_CELL);
    deduction.remove(bugCells[0], marks.digits[bugCells[0]] & ~allBugDigits);
  }

  private boolean type2(Marks marks) {
    deduction.begin(MORE_CELLS);
    for (int i = 0; i < commonCells; i++) {
      deduction.remove(common[i], marks.digits[common[i]] & allBugDigits);
    }
    return deduction.removesAny();
  }

  private boolean type3(Marks marks) {
    for (int type = 0; type < 3; type++) {
      int house = sharedHouse(type);
      if (house >= 0) {
        int cells = gatherHouseCells(house, type);
        for (int degree = 2; degree <= LARGEST_SUBSET && degree <= cells; degree++) {
          for (int set : Houses.SETS[degree - 1]) {
            if (set >>> cells == 0 && type3(marks, set, cells, degree)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  /** Returns the house of this type that all bug cells share, or -1. */
  private int sharedHouse(int type) {
    int house = Houses.OF[bugCells[0]][type];
    for (int i = 1; i < bugs; i++) {
      if (Houses.OF[bugCells[i]][type] != house) {
        return -1;
      }
    }
    return house;
  }

  private int gatherHouseCells(int house, int type) {
    int count = 0;
    for (int i = 0; i < commonCells; i++) {
      if (Houses.OF[common[i]][type] == house) {
        houseCells[count++] = common[i];
      }
    }
    return count;
  }

  /** Tries the cells of the set and the bug cells, taken as one, as a naked subset. */
  private boolean type3(Marks marks, int set, int cells, int degree) {
    int union = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int digits = marks.digits[houseCells[Houses.lowest(rest)]];
      if (Integer.bitCount(digits) < 2) {
        return false;
      }
      union |= digits;
    }
    if (Integer.bitCount(union) != degree || (allBugDigits & ~union) != 0) {
      return false;
    }
    deduction.begin(MORE_CELLS + (degree - 1) * 0.1);
    for (int i = 0; i < cells; i++) {
      if ((set >>> i & 1) == 0) {
        deduction.remove(houseCells[i], marks.digits[houseCells[i]] & union);
      }
    }
    return deduction.removesAny();
  }

  /** Two bug cells of one house share one more digit, which one of them must be. */
  private boolean type4(Marks marks) {
    int shared = marks.digits[bugCells[0]] & marks.digits[bugCells[1]] & ~allBugDigits;
    if (!Houses.isSingle(shared)) {
      return false;
    }
    for (int type = 0; type < 3; type++) {
      if (sharedHouse(type) >= 0) {
        deduction.begin(MORE_CELLS);
        for (int i = 0; i < 2; i++) {
          int cell = bugCells[i];
          deduction.remove(cell, marks.digits[cell] & ~bugDigits[i] & ~shared);
        }
        return true;
      }
    }
    return false;
  }
}
