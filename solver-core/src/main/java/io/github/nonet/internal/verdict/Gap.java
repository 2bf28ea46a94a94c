package io.github.nonet.internal.verdict;

/**
 * A place for which nothing is left.
 *
 * @param kind what it is
 * @param index the number of the cell, of the group or of the cage
 * @param value the value that a house has no place for; 0 elsewhere
 */
public record Gap(Kind kind, int index, int value) {
  /** What a place is. */
  public enum Kind {
    /** No value fits in a cell. */
    CELL,
    /** A value has no place in a house. */
    HOUSE,
    /** No values have the sum of a cage. */
    CAGE
  }
}
