package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CELLS;
import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.IntList;
import io.github.nonet.internal.sets.ValueSet;

/**
 * The bug cells of a position: those that hold more than two digits where everything else comes in
 * twos.
 *
 * <p>A house is <em>even</em> in a digit if the digit has two places in it, or none. If a house is
 * not even, the digit is a <em>bug digit</em> of the one cell among its places that holds three
 * digits or more. A position is a <em>grave</em> if it is even in all houses, and all open cells
 * hold two digits, once the bug digits are taken from the bug cells.
 */
final class GraveCells {
  /** The position without the bug digits. */
  private final Marks without = new Marks();

  /** The cells, in the order in which they were found, and the bug digits of each. */
  final int[] cells = new int[CELLS];

  final int[] digits = new int[CELLS];

  int count;

  /** The bug digits of all cells. */
  int allDigits;

  /** The open cells that see all bug cells and are none. */
  final int[] common = new int[CELLS];

  int commonCells;

  /**
   * Finds the bug cells; returns whether there is a grave, one that types 1 to 4 may be made of.
   */
  boolean find(Marks marks) {
    return mayBeGrave(marks) && gather(marks) && isGrave();
  }

  private boolean gather(Marks marks) {
    without.copyFrom(marks);
    count = 0;
    allDigits = 0;
    for (int house = 0; house < ExplainerHouses.COUNT; house++) {
      for (int digit = 0; digit < SIZE; digit++) {
        int places = marks.places(house, digit);
        int number = Integer.bitCount(places);
        if (number != 0 && number != 2 && !gatherBug(marks, house, digit, places)) {
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
      int all = marks.digits[cell];
      int less = ValueSet.withoutLowest(all);
      rich += ValueSet.hasAtMostOne(less) ? 0 : 1;
    }
    return rich > 0 && rich <= ExplainerHouses.PEERS[0].length;
  }

  private boolean gatherBug(Marks marks, int house, int digit, int places) {
    int found = -1;
    int rich = 0;
    for (int rest = places; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int cell = ExplainerHouses.CELL[house][ValueSet.lowest(rest)];
      if (marks.count(cell) >= 3) {
        found = cell;
        rich++;
      }
    }
    return rich > 1 || rich == 1 && addBug(found, digit);
  }

  /** Adds a bug digit; returns false if what is known so far excludes every type. */
  private boolean addBug(int cell, int digit) {
    if (count == 0) {
      commonCells = 0;
      for (int peer : ExplainerHouses.PEERS[cell]) {
        common[commonCells++] = peer;
      }
    }
    if (indexOf(cell) < 0) {
      cells[count] = cell;
      digits[count++] = 0;
    }
    digits[indexOf(cell)] |= ValueSet.bit(digit);
    allDigits |= ValueSet.bit(digit);
    without.remove(cell, digit);
    int kept = 0;
    for (int i = 0; i < commonCells; i++) {
      if (ExplainerHouses.isPeer(common[i], cell) && indexOf(common[i]) < 0) {
        common[kept++] = common[i];
      }
    }
    commonCells = kept;
    return count == 1 || ValueSet.isSingle(allDigits) || commonCells > 0;
  }

  /** Returns the bug digits of each cell as candidates, in the order of the cells. */
  int[] candidates() {
    IntList candidates = new IntList();
    for (int i = 0; i < count; i++) {
      for (int rest = digits[i]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        candidates.add(SIZE * cells[i] + ValueSet.lowest(rest));
      }
    }
    return candidates.toArray();
  }

  private int indexOf(int cell) {
    for (int i = 0; i < count; i++) {
      if (cells[i] == cell) {
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

  /** Returns the house of this type that all bug cells share, or -1. */
  int sharedHouse(int type) {
    int house = ExplainerHouses.OF[cells[0]][type];
    for (int i = 1; i < count; i++) {
      if (ExplainerHouses.OF[cells[i]][type] != house) {
        return -1;
      }
    }
    return house;
  }
}
