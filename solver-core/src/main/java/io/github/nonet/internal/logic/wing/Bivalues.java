package io.github.nonet.internal.logic.wing;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;

/** The cells with a given number of candidates, ascending, with their candidates. */
final class Bivalues {
  private final int[] cells = new int[Houses.CELL_COUNT];
  private final int[] digits = new int[Houses.CELL_COUNT];
  private int count;

  /** Whether some cell has exactly these candidates; index: the candidates. */
  private final boolean[] have = new boolean[Houses.ALL_DIGITS + 1];

  /** Makes these the cells with exactly {@code number} candidates. */
  void collect(State state, int number) {
    for (int i = 0; i < count; i++) {
      have[digits[i]] = false;
    }
    count = 0;
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      int set = state.digits(cell);
      if (Integer.bitCount(set) == number) {
        have[set] = true;
        cells[count] = cell;
        digits[count++] = set;
      }
    }
  }

  /** Returns whether one of the cells has exactly these candidates. */
  boolean have(int set) {
    return have[set];
  }

  int count() {
    return count;
  }

  int cell(int number) {
    return cells[number];
  }

  /** Returns the candidates of a cell, by number. */
  int digits(int number) {
    return digits[number];
  }
}
