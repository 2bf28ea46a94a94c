package io.github.nonet.internal;

/**
 * Puzzles of 81 bytes each, and where their results go. The arrays are not copied.
 *
 * @param puzzles well-formed cells: 0 to 9, {@code '0'} to {@code '9'}, or {@code '.'}
 * @param limit the number at which counting stops; 0 or more
 * @param solutions receives the solution found first of each puzzle, in characters if the puzzle's
 *     first cell is one, in numbers otherwise; empty cells if there is none, or if the limit is 0;
 *     never the same array as {@code puzzles}, unless the engine works in the order of the puzzles
 * @param counts receives the number of solutions of each puzzle, {@code limit} at most
 */
public record BulkJob(byte[] puzzles, int limit, byte[] solutions, int[] counts) {
  public static final BulkJob NONE = new BulkJob(new byte[0], 0, new byte[0], new int[0]);
}
