package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Search;
import io.github.nonet.internal.logic.PacedSearch;

/** Refuses a puzzle that cannot be rated: it must have one solution and no other. */
final class ProperPuzzle {
  private ProperPuzzle() {}

  /**
   * Throws if the digits of the puzzle contradict each other.
   *
   * @throws IllegalArgumentException with the first conflict
   */
  static void requireConsistent(Board puzzle) {
    if (!puzzle.isConsistent()) {
      throw refusal(puzzle.conflicts().get(0).toString());
    }
  }

  /**
   * Throws if the puzzle has no solution, or several.
   *
   * @param solutions a new search for its solutions
   * @param clock is run at least once in a millisecond; may throw to end the search
   * @throws IllegalArgumentException with what was found
   */
  static void requireOneSolution(Board puzzle, Search solutions, Runnable clock) {
    long count = new PacedSearch(solutions, clock).countSolutions(2);
    if (count == 0) {
      requireConsistent(puzzle);
      throw refusal("it has no solution");
    }
    if (count > 1) {
      throw refusal("it has more than one solution");
    }
  }

  private static IllegalArgumentException refusal(String found) {
    return new IllegalArgumentException(
        "the puzzle is not proper: " + found + "; expected exactly one solution");
  }
}
