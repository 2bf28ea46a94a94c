package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.ALL_DIGITS;
import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.ValueSet;

/**
 * Naked and hidden subsets of two to four, and the direct hidden ones that leave a hidden single.
 *
 * <p>A naked subset has an equal number of cells and digits; a hidden one has an equal number of
 * digits and places. A direct one fills the cell of the single and takes nothing else away.
 */
final class Subsets {
  private static final double[] NAKED = {0, 0, 3.0, 3.6, 5.0};
  private static final double[] HIDDEN = {0, 0, 3.4, 4.0, 5.4};
  private static final double[] DIRECT = {0, 0, 2.0, 2.5};

  private final Deduction deduction;

  /** The members that a subset may have: digits by cell, or places by digit. */
  private final int[] members = new int[SIZE];

  Subsets(Deduction deduction) {
    this.deduction = deduction;
  }

  boolean naked(Marks marks, int size, Sink sink) {
    return find(marks, size, 2 * size - 1, false, false, sink);
  }

  boolean hidden(Marks marks, int size, Sink sink) {
    return find(marks, size, 2 * size, true, false, sink);
  }

  boolean directHidden(Marks marks, int size, Sink sink) {
    return find(marks, size, size, true, true, sink);
  }

  private boolean find(
      Marks marks, int size, int moreThan, boolean hidden, boolean direct, Sink sink) {
    for (int first : ExplainerHouses.BOXES_COLUMNS_ROWS) {
      for (int house = first; house < first + SIZE; house++) {
        if (marks.openCells[house] > moreThan && findIn(marks, house, size, hidden, direct, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findIn(
      Marks marks, int house, int size, boolean hidden, boolean direct, Sink sink) {
    gatherMembers(marks, house, hidden);
    int able = able(size);
    if (Integer.bitCount(able) < size) {
      return false;
    }
    for (int set = ValueSet.lowestBit(able); set != 0; set = set - able & able) {
      if (Integer.bitCount(set) == size && Integer.bitCount(union(set)) == size) {
        boolean found =
            direct
                ? takeDirect(house, set, union(set), size)
                : hidden
                    ? take(marks, house, union(set), set, true, HIDDEN[size])
                    : take(marks, house, set, union(set), false, NAKED[size]);
        if (found && sink.accept(deduction)) {
          return true;
        }
      }
    }
    return false;
  }

  private void gatherMembers(Marks marks, int house, boolean hidden) {
    if (hidden) {
      System.arraycopy(marks.places, SIZE * house, members, 0, SIZE);
      return;
    }
    for (int place = 0; place < SIZE; place++) {
      members[place] = marks.digits[ExplainerHouses.CELL[house][place]];
    }
  }

  /**
   * Eliminates the digits from the other cells, or all others from these cells if they are hidden.
   */
  private boolean take(
      Marks marks, int house, int places, int digits, boolean hidden, double rating) {
    int gone = hidden ? ALL_DIGITS & ~digits : digits;
    deduction.begin(rating);
    for (int place = 0; place < SIZE; place++) {
      int cell = ExplainerHouses.CELL[house][place];
      if (ValueSet.contains(places, place) == hidden) {
        deduction.remove(cell, marks.digits[cell] & gone);
      } else {
        deduction.addPremise(cell, ALL_DIGITS & ~gone);
      }
    }
    if (!deduction.removesAny()) {
      return false;
    }
    if (deduction.keepsReason()) {
      deduction.because(
          hidden
              ? new Finding.HiddenSubset(house, places, digits, false)
              : new Finding.NakedSubset(house, places, digits));
    }
    return true;
  }

  /** Looks for the first digit that the subset leaves one place of the house. */
  private boolean takeDirect(int house, int set, int places, int size) {
    for (int digit = 0; digit < SIZE; digit++) {
      int before = members[digit];
      int left = before & ~places;
      if (!ValueSet.contains(set, digit)
          && !ValueSet.hasAtMostOne(before)
          && ValueSet.isSingle(left)) {
        deduction.begin(DIRECT[size]);
        deduction.place(ExplainerHouses.CELL[house][ValueSet.lowest(left)], digit);
        if (deduction.keepsReason()) {
          deduction.because(new Finding.HiddenSubset(house, places, set, true));
        }
        return true;
      }
    }
    return false;
  }

  /*
   * The subsets of a set s are walked through in ascending order: the next one after t is (t - s) & s.
   */

  /** Returns which members have two to {@code size} elements. */
  private int able(int size) {
    int able = 0;
    for (int i = 0; i < SIZE; i++) {
      int count = Integer.bitCount(members[i]);
      if (count >= 2 && count <= size) {
        able |= ValueSet.bit(i);
      }
    }
    return able;
  }

  private int union(int set) {
    int union = 0;
    for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      union |= members[ValueSet.lowest(rest)];
    }
    return union;
  }
}
