package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.Solver;

/**
 * Takes clues away from a proper puzzle as long as it stays proper. Clues go in units, such as the
 * cells of an orbit of a symmetry: all of a unit or none.
 *
 * <p>The result is the same as if one unit after the other were tried. Only whether puzzles are
 * proper is asked of the solver, so the result is the same whichever solver is asked.
 */
final class Digger {
  /*
   * A puzzle with fewer clues has no fewer solutions. If the first thirty cells of a solved board
   * can be removed together, each of them could have been removed by itself, and nearly always they
   * can: one question to the solver instead of thirty. Bisecting for all that can go together was
   * tried and lost: the questions with a negative answer are about boards with so few clues that
   * they
   * take long.
   */
  private static final int SAFE_CLUES = 50;

  private final Solver solver = Solver.getDefault();
  private Board puzzle;
  private int clues;

  Digger(Board puzzle) {
    this.puzzle = puzzle;
    clues = puzzle.clueCount();
  }

  /**
   * Takes units away in the given order and returns what is left, with {@code floor} clues or more.
   *
   * @param units disjoint sets of cells that hold clues
   */
  Board dig(int[][] units, int floor) {
    int leap = mostThatMayGo(units, Math.max(floor, SAFE_CLUES));
    int next = leap > 0 && take(units, 0, leap) ? leap : 0;
    for (; next < units.length; next++) {
      if (clues - units[next].length >= floor) {
        take(units, next, next + 1);
      }
    }
    return puzzle;
  }

  private int mostThatMayGo(int[][] units, int floor) {
    int left = clues;
    int count = 0;
    while (count < units.length && left - units[count].length >= floor) {
      left -= units[count++].length;
    }
    return count;
  }

  /** Takes a range of units away if the puzzle stays proper, and returns whether it does. */
  private boolean take(int[][] units, int start, int end) {
    Board rest = puzzle;
    int cleared = 0;
    for (int i = start; i < end; i++) {
      for (int cell : units[i]) {
        rest = rest.with(cell, 0);
      }
      cleared += units[i].length;
    }
    if (!solver.hasUniqueSolution(rest)) {
      return false;
    }
    puzzle = rest;
    clues -= cleared;
    return true;
  }
}
