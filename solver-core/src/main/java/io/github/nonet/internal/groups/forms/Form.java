package io.github.nonet.internal.groups.forms;

import java.util.Arrays;

/**
 * A constraint beyond groups and cages, as data: cells in order, and a table of what they may hold.
 *
 * <p>A set of values is an int, bit {@code v} means value {@code v}. The arrays are shared and must
 * not be changed.
 */
public sealed interface Form {
  /** Returns the cells, no cell twice. */
  int[] cells();

  /**
   * The values that the second of two cells may have with each value of the first.
   *
   * @param cells two cells
   * @param next for value {@code v} of the first cell, at {@code v - 1}, the set of values that the
   *     second may have; constraints with the same relation share the array
   */
  record TwoCells(int[] cells, int[] next) implements Form {}

  /**
   * Which sets of values some cells may hold, all different.
   *
   * @param cells at most one for each symbol
   * @param sets sets of one value for each cell, ascending, none twice
   */
  record Sets(int[] cells, int[] sets) implements Form {}

  /**
   * A sum of multiples of values. Cells may hold equal values.
   *
   * @param total the total of the multiples
   * @param factors one for each cell, -100 to 100, not 0
   */
  record Sum(int total, int[] factors, int[] cells) implements Form {
    /** Returns a sum of values that are not multiplied. */
    public static Sum of(int total, int... cells) {
      int[] factors = new int[cells.length];
      Arrays.fill(factors, 1);
      return new Sum(total, factors, cells);
    }
  }

  /**
   * A deterministic finite automaton that reads the values of cells in their order.
   *
   * @param start the state before the first cell
   * @param accepting whether a state is good after the last cell
   * @param next for each state, and value {@code v} at {@code v - 1}, the next state, or -1 where
   *     there is none
   * @param isImplied whether it only repeats what other forms have together, so that an engine for
   *     which it is too large can leave it out
   */
  record Machine(int[] cells, int start, boolean[] accepting, int[][] next, boolean isImplied)
      implements Form {
    public Machine(int[] cells, int start, boolean[] accepting, int[][] next) {
      this(cells, start, accepting, next, false);
    }
  }

  /**
   * Pairs of cells that hold different values without being a group, as a chess move keeps them
   * apart: a cell, and all cells with which it is paired.
   *
   * @param cells the cell first, then its partners
   */
  record Apart(int[] cells) implements Form {}
}
