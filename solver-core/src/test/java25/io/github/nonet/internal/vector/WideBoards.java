package io.github.nonet.internal.vector;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/** The layout of a board, spelt out once more as its picture says. */
final class WideBoards {
  private static final int LANES = 32;

  private WideBoards() {}

  /** Writes candidates as the engine holds them. */
  static short[] shortsOf(PlainBoard board) {
    short[] shorts = new short[WideLayout.SHORTS];
    Arrays.fill(shorts, (short) (ValueSet.ALL_DIGITS >> 1));
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      shorts[index(cell)] = (short) (board.set(cell) >> 1);
    }
    return shorts;
  }

  static PlainBoard boardOf(short[] shorts) {
    int[] sets = new int[Geometry.CELLS];
    Arrays.setAll(sets, cell -> shorts[index(cell)] << 1);
    return PlainBoard.of(sets);
  }

  private static int index(int cell) {
    return cell % 3 * LANES + cell / 3;
  }
}
