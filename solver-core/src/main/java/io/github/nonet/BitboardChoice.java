package io.github.nonet;

import static io.github.nonet.BitboardLayout.BOTH_HALVES;
import static io.github.nonet.BitboardLayout.CELLS;
import static io.github.nonet.BitboardLayout.HALF;
import static io.github.nonet.BitboardLayout.LOWER;
import static io.github.nonet.BitboardLayout.UPPER_WORDS;
import static io.github.nonet.BitboardLayout.WORDS;
import static io.github.nonet.BitboardRules.anyDigit;
import static io.github.nonet.BitboardRules.exactlyTwoDigits;
import static io.github.nonet.BitboardRules.exchange;
import static io.github.nonet.BitboardRules.inBothHalves;
import static io.github.nonet.BitboardRules.majority;
import static io.github.nonet.BitboardRules.spread;
import static io.github.nonet.BitboardRules.threePlaces;
import static io.github.nonet.BitboardRules.twoDigits;
import static io.github.nonet.BitboardRules.twoPlaces;
import static io.github.nonet.BitboardRules.twoRowsAndColumns;
import static io.github.nonet.internal.Geometry.BOX_SIZE;

/**
 * Where the bitboard engine guesses, if it may choose: in the cell whose digits are likely to
 * settle most.
 */
final class BitboardChoice {
  /*
   * The choice is narrowed down, step by step; a step that would leave no cell is skipped.
   *
   * 1. Cells with two candidates. If there are none, see withoutPairs.
   * 2. Those both of whose digits have places in other rows and in other columns of the box. That
   *    means, since locked candidates are gone, that there are places in the rest of the cell's row
   *    and of its column as well, so either guess takes candidates away in all three houses.
   * 3. Those with a digit that has two places in the box: one guess makes the other place a single.
   * 4. Those with a digit that another cell with two candidates in the box has: one guess makes
   *    that cell a single.
   * 5. The first.
   *
   * All cells are judged at once, in the form of steps 2 and 3 of the kernel. To add up scores cell
   * by cell took twice the time and more guesses.
   *
   * Before that, nodes are sorted out in which two cells of a box have the same single digit. No
   * rule of the kernel looks for that, and it is seldom enough to be looked for here.
   */

  /** Names of cells here: the place in the box, then the lowest bit. */
  private static final int SHIFT_BITS = 6;

  private static final int SHIFT_MASK = (1 << SHIFT_BITS) - 1;

  /** Stands for a node that has no solution. */
  static final int NONE = -1;

  private BitboardChoice() {}

  /**
   * Returns the candidate to guess at in a stuck node, or NONE if the node is dead.
   *
   * @param isLong whether the search has been long already
   */
  static int choose(long[] words, int at, boolean isLong) {
    long a0 = words[at];
    long a1 = words[at + 1];
    long a2 = words[at + 2];
    long a3 = words[at + 3];
    long a4 = words[at + 4];
    long a5 = words[at + 5];
    long a6 = words[at + 6];
    long a7 = words[at + 7];
    long a8 = words[at + 8];
    long b0 = words[at + UPPER_WORDS];
    long b1 = words[at + UPPER_WORDS + 1];
    long b2 = words[at + UPPER_WORDS + 2];
    long b3 = words[at + UPPER_WORDS + 3];
    long b4 = words[at + UPPER_WORDS + 4];
    long b5 = words[at + UPPER_WORDS + 5];
    long b6 = words[at + UPPER_WORDS + 6];
    long b7 = words[at + UPPER_WORDS + 7];
    long b8 = words[at + UPPER_WORDS + 8];
    long e0 = exchange(a0, a1);
    long x0 = a0 ^ e0 << HALF;
    long y0 = a1 ^ e0;
    long z0 = b0 | b1 << HALF;
    long e1 = exchange(a2, a3);
    long x1 = a2 ^ e1 << HALF;
    long y1 = a3 ^ e1;
    long z1 = b2 | b3 << HALF;
    long e2 = exchange(a4, a5);
    long x2 = a4 ^ e2 << HALF;
    long y2 = a5 ^ e2;
    long z2 = b4 | b5 << HALF;
    long e3 = exchange(a6, a7);
    long x3 = a6 ^ e3 << HALF;
    long y3 = a7 ^ e3;
    long z3 = b6 | b7 << HALF;
    long x4 = a8 & LOWER;
    long y4 = a8 >>> HALF & LOWER;
    long z4 = b8;

    long many = twoPlaces(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    long manyX = inBothHalves(many);
    long manyY = inBothHalves(many >>> HALF);
    long manyZ = twoPlaces(b0, b1, b2, b3, b4, b5, b6, b7, b8) * BOTH_HALVES;
    long contradictions =
        haveAny(x0, y0, z0, manyX, manyY, manyZ) & ~twoDigits(x0, y0, z0)
            | haveAny(x1, y1, z1, manyX, manyY, manyZ) & ~twoDigits(x1, y1, z1)
            | haveAny(x2, y2, z2, manyX, manyY, manyZ) & ~twoDigits(x2, y2, z2)
            | haveAny(x3, y3, z3, manyX, manyY, manyZ) & ~twoDigits(x3, y3, z3)
            | haveAny(x4, y4, z4, manyX, manyY, manyZ) & ~twoDigits(x4, y4, z4);
    if ((contradictions & CELLS) != 0) {
      return NONE;
    }

    long cells0 = exactlyTwoDigits(x0, y0, z0) & CELLS;
    long cells1 = exactlyTwoDigits(x1, y1, z1) & CELLS;
    long cells2 = exactlyTwoDigits(x2, y2, z2) & CELLS;
    long cells3 = exactlyTwoDigits(x3, y3, z3) & CELLS;
    long cells4 = exactlyTwoDigits(x4, y4, z4) & CELLS;
    if ((cells0 | cells1 | cells2 | cells3 | cells4) == 0) {
      return withoutPairs(
          words,
          at,
          isLong,
          many & ~threePlaces(a0, a1, a2, a3, a4, a5, a6, a7, a8),
          manyZ & ~threePlaces(b0, b1, b2, b3, b4, b5, b6, b7, b8));
    }
    long pair0 = spread(cells0);
    x0 &= pair0;
    y0 &= pair0;
    z0 &= pair0;
    long pair1 = spread(cells1);
    x1 &= pair1;
    y1 &= pair1;
    z1 &= pair1;
    long pair2 = spread(cells2);
    x2 &= pair2;
    y2 &= pair2;
    z2 &= pair2;
    long pair3 = spread(cells3);
    x3 &= pair3;
    y3 &= pair3;
    z3 &= pair3;
    long pair4 = spread(cells4);
    x4 &= pair4;
    y4 &= pair4;
    z4 &= pair4;

    long wide = ~twoRowsAndColumns(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    long narrowX = inBothHalves(wide);
    long narrowY = inBothHalves(wide >>> HALF);
    long narrowZ = inBothHalves(~twoRowsAndColumns(b0, b1, b2, b3, b4, b5, b6, b7, b8));
    long left0 = cells0 & ~haveAny(x0, y0, z0, narrowX, narrowY, narrowZ);
    long left1 = cells1 & ~haveAny(x1, y1, z1, narrowX, narrowY, narrowZ);
    long left2 = cells2 & ~haveAny(x2, y2, z2, narrowX, narrowY, narrowZ);
    long left3 = cells3 & ~haveAny(x3, y3, z3, narrowX, narrowY, narrowZ);
    long left4 = cells4 & ~haveAny(x4, y4, z4, narrowX, narrowY, narrowZ);
    if ((left0 | left1 | left2 | left3 | left4) != 0) {
      cells0 = left0;
      cells1 = left1;
      cells2 = left2;
      cells3 = left3;
      cells4 = left4;
    }

    long two = many & ~threePlaces(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    long twoX = inBothHalves(two);
    long twoY = inBothHalves(two >>> HALF);
    long twoZ = manyZ & ~(threePlaces(b0, b1, b2, b3, b4, b5, b6, b7, b8) * BOTH_HALVES);
    left0 = cells0 & haveAny(x0, y0, z0, twoX, twoY, twoZ);
    left1 = cells1 & haveAny(x1, y1, z1, twoX, twoY, twoZ);
    left2 = cells2 & haveAny(x2, y2, z2, twoX, twoY, twoZ);
    left3 = cells3 & haveAny(x3, y3, z3, twoX, twoY, twoZ);
    left4 = cells4 & haveAny(x4, y4, z4, twoX, twoY, twoZ);
    if ((left0 | left1 | left2 | left3 | left4) != 0) {
      cells0 = left0;
      cells1 = left1;
      cells2 = left2;
      cells3 = left3;
      cells4 = left4;
    }

    long pairsX = inTwoOfTen(x0, x1, x2, x3, x4);
    long pairsY = inTwoOfTen(y0, y1, y2, y3, y4);
    long pairsZ = inTwoOfTen(z0, z1, z2, z3, z4);
    left0 = cells0 & haveAny(x0, y0, z0, pairsX, pairsY, pairsZ);
    left1 = cells1 & haveAny(x1, y1, z1, pairsX, pairsY, pairsZ);
    left2 = cells2 & haveAny(x2, y2, z2, pairsX, pairsY, pairsZ);
    left3 = cells3 & haveAny(x3, y3, z3, pairsX, pairsY, pairsZ);
    left4 = cells4 & haveAny(x4, y4, z4, pairsX, pairsY, pairsZ);
    if ((left0 | left1 | left2 | left3 | left4) != 0) {
      cells0 = left0;
      cells1 = left1;
      cells2 = left2;
      cells3 = left3;
      cells4 = left4;
    }

    int cell = first(cells0, cells1, cells2, cells3, cells4);
    return BitboardBranching.lowest(words, at, cell >>> SHIFT_BITS, cell & SHIFT_MASK);
  }

  /*
   * Where no cell has two candidates, a digit in the narrowest cell: one that is alone in its
   * mini-row and in its column of the box. If the guess fails, it leaves both, and locked candidates
   * take it from there.
   *
   * In a long search, a digit with two places in its box instead. If the guess fails, the other place
   * is its own, so the search stays in one part of the board. Most puzzles are solved faster by the
   * other way, but it can get lost where there are few clues and no solution.
   */
  private static int withoutPairs(long[] words, int at, boolean isLong, long two, long upperTwo) {
    int best = NONE;
    int bestCount = Integer.MAX_VALUE;
    for (int word = 0; word < WORDS; word++) {
      long wanted = !isLong ? alone(words, at, word) : word < UPPER_WORDS ? two : upperTwo;
      for (long left = words[at + word] & wanted; left != 0; left &= left - 1) {
        int bit = Long.numberOfTrailingZeros(left);
        int count = BitboardBranching.candidateCount(words, at, word, bit);
        if (count > 1 && count < bestCount) {
          best = BitboardBranching.candidate(word, bit);
          bestCount = count;
        }
      }
    }
    return best != NONE ? best : BitboardBranching.ofNarrowestOpenCell(words, at);
  }

  /**
   * Returns the candidates of a word without another place in the mini-row or in the column of the
   * box; bits that are not candidates have no meaning.
   */
  private static long alone(long[] words, int at, int word) {
    int place = BitboardBranching.placeOf(word);
    int row = at + word - place % BOX_SIZE;
    int column = at + word - place + place % BOX_SIZE;
    return ~(majority(words[row], words[row + 1], words[row + 2])
        | majority(words[column], words[column + BOX_SIZE], words[column + 2 * BOX_SIZE]));
  }

  /** Marks the cells, given by their digits, that have any of some digits. */
  private static long haveAny(long x, long y, long z, long someX, long someY, long someZ) {
    return anyDigit(x & someX | y & someY | z & someZ);
  }

  /** Returns the digits, in both halves, that are in two or more of these ten halves. */
  private static long inTwoOfTen(long w0, long w1, long w2, long w3, long w4) {
    long any = w0 | w1;
    long two = w0 & w1;
    two |= any & w2;
    any |= w2;
    two |= any & w3;
    any |= w3;
    two |= any & w4;
    any |= w4;
    return inBothHalves(two | two >>> HALF | any & any >>> HALF);
  }

  /** Returns the name of the first of these cells, of which there is one. */
  private static int first(long cells0, long cells1, long cells2, long cells3, long cells4) {
    if (cells0 != 0) {
      return first(0, cells0);
    }
    if (cells1 != 0) {
      return first(2, cells1);
    }
    if (cells2 != 0) {
      return first(4, cells2);
    }
    return cells3 != 0 ? first(6, cells3) : first(8, cells4);
  }

  /** Returns the name of the first cell of a pair of places, the second in the upper halves. */
  private static int first(int place, long cells) {
    int shift = Long.numberOfTrailingZeros(cells);
    int upper = (int) (~LOWER >>> shift & 1);
    return place + upper << SHIFT_BITS | shift - HALF * upper;
  }
}
