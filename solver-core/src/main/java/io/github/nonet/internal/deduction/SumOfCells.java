package io.github.nonet.internal.deduction;

import java.util.Arrays;

/**
 * Which values some cells can have whose sum is known, cells that see each other different ones.
 */
final class SumOfCells {
  private final int symbols;
  private final Sight sight;
  private final int[] cells;
  private final int[] sets;

  /** 1 where a value is added, -1 where it is subtracted. */
  private final int[] signs;

  private final int[] values;
  private final int[] possible;
  private int count;

  SumOfCells(int symbols, int most, Sight sight) {
    this.symbols = symbols;
    this.sight = sight;
    cells = new int[most];
    sets = new int[most];
    signs = new int[most];
    values = new int[most];
    possible = new int[most];
  }

  void begin() {
    count = 0;
  }

  void add(int cell, int set, int sign) {
    cells[count] = cell;
    sets[count] = set;
    signs[count++] = sign;
  }

  /** Finds the values with which the cells have a sum; returns false if there are none. */
  boolean reaches(int sum) {
    Arrays.fill(possible, 0);
    fill(0, sum);
    return possible[0] != 0;
  }

  /** Returns the values that a cell has in some way to reach the sum. */
  int possible(int i) {
    return possible[i];
  }

  private void fill(int depth, int left) {
    if (depth + 1 == count) {
      fillLast(depth, left * signs[depth]);
      return;
    }
    for (int rest = sets[depth]; rest != 0; rest &= rest - 1) {
      int value = Integer.numberOfTrailingZeros(rest);
      if (isFree(depth, value)) {
        values[depth] = value;
        fill(depth + 1, left - signs[depth] * value);
      }
    }
  }

  private void fillLast(int depth, int value) {
    boolean isValue = value >= 1 && value <= symbols;
    if (isValue && (sets[depth] >>> value & 1) != 0 && isFree(depth, value)) {
      values[depth] = value;
      for (int i = 0; i < count; i++) {
        possible[i] |= 1 << values[i];
      }
    }
  }

  private boolean isFree(int depth, int value) {
    for (int i = 0; i < depth; i++) {
      if (values[i] == value && sight.sees(cells[i], cells[depth])) {
        return false;
      }
    }
    return true;
  }
}
