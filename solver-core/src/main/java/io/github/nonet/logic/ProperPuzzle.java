package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Search;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.logic.PacedSearch;

/** Refuses a puzzle that cannot be rated because it does not have exactly one solution. */
final class ProperPuzzle {
  private ProperPuzzle() {}

  /**
   * Throws if the digits of the puzzle contradict each other.
   *
   * @throws IllegalArgumentException with the first conflict
   */
  static void requireConsistent(Board puzzle) {
    if (!puzzle.isConsistent()) {
      throw refusal(puzzle, "no solution: " + puzzle.conflicts().get(0));
    }
  }

  /**
   * Throws if the puzzle has no solution, or several.
   *
   * @param solutions a new search for its solutions
   * @param watch is asked at least once in a millisecond; may throw to end the search
   * @throws IllegalArgumentException with the number of solutions, or two that differ
   */
  static void requireOneSolution(Board puzzle, Search solutions, Watch watch) {
    PacedSearch search = new PacedSearch(solutions, watch);
    if (!search.next()) {
      requireConsistent(puzzle);
      throw refusal(puzzle, "no solution");
    }
    Board first = solutions.solution();
    if (search.next()) {
      throw refusal(
          puzzle,
          "at least two solutions, which differ in " + difference(first, solutions.solution()));
    }
  }

  /** Returns the first cell in which two boards differ. */
  private static String difference(Board one, Board other) {
    int cell = 0;
    while (one.digit(cell) == other.digit(cell)) {
      cell++;
    }
    return Geometry.notation(cell);
  }

  private static IllegalArgumentException refusal(Board puzzle, String found) {
    return Refusal.argument(
        "puzzle " + puzzle + ": found " + found, "exactly one solution (Verdict.of explains more)");
  }
}
