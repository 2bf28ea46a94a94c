package io.github.nonet;

/**
 * Which cell a search guesses at next.
 *
 * <p>No constant will be added.
 *
 * @since 1.0.0
 */
public enum CellOrder {
  /**
   * The first empty cell, row by row, and its digits in ascending order. Solutions come out in
   * ascending order ({@link Board#compareTo}), whatever the algorithm.
   */
  ROW_MAJOR,

  /**
   * The cell, or more generally the choice, that leaves the fewest ways to continue or is likely to
   * settle most. Much faster on most puzzles; which solution comes first is unspecified, but the
   * same each time.
   */
  MOST_CONSTRAINED
}
