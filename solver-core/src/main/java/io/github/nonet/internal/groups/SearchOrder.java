package io.github.nonet.internal.groups;

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
    java.util.Arrays.fill(weights, 1);
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

  /** Chooses a value with two places in a house, if that is better than the cell. */
  private void choosePlace(int weight, int size) {}

  /** Returns the cell of the guess. */
  int cell() {
    return cell;
  }

  /** Returns the set of the value of the guess. */
  int bit() {
    return bit;
  }
}
