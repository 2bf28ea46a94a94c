package io.github.nonet.internal.vector;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/** The layout of a board, spelt out once more as its picture says. */
final class VectorBoards {
  private static final int QUARTERS = 4;
  private static final int LANES = 4;
  private static final int LANE_BITS = 16;

  private VectorBoards() {}

  /** Writes candidates as the engine holds them. */
  static long[] wordsOf(PlainBoard board) {
    long[] words = new long[Layout.WORDS];
    for (int word = 0; word < words.length; word++) {
      for (int lane = 0; lane < LANES; lane++) {
        long bits = board.set(cell(word, lane)) >> 1;
        words[word] |= bits << LANE_BITS * lane;
      }
    }
    return words;
  }

  /** Reads candidates; the copies must be equal to what they are copies of. */
  static PlainBoard boardOf(long[] words) {
    int[] sets = new int[Geometry.CELLS];
    Arrays.fill(sets, -1);
    for (int word = 0; word < words.length; word++) {
      for (int lane = 0; lane < LANES; lane++) {
        int set = (int) (words[word] >>> LANE_BITS * lane) << 1 & ValueSet.ALL_DIGITS;
        int cell = cell(word, lane);
        if (sets[cell] != -1 && sets[cell] != set) {
          throw new AssertionError("another copy of cell " + cell);
        }
        sets[cell] = set;
      }
    }
    return PlainBoard.of(sets);
  }

  private static int cell(int word, int lane) {
    int place = word / QUARTERS;
    int band = word % QUARTERS % 3;
    int stack = lane % 3;
    return 9 * (3 * band + place / 3) + 3 * stack + place % 3;
  }
}
