package io.github.nonet.internal.vector;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.ValueSet;
import java.util.Arrays;

/** The layout of a board, spelt out once more as its picture says. */
final class VectorBoards {
  private static final int QUARTERS = 4;
  private static final int LANES = 4;
  private static final int LANE_BITS = 16;
  private static final int WORDS_OF_BOARD = 36;

  private VectorBoards() {}

  /** Returns the words of all boards, of which the first ones are these; the others are 0. */
  static long[] wordsOf(PlainBoard... boards) {
    long[] words = new long[Layout.WORDS];
    for (int i = 0; i < boards.length; i++) {
      put(boards[i], words, i * Layout.NEXT_BOARD);
    }
    return words;
  }

  /** Writes candidates as the engine holds them. */
  static void put(PlainBoard board, long[] words, int at) {
    for (int word = 0; word < WORDS_OF_BOARD; word++) {
      int place = word / QUARTERS;
      int index = at + Layout.NEXT_PLACE * place + word % QUARTERS;
      words[index] = 0;
      for (int lane = 0; lane < LANES; lane++) {
        long bits = board.set(cell(word, lane)) >> 1;
        words[index] |= bits << LANE_BITS * lane;
      }
    }
  }

  /** Reads the first board; the copies must be equal to what they are copies of. */
  static PlainBoard boardOf(long[] words) {
    return boardOf(words, 0);
  }

  /** Reads candidates; the copies must be equal to what they are copies of. */
  static PlainBoard boardOf(long[] words, int at) {
    int[] sets = new int[Geometry.CELLS];
    Arrays.fill(sets, -1);
    for (int word = 0; word < WORDS_OF_BOARD; word++) {
      int index = at + Layout.NEXT_PLACE * (word / QUARTERS) + word % QUARTERS;
      for (int lane = 0; lane < LANES; lane++) {
        int set = (int) (words[index] >>> LANE_BITS * lane) << 1 & ValueSet.ALL_DIGITS;
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
