package io.github.nonet.internal.vector;

import io.github.nonet.internal.Geometry;
import java.util.Arrays;

/**
 * The layout of a board, spelt out once more as its picture says. Candidates are sets of nine bits
 * here, one set for each cell: bit {@code d - 1} stands for digit {@code d}.
 */
final class VectorBoards {
  static final int ALL_DIGITS = 0b111_111_111;

  private static final int LANES = 32;

  private VectorBoards() {}

  /** Writes candidates as the engine holds them. */
  static short[] boardOf(int[] candidates) {
    short[] board = new short[Layout.SHORTS];
    Arrays.fill(board, (short) ALL_DIGITS);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      board[index(cell)] = (short) candidates[cell];
    }
    return board;
  }

  static int[] candidatesOf(short[] board) {
    int[] candidates = new int[Geometry.CELLS];
    Arrays.setAll(candidates, cell -> board[index(cell)]);
    return candidates;
  }

  private static int index(int cell) {
    return cell % 3 * LANES + cell / 3;
  }
}
