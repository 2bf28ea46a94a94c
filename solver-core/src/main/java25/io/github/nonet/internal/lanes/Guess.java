package io.github.nonet.internal.lanes;

import static io.github.nonet.internal.lanes.Layout.GROUPS;
import static io.github.nonet.internal.lanes.Layout.LANE_COUNT;
import static io.github.nonet.internal.lanes.Layout.POSITIONS;
import static io.github.nonet.internal.lanes.Layout.WORDS;
import static io.github.nonet.internal.lanes.Layout.word;

/**
 * Which candidate of one lane is guessed at. A candidate is named by its word and its bit: {@code
 * word << 5 | bit}.
 */
final class Guess {
  private static final int BIT_BITS = 5;
  private static final int BIT_MASK = (1 << BIT_BITS) - 1;
  private static final int CELL = 0b111;
  private static final int CELL_BITS = 3;

  /** Marks a puzzle without an open cell. */
  static final int NONE = -1;

  /** The words of the lane, for the rare case that needs all of them. */
  private final int[] words = new int[WORDS];

  static int wordOf(int candidate) {
    return candidate >>> BIT_BITS;
  }

  static int bitOf(int candidate) {
    return candidate & BIT_MASK;
  }

  /** Returns the lowest candidate of a cell that is given by its position and its lowest bit. */
  static int lowest(int[] block, int lane, int position, int shift) {
    int at = word(position, 0) * LANE_COUNT + lane;
    int digits =
        block[at] >>> shift & CELL
            | (block[at + LANE_COUNT] >>> shift & CELL) << CELL_BITS
            | (block[at + 2 * LANE_COUNT] >>> shift & CELL) << 2 * CELL_BITS;
    int digit = Integer.numberOfTrailingZeros(digits);
    return word(position, digit / CELL_BITS) << BIT_BITS | shift + digit % CELL_BITS;
  }

  /**
   * Returns the candidate to guess at where no cell has two candidates: one that is alone in its
   * mini-row and in its column of the box, in the narrowest cell. If the guess is wrong, the digit
   * leaves both, and locked candidates take it from there. If there is none, the lowest candidate
   * of the narrowest cell.
   */
  int withoutPairs(int[] block, int lane) {
    for (int i = 0; i < WORDS; i++) {
      words[i] = block[i * LANE_COUNT + lane];
    }
    int best = NONE;
    int bestWidth = Integer.MAX_VALUE;
    for (int position = 0; position < POSITIONS; position++) {
      for (int group = 0; group < GROUPS; group++) {
        int word = word(position, group);
        for (int left = words[word] & alone(position, group); left != 0; left &= left - 1) {
          int bit = Integer.numberOfTrailingZeros(left);
          int width = width(position, bit / CELL_BITS * CELL_BITS);
          if (width > 1 && width < bestWidth) {
            best = word << BIT_BITS | bit;
            bestWidth = width;
          }
        }
      }
    }
    return best != NONE ? best : inNarrowestCell(block, lane);
  }

  /** Returns the digit that is alone at a position, if it is possible there. */
  private int alone(int position, int group) {
    int row = position / 3 * 3;
    int column = position % 3;
    return ~(twoOf(row, row + 1, row + 2, group) | twoOf(column, column + 3, column + 6, group));
  }

  private int twoOf(int position0, int position1, int position2, int group) {
    int x = words[word(position0, group)];
    int y = words[word(position1, group)];
    int z = words[word(position2, group)];
    return x & y | (x | y) & z;
  }

  private int inNarrowestCell(int[] block, int lane) {
    int best = NONE;
    int bestWidth = Integer.MAX_VALUE;
    for (int position = 0; position < POSITIONS; position++) {
      for (int shift = 0; shift < Layout.BITS; shift += CELL_BITS) {
        int width = width(position, shift);
        if (width > 1 && width < bestWidth) {
          best = lowest(block, lane, position, shift);
          bestWidth = width;
        }
      }
    }
    return best;
  }

  private int width(int position, int shift) {
    int width = 0;
    for (int group = 0; group < GROUPS; group++) {
      width += Integer.bitCount(words[word(position, group)] >>> shift & CELL);
    }
    return width;
  }
}
