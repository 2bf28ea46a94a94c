package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.Solver;

/**
 * Takes clues away from a proper puzzle as long as it stays proper. Clues go in units, such as the
 * cells of an orbit of a symmetry: all of a unit or none.
 *
 * <p>The result is that of trying one unit after the other. Only whether puzzles are proper is
 * asked of the solver, so the result is the same whichever solver is asked.
 */
final class Digger {
  /*
   * A puzzle with fewer clues has no fewer solutions. So the units that go before the first one that
   * has to stay can be found by bisection: about six questions instead of forty when a solved board
   * is dug.
   */
  private final Solver solver = Solver.getDefault();
  private final int[] digits;
  private int clues;

  Digger(Board puzzle) {
    digits = digits(puzzle);
    clues = puzzle.clueCount();
  }

  static int[] digits(Board board) {
    int[] digits = new int[81];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = board.digit(cell);
    }
    return digits;
  }

  /**
   * Takes units away in the given order and returns what is left, with {@code floor} clues or more.
   *
   * @param units disjoint sets of cells that hold clues
   */
  Board dig(int[][] units, int floor) {
    int next = digTogether(units, mostThatMayGo(units, floor));
    for (; next < units.length; next++) {
      if (clues - units[next].length >= floor) {
        digUnit(units[next]);
      }
    }
    return Board.copyOf(digits);
  }

  private int mostThatMayGo(int[][] units, int floor) {
    int left = clues;
    int count = 0;
    while (count < units.length && left - units[count].length >= floor) {
      left -= units[count++].length;
    }
    return count;
  }

  /** Takes the most units away that can go together from the first one on; returns how many. */
  private int digTogether(int[][] units, int most) {
    int possible = 0;
    int limit = most;
    while (possible < limit) {
      int middle = (possible + limit + 1) >>> 1;
      if (isProperWithout(units, possible, middle)) {
        possible = middle;
      } else {
        limit = middle - 1;
      }
    }
    return possible;
  }

  /** Takes a range of units away if the puzzle stays proper, and returns whether it does. */
  private boolean isProperWithout(int[][] units, int start, int end) {
    int[] before = digits.clone();
    int cluesBefore = clues;
    for (int i = start; i < end; i++) {
      clear(units[i]);
    }
    if (isProper()) {
      return true;
    }
    System.arraycopy(before, 0, digits, 0, digits.length);
    clues = cluesBefore;
    return false;
  }

  private void digUnit(int[] unit) {
    isProperWithout(new int[][] {unit}, 0, 1);
  }

  private void clear(int[] unit) {
    for (int cell : unit) {
      digits[cell] = 0;
    }
    clues -= unit.length;
  }

  private boolean isProper() {
    return solver.hasUniqueSolution(Board.copyOf(digits));
  }
}
