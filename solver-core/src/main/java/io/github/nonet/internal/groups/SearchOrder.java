package io.github.nonet.internal.groups;

import java.util.Arrays;

/**
 * Which guess comes next: a cell that had a part in many failures and has few candidates
 * (Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting constraints",
 * 2004).
 */
final class SearchOrder {
  private static final int NO_CELL = -1;

  private final Tables tables;
  private final Marks marks;
  private final int[] weights;

  /** The guess chosen last. */
  private int cell;

  private int bit;

  SearchOrder(Tables tables, Marks marks) {
    this.tables = tables;
    this.marks = marks;
    weights = new int[tables.cells];
  }

  /** Forgets all failures; each cell has the weight 1. */
  void reset() {
    Arrays.fill(weights, 1);
  }

  void add(int cell, int weight) {
    weights[cell] += weight;
  }

  /** Gives the open cells of a constraint that failed more weight. */
  void fail(int[] cells) {
    for (int failed : cells) {
      if (!ValueSet.isClosed(marks.sets[failed])) {
        weights[failed]++;
      }
    }
  }

  /** Chooses a guess; returns false if no cell is open. */
  boolean choose() {
    cell = NO_CELL;
    int weight = 0;
    int size = 1;
    for (int other = 0; other < weights.length; other++) {
      int set = marks.sets[other];
      if (!ValueSet.isClosed(set)) {
        int count = Integer.bitCount(set);
        if ((long) weights[other] * size > (long) weight * count) {
          cell = other;
          weight = weights[other];
          size = count;
        }
      }
    }
    if (cell == NO_CELL) {
      return false;
    }
    bit = marks.sets[cell] & -marks.sets[cell];
    if (size > 2) {
      choosePlace(weight, size);
    }
    return true;
  }

  /** Chooses a value with two places in a house instead, if the heavier of them is better. */
  private void choosePlace(int weight, int size) {
    long best = 2L * weight;
    long worst = size;
    for (int group = 0; group < tables.groups.length; group++) {
      if (tables.isHouse[group]) {
        int twoPlaces = twoPlaces(tables.groups[group]);
        if (twoPlaces != 0) {
          for (int other : tables.groups[group]) {
            int set = marks.sets[other];
            if ((set & twoPlaces) != 0
                && !ValueSet.isClosed(set)
                && weights[other] * worst > best) {
              best = weights[other];
              worst = 1;
              cell = other;
              bit = set & twoPlaces & -(set & twoPlaces);
            }
          }
        }
      }
    }
  }

  /** Returns the values with exactly two places in a house. */
  private int twoPlaces(int[] house) {
    int once = 0;
    int twice = 0;
    int more = 0;
    for (int other : house) {
      int set = marks.sets[other];
      more |= twice & set;
      twice |= once & set;
      once |= set;
    }
    return twice & ~more;
  }

  /** Returns the cell of the guess. */
  int cell() {
    return cell;
  }

  /** Returns the set of the value of the guess. */
  int bit() {
    return bit;
  }
}
