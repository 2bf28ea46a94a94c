package io.github.nonet.internal.lanes;

import java.util.function.IntConsumer;

/**
 * What there is to do: puzzles of 81 bytes each, and where their results go. The arrays are not
 * copied.
 *
 * @param puzzles well-formed cells: 0 to 9, {@code '0'} to {@code '9'}, or {@code '.'}; not the
 *     same array as {@code solutions}
 * @param limit where counting stops; 1 or more
 * @param solutions receives the solution found first of each puzzle, in characters if the puzzle's
 *     first cell is one; empty cells if there is none
 * @param counts receives the number of solutions, {@code limit} at most
 * @param elsewhere solves the puzzle with the given number by other means, and writes its results
 */
public record LaneJob(
    byte[] puzzles, int limit, byte[] solutions, int[] counts, IntConsumer elsewhere) {
  /** Nothing to do. */
  static final LaneJob NONE =
      new LaneJob(new byte[0], 1, new byte[0], new int[0], puzzle -> {});
}
