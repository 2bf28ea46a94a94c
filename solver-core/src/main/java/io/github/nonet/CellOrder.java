package io.github.nonet;

/**
 * The order in which a search chooses the cell for its next guess.
 *
 * <p>No constant will be added.
 *
 * @since 1.0.0
 */
public enum CellOrder {
  /**
   * The first empty cell, row by row, and its digits in ascending order. Solutions are found in
   * ascending order ({@link Board#compareTo}), whatever the algorithm.
   */
  ROW_MAJOR,

  /**
   * The cell, or more generally the choice, that leaves the fewest ways to continue or is likely to
   * settle most. It is much faster on most puzzles. The order of the solutions is unspecified, but
   * the same each time.
   */
  MOST_CONSTRAINED
}
