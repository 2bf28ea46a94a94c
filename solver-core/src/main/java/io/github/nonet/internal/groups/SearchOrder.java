package io.github.nonet.internal.groups;

import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Which guess comes next: a cell that had a part in many failures and has few candidates
 * (Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting constraints",
 * 2004).
 */
final class SearchOrder {
  /*
   * A cell is worth its weight / c * sqrt(c) with c candidates. That is more in favour of few candidates
   * than the weight / c of the paper: on killers the trees are a third smaller. A value with two places
   * in a house counts as a cell with two and a half candidates: the other place gets a value, but the
   * places keep fewer other candidates than a cell of two loses.
   */
  private static final int NO_CELL = -1;

  /** The divisor of a cell's weight, for each number of candidates. */
  private static final double[] COSTS = new double[ValueSet.MOST_SYMBOLS + 1];

  private static final double COST_OF_PLACE = 4;

  private static final int MOST_RANDOM_WEIGHT = 4;

  static {
    for (int count = 1; count < COSTS.length; count++) {
      COSTS[count] = count * Math.sqrt(count);
    }
  }

  private final Tables tables;
  private final Domains domains;
  private final int shown;
  private final int[] weights;

  /**
   * For each cell, the value that is guessed first, if it is a candidate; then come the values
   * above it, then the rest.
   */
  private final int[] firsts;

  /** For each cell the value that is guessed first after a {@link #reset}; 0 for the lowest. */
  private int[] target;

  /** The guess chosen last. */
  private int cell;

  private int bit;

  SearchOrder(Tables tables, Domains domains) {
    this(tables, domains, tables.cells);
  }

  /**
   * @param shown the cells below are chosen before the others
   */
  SearchOrder(Tables tables, Domains domains, int shown) {
    this.tables = tables;
    this.shown = shown;
    this.domains = domains;
    weights = new int[tables.cells];
    firsts = new int[tables.cells];
    target = new int[tables.cells];
  }

  /** Guesses these values first after each {@link #reset}; they are kept. */
  void aimAt(int[] values) {
    target = values;
  }

  /** Forgets all failures; each cell has the weight 1, and its target is guessed first. */
  void reset() {
    Arrays.fill(weights, 1);
    System.arraycopy(target, 0, firsts, 0, firsts.length);
  }

  /** Gives cells random weights, and lets any of their values be guessed first. */
  void shuffle(LongSupplier random) {
    for (int other = 0; other < weights.length; other++) {
      weights[other] += (int) RandomDraws.below(random, MOST_RANDOM_WEIGHT);
      firsts[other] = 1 + (int) RandomDraws.below(random, tables.symbols);
    }
  }

  void add(int cell, int weight) {
    weights[cell] += weight;
  }

  /**
   * Gives the open cells of a constraint that failed more weight. A constraint with many cells
   * distinguishes none of them, but would hide what other constraints contribute.
   */
  void fail(int[] cells) {
    if (cells.length > 2 * tables.symbols) {
      return;
    }
    for (int failed : cells) {
      if (!ValueSet.hasAtMostOne(domains.sets[failed])) {
        weights[failed]++;
      }
    }
  }

  /** Chooses a guess: the lowest value of the best cell. Returns false if no cell is open. */
  boolean choose() {
    return choose(0, shown) || choose(shown, weights.length);
  }

  private boolean choose(int from, int to) {
    cell = NO_CELL;
    double best = 0;
    for (int other = from; other < to; other++) {
      int set = domains.sets[other];
      if (!ValueSet.hasAtMostOne(set)) {
        double worth = weights[other] / COSTS[Integer.bitCount(set)];
        if (worth > best) {
          best = worth;
          cell = other;
        }
      }
    }
    if (cell == NO_CELL) {
      return false;
    }
    int set = domains.sets[cell];
    bit = first(set, cell);
    if (Integer.bitCount(set) > 2) {
      choosePlace(best);
    }
    return true;
  }

  /**
   * Chooses a value with two places in a house instead of the cell of so much worth, if the heavier
   * of the places is better. If the guess is wrong, the value is in the other place.
   */
  private void choosePlace(double worthOfCell) {
    double best = worthOfCell * COST_OF_PLACE;
    for (int group = 0; group < tables.groups.length; group++) {
      int twoPlaces = tables.isHouse[group] ? twoPlaces(tables.groups[group]) : 0;
      if (twoPlaces != 0) {
        best = choosePlace(tables.groups[group], twoPlaces, best);
      }
    }
  }

  /** Returns the greatest of the weights. */
  private double choosePlace(int[] house, int twoPlaces, double bestSoFar) {
    double best = bestSoFar;
    for (int other : house) {
      int set = domains.sets[other];
      int candidates = set & twoPlaces;
      if (candidates != 0 && !ValueSet.hasAtMostOne(set) && weights[other] > best) {
        best = weights[other];
        cell = other;
        bit = first(candidates, other);
      }
    }
    return best;
  }

  private int first(int set, int of) {
    int above = set & -1 << firsts[of];
    return ValueSet.lowestBit(above == 0 ? set : above);
  }

  /** Returns the values with exactly two places in a house. */
  private int twoPlaces(int[] house) {
    int once = 0;
    int twice = 0;
    int more = 0;
    for (int other : house) {
      int set = domains.sets[other];
      more |= twice & set;
      twice |= once & set;
      once |= set;
    }
    return twice & ~more;
  }

  int cell() {
    return cell;
  }

  /** Returns the set of the value of the guess. */
  int bit() {
    return bit;
  }
}
