package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * The sets of open cells of a unit that together have as many candidates as cells. They are
 * computed when requested, and kept until the unit changes.
 */
final class GridHallSets {
  /*
   * Match each open cell with a different value. Cell a leads to cell b if a has the value that b
   * is matched with. All cells that b leads to, on any way, have only the values matched with them
   * as candidates, unless one of them has a value without a cell: they are the smallest such set
   * with b. The cells that lead to b are the smallest set whose values have no other place. (J.-C.
   * Regin, "A filtering algorithm for constraints of difference in CSPs", 1994, takes what these
   * sets forbid all at once.)
   *
   * A set of cells is an int: bit i means the i-th open cell of the unit.
   */
  private static final int NONE = -1;

  private final GridState state;
  private final long[] computed;

  /**
   * For each unit, its open cells, their number, and the cells to which each of them leads,
   * including itself.
   */
  private final int[][] open;

  private final int[] count;
  private final int[][] reach;

  /** For each unit, the cells that lead to a value without a cell. */
  private final int[] loose;

  /** For each unit, the value of each open cell. */
  private final int[][] matched;

  private final int[] cellOfValue;
  private int visited;

  GridHallSets(GridState state) {
    this.state = state;
    Units units = state.units;
    computed = new long[units.count()];
    open = new int[units.count()][];
    reach = new int[units.count()][];
    matched = new int[units.count()][];
    for (int unit = 0; unit < open.length; unit++) {
      int size = units.cellsOf[unit].length;
      open[unit] = size == 0 ? units.cellsOf[unit] : new int[size];
      reach[unit] = size == 0 ? open[unit] : new int[size];
      matched[unit] = size == 0 ? open[unit] : new int[size];
    }
    count = new int[units.count()];
    loose = new int[units.count()];
    cellOfValue = new int[units.symbols + 1];
  }

  /** Examines a unit; returns the number of its open cells, or 0 if their values cannot differ. */
  int look(int unit) {
    if (state.changed[unit] > computed[unit]) {
      computed[unit] = state.changes();
      count[unit] = state.openCells(unit, open[unit]);
      if (hasStrangeMarks(unit) || !match(unit)) {
        count[unit] = 0;
      } else {
        lead(unit);
      }
    }
    return count[unit];
  }

  /** Returns whether an open cell has a candidate that the unit already holds. */
  private boolean hasStrangeMarks(int unit) {
    int filled = 0;
    int marks = 0;
    for (int cell : state.units.cellsOf[unit]) {
      filled |= state.isFilled[cell] ? state.sets[cell] : 0;
      marks |= state.isFilled[cell] ? 0 : state.sets[cell];
    }
    return (filled & marks) != 0;
  }

  private boolean match(int unit) {
    Arrays.fill(cellOfValue, NONE);
    for (int i = 0; i < count[unit]; i++) {
      visited = 0;
      if (!match(unit, i)) {
        return false;
      }
    }
    for (int value = 1; value < cellOfValue.length; value++) {
      if (cellOfValue[value] != NONE) {
        matched[unit][cellOfValue[value]] = value;
      }
    }
    return true;
  }

  /** Finds a value for a cell; other cells may have to change theirs. */
  private boolean match(int unit, int i) {
    int set = state.sets[open[unit][i]];
    for (int rest = set & ~visited; rest != 0; rest = set & ~visited) {
      int value = ValueSet.lowest(rest);
      visited |= ValueSet.bit(value);
      if (cellOfValue[value] == NONE || match(unit, cellOfValue[value])) {
        cellOfValue[value] = i;
        return true;
      }
    }
    return false;
  }

  private void lead(int unit) {
    int[] leads = reach[unit];
    int free = 0;
    for (int i = 0; i < count[unit]; i++) {
      leads[i] = ValueSet.bit(i);
      for (int rest = state.sets[open[unit][i]]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int other = cellOfValue[ValueSet.lowest(rest)];
        leads[i] |= other == NONE ? 0 : ValueSet.bit(other);
        free |= other == NONE ? ValueSet.bit(i) : 0;
      }
    }
    for (int way = 0; way < count[unit]; way++) {
      for (int i = 0; i < count[unit]; i++) {
        leads[i] |= ValueSet.contains(leads[i], way) ? leads[way] : 0;
      }
    }
    loose[unit] = 0;
    for (int i = 0; i < count[unit]; i++) {
      loose[unit] |= (leads[i] & free) != 0 ? ValueSet.bit(i) : 0;
    }
  }

  /** Returns an open cell of a unit. */
  int cell(int unit, int i) {
    return open[unit][i];
  }

  /**
   * Returns the smallest set of cells including the i-th that has no other values; 0 if there is
   * none.
   */
  int naked(int unit, int i) {
    return ValueSet.contains(loose[unit], i) ? 0 : reach[unit][i];
  }

  /**
   * Returns the smallest set of cells including the i-th whose values have no other place in a
   * house.
   */
  int hidden(int unit, int i) {
    if (loose[unit] != 0) {
      return 0;
    }
    int set = 0;
    for (int other = 0; other < count[unit]; other++) {
      set |= (reach[unit][other] >>> i & 1) << other;
    }
    return set;
  }

  /** Returns the values that a set of cells is matched with. */
  int values(int unit, int cells) {
    int values = 0;
    for (int rest = cells; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      values |= ValueSet.bit(matched[unit][ValueSet.lowest(rest)]);
    }
    return values;
  }
}
