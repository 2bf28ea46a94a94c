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

  /** Chooses a guess: the lowest value of the best cell. Returns false if no cell is open. */
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

  /**
   * Chooses a value with two places in a house instead of the cell with so many candidates, if the
   * heavier of the places is better: it counts as a cell with two candidates. If the guess is
   * wrong, the value is in the other place.
   */
  private void choosePlace(int cellWeight, int size) {
    // A cell is better if weight / candidates is greater; both sides are multiplied out.
    long best = 2L * cellWeight;
    for (int group = 0; group < tables.groups.length; group++) {
      int twoPlaces = tables.isHouse[group] ? twoPlaces(tables.groups[group]) : 0;
      if (twoPlaces != 0) {
        best = choosePlace(tables.groups[group], twoPlaces, best, size);
      }
    }
  }

  /** Returns the best of the weights, times the size. */
  private long choosePlace(int[] house, int twoPlaces, long bestSoFar, int size) {
    long best = bestSoFar;
    for (int other : house) {
      int set = marks.sets[other];
      int candidates = set & twoPlaces;
      if (candidates != 0 && !ValueSet.isClosed(set) && (long) weights[other] * size > best) {
        best = (long) weights[other] * size;
        cell = other;
        bit = candidates & -candidates;
      }
    }
    return best;
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
