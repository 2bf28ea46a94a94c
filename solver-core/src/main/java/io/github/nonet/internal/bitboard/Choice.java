package io.github.nonet.internal.bitboard;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.bitboard.Layout.CELLS;
import static io.github.nonet.internal.bitboard.Layout.HALF;
import static io.github.nonet.internal.bitboard.Layout.LOWER;
import static io.github.nonet.internal.bitboard.Layout.UPPER_WORDS;
import static io.github.nonet.internal.bitboard.Layout.WORDS;
import static io.github.nonet.internal.bitboard.RoundSteps.anyDigit;
import static io.github.nonet.internal.bitboard.RoundSteps.difference;
import static io.github.nonet.internal.bitboard.RoundSteps.exactlyTwoDigits;
import static io.github.nonet.internal.bitboard.RoundSteps.inBothHalves;
import static io.github.nonet.internal.bitboard.RoundSteps.majority;
import static io.github.nonet.internal.bitboard.RoundSteps.spread;
import static io.github.nonet.internal.bitboard.RoundSteps.twoRowsAndColumns;

import io.github.nonet.internal.Tactic;

/** Chooses the guess of the bitboard engine: the candidate whose guess is likely to settle most. */
final class Choice {
  /*
   * The choice is narrowed down, step by step; a step that would leave no cell is skipped.
   *
   * 1. Cells with two candidates. If there are none, see alone().
   * 2. Those with a digit that is alone in its mini-row and in its column of the box: if the guess
   *    takes it away, locked candidates follow in both lines.
   * 3. Those both of whose digits have places in other rows and in other columns of the box. Locked
   *    candidates have been eliminated, so the rest of the cell's row and of its column also has
   *    places, and either guess eliminates candidates in all three houses.
   * 4. Those with a digit that another cell with two candidates in the box has: one guess makes
   *    that cell a single.
   * 5. The first.
   *
   * All cells are judged at once, in the form of steps 2 and 3 of the kernel. To add up scores cell
   * by cell took twice the time and more guesses.
   *
   * A mark of a cell is the lowest bit of the three of its group. The cells that are left are
   * cells0 to cells4, in the form of x0 to x4.
   */

  /** The name of a cell here is its place in the box, then its lowest bit. */
  private static final int SHIFT_BITS = 6;

  private static final int SHIFT_MASK = (1 << SHIFT_BITS) - 1;

  /** Marks a board without such a guess. */
  static final int NONE = -1;

  private Choice() {}

  /** Returns the candidate to guess in a stuck board, or NONE. */
  static int choose(long[] words, int at, Tactic tactic) {
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
    long e0 = difference(a0, a1);
    long x0 = a0 ^ e0 << HALF;
    long y0 = a1 ^ e0;
    long z0 = b0 | b1 << HALF;
    long e1 = difference(a2, a3);
    long x1 = a2 ^ e1 << HALF;
    long y1 = a3 ^ e1;
    long z1 = b2 | b3 << HALF;
    long e2 = difference(a4, a5);
    long x2 = a4 ^ e2 << HALF;
    long y2 = a5 ^ e2;
    long z2 = b4 | b5 << HALF;
    long e3 = difference(a6, a7);
    long x3 = a6 ^ e3 << HALF;
    long y3 = a7 ^ e3;
    long z3 = b6 | b7 << HALF;
    long x4 = a8 & LOWER;
    long y4 = a8 >>> HALF & LOWER;
    long z4 = b8;

    // 1. Two candidates.
    long cells0 = exactlyTwoDigits(x0, y0, z0) & CELLS;
    long cells1 = exactlyTwoDigits(x1, y1, z1) & CELLS;
    long cells2 = exactlyTwoDigits(x2, y2, z2) & CELLS;
    long cells3 = exactlyTwoDigits(x3, y3, z3) & CELLS;
    long cells4 = exactlyTwoDigits(x4, y4, z4) & CELLS;
    if ((cells0 | cells1 | cells2 | cells3 | cells4) == 0) {
      return tactic == Tactic.TWO_PLACES ? NONE : alone(words, at);
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

    // 2. Alone in both.
    long row0 = majority(a0, a1, a2);
    long row1 = majority(a3, a4, a5);
    long row2 = majority(a6, a7, a8);
    long column0 = majority(a0, a3, a6);
    long column1 = majority(a1, a4, a7);
    long column2 = majority(a2, a5, a8);
    long rowZ0 = majority(b0, b1, b2);
    long rowZ1 = majority(b3, b4, b5);
    long rowZ2 = majority(b6, b7, b8);
    long columnZ0 = majority(b0, b3, b6);
    long columnZ1 = majority(b1, b4, b7);
    long columnZ2 = majority(b2, b5, b8);
    long alone0 = alone(a0, row0 | column0, b0, rowZ0 | columnZ0);
    long alone1 = alone(a1, row0 | column1, b1, rowZ0 | columnZ1);
    long alone2 = alone(a2, row0 | column2, b2, rowZ0 | columnZ2);
    long alone3 = alone(a3, row1 | column0, b3, rowZ1 | columnZ0);
    long alone4 = alone(a4, row1 | column1, b4, rowZ1 | columnZ1);
    long alone5 = alone(a5, row1 | column2, b5, rowZ1 | columnZ2);
    long alone6 = alone(a6, row2 | column0, b6, rowZ2 | columnZ0);
    long alone7 = alone(a7, row2 | column1, b7, rowZ2 | columnZ1);
    long alone8 = alone(a8, row2 | column2, b8, rowZ2 | columnZ2);
    long left0 = cells0 & anyDigit(alone0 | alone1 << HALF);
    long left1 = cells1 & anyDigit(alone2 | alone3 << HALF);
    long left2 = cells2 & anyDigit(alone4 | alone5 << HALF);
    long left3 = cells3 & anyDigit(alone6 | alone7 << HALF);
    long left4 = cells4 & anyDigit(alone8);

    // 3 and 4. The digits that mark a cell. Step 3 keeps the cells without a mark, 4 those with
    // one.
    long wide = twoRowsAndColumns(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    long markX = inBothHalves(~wide);
    long markY = inBothHalves(~wide >>> HALF);
    long markZ = inBothHalves(~twoRowsAndColumns(b0, b1, b2, b3, b4, b5, b6, b7, b8));
    long inverse = -1;
    for (int step = 2; ; step++) {
      if ((left0 | left1 | left2 | left3 | left4) != 0) {
        cells0 = left0;
        cells1 = left1;
        cells2 = left2;
        cells3 = left3;
        cells4 = left4;
      }
      if (step == 4) {
        break;
      }
      left0 = cells0 & (inverse ^ haveAny(x0, y0, z0, markX, markY, markZ));
      left1 = cells1 & (inverse ^ haveAny(x1, y1, z1, markX, markY, markZ));
      left2 = cells2 & (inverse ^ haveAny(x2, y2, z2, markX, markY, markZ));
      left3 = cells3 & (inverse ^ haveAny(x3, y3, z3, markX, markY, markZ));
      left4 = cells4 & (inverse ^ haveAny(x4, y4, z4, markX, markY, markZ));
      inverse = 0;
      markX = inTwoOfTen(x0, x1, x2, x3, x4);
      markY = inTwoOfTen(y0, y1, y2, y3, y4);
      markZ = inTwoOfTen(z0, z1, z2, z3, z4);
    }

    int cell = first(cells0, cells1, cells2, cells3, cells4);
    return Branching.lowest(words, at, cell >>> SHIFT_BITS, cell & SHIFT_MASK);
  }

  /*
   * Chooses a guess if no cell has two candidates: a digit, in the cell with the fewest candidates,
   * that is alone in its mini-row and in its column of the box. If the guess fails, the digit
   * leaves both, and locked candidates follow from that.
   */
  private static int alone(long[] words, int at) {
    int best = NONE;
    int fewest = Integer.MAX_VALUE;
    for (int word = 0; word < WORDS; word++) {
      for (long left = words[at + word] & alone(words, at, word); left != 0; left &= left - 1) {
        int bit = Long.numberOfTrailingZeros(left);
        int count = Branching.candidateCount(words, at, word, bit);
        if (count > 1 && count < fewest) {
          best = Layout.name(word, bit);
          fewest = count;
        }
      }
    }
    return best;
  }

  /**
   * Returns the candidates of a word without another place in the mini-row and in the column of the
   * box; bits that are not candidates have no meaning.
   */
  private static long alone(long[] words, int at, int word) {
    int place = Branching.placeOf(word);
    int row = at + word - place % BOX_SIZE;
    int column = at + word - place + place % BOX_SIZE;
    return ~(majority(words[row], words[row + 1], words[row + 2])
        | majority(words[column], words[column + BOX_SIZE], words[column + 2 * BOX_SIZE]));
  }

  /** Returns the digits of a place that are not among many, all in the lower halves. */
  private static long alone(long a, long many, long b, long manyZ) {
    long digits = a & ~many;
    return (digits | digits >>> HALF | b & ~manyZ) & LOWER;
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
  private static int first(int place, long marks) {
    int shift = Long.numberOfTrailingZeros(marks);
    int upper = (int) (~LOWER >>> shift & 1);
    return place + upper << SHIFT_BITS | shift - HALF * upper;
  }
}
