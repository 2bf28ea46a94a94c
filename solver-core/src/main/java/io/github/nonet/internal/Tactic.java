package io.github.nonet.internal;

/** How a search that is stuck chooses its guess. */
public enum Tactic {
  /** The lowest digit of the first open cell: the order of the solutions ascends. */
  FIRST_OPEN_CELL,
  /** The guess that is likely to settle most. */
  MOST_SETTLING,
  /**
   * The tactic of long searches: the most settling guess at a cell with two candidates, or else a
   * digit with two places in its box.
   */
  TWO_PLACES
}
