package io.github.nonet.internal.constraints;

/** Knows which cells are next to each other. */
@FunctionalInterface
public interface CellMap {
  /** Returns the cell that is some rows below and some columns right of a cell, or -1. */
  int from(int cell, int down, int right);

  /** Returns whether two cells share an edge or a corner. */
  default boolean areTouching(int cell, int other) {
    for (int i = 0; i < 9; i++) {
      if (from(cell, i / 3 - 1, i % 3 - 1) == other) {
        return cell != other;
      }
    }
    return false;
  }
}
