package io.github.nonet.internal.bitboard;

import static io.github.nonet.internal.Outcome.DEAD;
import static io.github.nonet.internal.Outcome.SOLVED;
import static io.github.nonet.internal.Outcome.STUCK;
import static io.github.nonet.internal.bitboard.Layout.ALL;
import static io.github.nonet.internal.bitboard.Layout.BOTH_HALVES;
import static io.github.nonet.internal.bitboard.Layout.CELLS;
import static io.github.nonet.internal.bitboard.Layout.HALF;
import static io.github.nonet.internal.bitboard.Layout.LOWER;
import static io.github.nonet.internal.bitboard.Layout.LOWER_CELLS;
import static io.github.nonet.internal.bitboard.Layout.STACK;
import static io.github.nonet.internal.bitboard.Layout.UPPER_WORDS;
import static io.github.nonet.internal.bitboard.RoundSteps.anyDigit;
import static io.github.nonet.internal.bitboard.RoundSteps.columnSupport;
import static io.github.nonet.internal.bitboard.RoundSteps.difference;
import static io.github.nonet.internal.bitboard.RoundSteps.inBothHalves;
import static io.github.nonet.internal.bitboard.RoundSteps.majority;
import static io.github.nonet.internal.bitboard.RoundSteps.rowSupport;
import static io.github.nonet.internal.bitboard.RoundSteps.spread;
import static io.github.nonet.internal.bitboard.RoundSteps.twoPlaces;
import static io.github.nonet.internal.bitboard.RoundSteps.upperColumnSupport;

import io.github.nonet.internal.Outcome;

/**
 * The rounds of the bitboard engine: all cells, all houses and all digits of the board at once, in
 * about 550 operations on words without a branch, until nothing new is found.
 */
final class Kernel {
  /*
   * A round.
   *
   * 1. Boxes: which digits have two or more places left? A digit with none: dead.
   * 2. Cells: which have two or more digits left, and which hold a digit with one place, a hidden
   *    single? A cell with none: dead. The cells that are still open are counted. Stuck if they are
   *    the same number as the round before: within a deduction cells only close.
   * 3. Hidden singles lose their other digits; then cells with one digit, naked singles, take it
   *    from the other cells of their box. Solved, perhaps, if no cell is open.
   * 4. Rows. A digit's places in the three rows of a band are, seen from afar, a 3 x 3 matrix of
   *    rows by stacks. Each row must take the digit in a different stack, so a place counts only if
   *    it is part of a way to do that for all three: if the other two rows can take the other two
   *    stacks. That is everything locked candidates can eliminate, in one formula: the support of
   *    the permanent of the matrix.
   * 5. Columns: the same for the three columns of a stack and its bands.
   *
   * Two cells of a box may have the same single digit. No step looks for that; when the rounds end,
   * such a cell is one that is neither open nor a hidden single. Dead.
   *
   * Nothing needs to be done for rows and columns in step 3: a single takes its digit from its box,
   * whereupon 4 and 5 see that its row and column have it. And a digit with one place in a row or
   * column has, after 4 and 5, one place in its box.
   *
   * Steps 1, 4 and 5 want a digit's places side by side, and 2 and 3 a cell's digits. Between them
   * the words change form: places in pairs, and digits in three words, x for 1-3, y for 4-6, z
   * for 7-9, one place of the pair in the lower halves and one in the upper. Place 8 has no
   * partner.
   *
   * This method is long for the sake of speed: the 18 words must be local variables. The place of
   * each test also matters: the compiler may mix the operations of a stretch without a branch as
   * it likes, and does it badly in long stretches. The tests for supports of 0 only cut the round
   * for it: on no list of puzzles have they found a dead board. docs/inside/experiments.md has the
   * figures.
   *
   * Ideas: rounds on packed candidates follow the band solvers of the players' forum
   * (zhou_yundong's and champagne's JCZSolve) and tdoku (t-dillon, 2019). Those examine only
   * changes, a band or a box at a time; here no table is read and no cell is skipped.
   */

  /*
   * To subtract CELLS from words whose groups are not empty clears each group's lowest bit of those
   * set. Below an empty group it borrows from the next, which shows in the next one's lowest bit.
   * The bit above all groups exists for the topmost to borrow from.
   */
  private static final long END = 1L << 3 * STACK;
  private static final long CELLS_AND_END = CELLS | END;
  private static final long LOWER_CELLS_AND_END = LOWER_CELLS | END;
  private static final long UPPER_CELLS = CELLS ^ LOWER_CELLS;

  private Kernel() {}

  /** Deduces what follows from the board at {@code at}, which is undefined if it is DEAD. */
  static Outcome deduce(long[] words, int at) {
    Outcome outcome = propagate(words, at);
    return outcome == SOLVED && !RoundSteps.isSolution(words, at) ? DEAD : outcome;
  }

  /** Runs rounds on a board; it is SOLVED, perhaps, when no cell is open. */
  private static Outcome propagate(long[] words, int at) {
    long a0 = words[at];
    long a1 = words[at + 1];
    long a2 = words[at + 2];
    long a3 = words[at + 3];
    long a4 = words[at + 4];
    long a5 = words[at + 5];
    long a6 = words[at + 6];
    long a7 = words[at + 7];
    long a8 = words[at + 8];
    long b0 = words[at + 9];
    long b1 = words[at + 10];
    long b2 = words[at + 11];
    long b3 = words[at + 12];
    long b4 = words[at + 13];
    long b5 = words[at + 14];
    long b6 = words[at + 15];
    long b7 = words[at + 16];
    long b8 = words[at + 17];
    long openBefore = Long.MAX_VALUE;
    while (true) {
      // 1. Boxes.
      long many = twoPlaces(a0, a1, a2, a3, a4, a5, a6, a7, a8);
      if ((a0 | a1 | a2 | a3 | a4 | a5 | a6 | a7 | a8) != ALL) {
        return DEAD;
      }
      long manyZ = twoPlaces(b0, b1, b2, b3, b4, b5, b6, b7, b8) * BOTH_HALVES;
      if ((b0 | b1 | b2 | b3 | b4 | b5 | b6 | b7 | b8) != LOWER) {
        return DEAD;
      }
      long manyX = inBothHalves(many);
      long manyY = inBothHalves(many >>> HALF);

      // 2. Cells.
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
      long any0 = x0 | y0 | z0;
      long rest0 = any0 - CELLS_AND_END;
      long any1 = x1 | y1 | z1;
      long rest1 = any1 - CELLS_AND_END;
      long any2 = x2 | y2 | z2;
      long rest2 = any2 - CELLS_AND_END;
      long any3 = x3 | y3 | z3;
      long rest3 = any3 - CELLS_AND_END;
      long any4 = x4 | y4 | z4;
      long rest4 = any4 - LOWER_CELLS_AND_END;
      long filled =
          (any0 ^ rest0)
              & (any1 ^ rest1)
              & (any2 ^ rest2)
              & (any3 ^ rest3)
              & (any4 ^ rest4 | UPPER_CELLS);
      long hidden0 = anyDigit(x0 & ~manyX | y0 & ~manyY | z0 & ~manyZ) & CELLS;
      long hidden1 = anyDigit(x1 & ~manyX | y1 & ~manyY | z1 & ~manyZ) & CELLS;
      long hidden2 = anyDigit(x2 & ~manyX | y2 & ~manyY | z2 & ~manyZ) & CELLS;
      long hidden3 = anyDigit(x3 & ~manyX | y3 & ~manyY | z3 & ~manyZ) & CELLS;
      long hidden4 = anyDigit(x4 & ~manyX | y4 & ~manyY | z4 & ~manyZ) & CELLS;
      long open0 = anyDigit(majority(x0, y0, z0) | any0 & rest0) & CELLS & ~hidden0;
      long open1 = anyDigit(majority(x1, y1, z1) | any1 & rest1) & CELLS & ~hidden1;
      long open2 = anyDigit(majority(x2, y2, z2) | any2 & rest2) & CELLS & ~hidden2;
      long open3 = anyDigit(majority(x3, y3, z3) | any3 & rest3) & CELLS & ~hidden3;
      long open4 = anyDigit(majority(x4, y4, z4) | any4 & rest4) & CELLS & ~hidden4;
      long open = open0 + open1 + open2 + open3 + open4;
      long empty = ~filled & CELLS_AND_END;
      // Either number is negative, and so is their union: open >= openBefore, or a cell is empty.
      if ((openBefore - open - 1 | -empty) < 0) {
        long settled =
            (hidden0 | open0) & (hidden1 | open1) & (hidden2 | open2) & (hidden3 | open3);
        long equalSingles = CELLS & ~(settled & (hidden4 | open4 | UPPER_CELLS));
        if ((empty | equalSingles) != 0) {
          return DEAD;
        }
        save(words, at, a0, a1, a2, a3, a4, a5, a6, a7, a8);
        save(words, at + UPPER_WORDS, b0, b1, b2, b3, b4, b5, b6, b7, b8);
        return STUCK;
      }
      openBefore = open;

      // 3. Singles.
      hidden0 = spread(hidden0);
      x0 &= ~(manyX & hidden0);
      y0 &= ~(manyY & hidden0);
      z0 &= ~(manyZ & hidden0);
      open0 = spread(open0);
      hidden1 = spread(hidden1);
      x1 &= ~(manyX & hidden1);
      y1 &= ~(manyY & hidden1);
      z1 &= ~(manyZ & hidden1);
      open1 = spread(open1);
      hidden2 = spread(hidden2);
      x2 &= ~(manyX & hidden2);
      y2 &= ~(manyY & hidden2);
      z2 &= ~(manyZ & hidden2);
      open2 = spread(open2);
      hidden3 = spread(hidden3);
      x3 &= ~(manyX & hidden3);
      y3 &= ~(manyY & hidden3);
      z3 &= ~(manyZ & hidden3);
      open3 = spread(open3);
      hidden4 = spread(hidden4);
      x4 &= ~(manyX & hidden4);
      y4 &= ~(manyY & hidden4);
      z4 &= ~(manyZ & hidden4);
      open4 = spread(open4);
      long singleX = x0 & ~open0 | x1 & ~open1 | x2 & ~open2 | x3 & ~open3 | x4 & ~open4;
      long singleY = y0 & ~open0 | y1 & ~open1 | y2 & ~open2 | y3 & ~open3 | y4 & ~open4;
      long singleZ = z0 & ~open0 | z1 & ~open1 | z2 & ~open2 | z3 & ~open3 | z4 & ~open4;
      singleX = inBothHalves(singleX | singleX >>> HALF);
      singleY = inBothHalves(singleY | singleY >>> HALF);
      singleZ = inBothHalves(singleZ | singleZ >>> HALF);
      x0 &= ~(singleX & open0);
      y0 &= ~(singleY & open0);
      z0 &= ~(singleZ & open0);
      x1 &= ~(singleX & open1);
      y1 &= ~(singleY & open1);
      z1 &= ~(singleZ & open1);
      x2 &= ~(singleX & open2);
      y2 &= ~(singleY & open2);
      z2 &= ~(singleZ & open2);
      x3 &= ~(singleX & open3);
      y3 &= ~(singleY & open3);
      z3 &= ~(singleZ & open3);
      x4 &= ~(singleX & open4);
      y4 &= ~(singleY & open4);
      z4 &= ~(singleZ & open4);
      e0 = difference(x0, y0);
      a0 = x0 ^ e0 << HALF;
      a1 = y0 ^ e0;
      b0 = z0 & LOWER;
      b1 = z0 >>> HALF & LOWER;
      e1 = difference(x1, y1);
      a2 = x1 ^ e1 << HALF;
      a3 = y1 ^ e1;
      b2 = z1 & LOWER;
      b3 = z1 >>> HALF & LOWER;
      e2 = difference(x2, y2);
      a4 = x2 ^ e2 << HALF;
      a5 = y2 ^ e2;
      b4 = z2 & LOWER;
      b5 = z2 >>> HALF & LOWER;
      e3 = difference(x3, y3);
      a6 = x3 ^ e3 << HALF;
      a7 = y3 ^ e3;
      b6 = z3 & LOWER;
      b7 = z3 >>> HALF & LOWER;
      a8 = x4 | y4 << HALF;
      b8 = z4;
      if (open == 0) {
        save(words, at, a0, a1, a2, a3, a4, a5, a6, a7, a8);
        save(words, at + UPPER_WORDS, b0, b1, b2, b3, b4, b5, b6, b7, b8);
        return SOLVED;
      }

      // 4. Rows.
      long rowA0 = a0 | a1 | a2;
      long rowA1 = a3 | a4 | a5;
      long rowA2 = a6 | a7 | a8;
      long rowSupportA0 = rowSupport(rowA1, rowA2);
      long rowSupportA1 = rowSupport(rowA2, rowA0);
      long rowSupportA2 = rowSupport(rowA0, rowA1);
      a0 &= rowSupportA0;
      a1 &= rowSupportA0;
      a2 &= rowSupportA0;
      a3 &= rowSupportA1;
      a4 &= rowSupportA1;
      a5 &= rowSupportA1;
      a6 &= rowSupportA2;
      a7 &= rowSupportA2;
      a8 &= rowSupportA2;
      if (rowSupportA2 == 0) {
        return DEAD;
      }
      long rowB0 = b0 | b1 | b2;
      long rowB1 = b3 | b4 | b5;
      long rowB2 = b6 | b7 | b8;
      long rowSupportB0 = rowSupport(rowB1, rowB2);
      long rowSupportB1 = rowSupport(rowB2, rowB0);
      long rowSupportB2 = rowSupport(rowB0, rowB1);
      b0 &= rowSupportB0;
      b1 &= rowSupportB0;
      b2 &= rowSupportB0;
      b3 &= rowSupportB1;
      b4 &= rowSupportB1;
      b5 &= rowSupportB1;
      b6 &= rowSupportB2;
      b7 &= rowSupportB2;
      b8 &= rowSupportB2;
      if (rowSupportB2 == 0) {
        return DEAD;
      }

      // 5. Columns.
      long columnA0 = a0 | a3 | a6;
      long columnA1 = a1 | a4 | a7;
      long columnA2 = a2 | a5 | a8;
      long columnSupportA0 = columnSupport(columnA1, columnA2);
      long columnSupportA1 = columnSupport(columnA2, columnA0);
      long columnSupportA2 = columnSupport(columnA0, columnA1);
      a0 &= columnSupportA0;
      a3 &= columnSupportA0;
      a6 &= columnSupportA0;
      a1 &= columnSupportA1;
      a4 &= columnSupportA1;
      a7 &= columnSupportA1;
      a2 &= columnSupportA2;
      a5 &= columnSupportA2;
      a8 &= columnSupportA2;
      if (columnSupportA2 == 0) {
        return DEAD;
      }
      long columnB0 = b0 | b3 | b6;
      long columnB1 = b1 | b4 | b7;
      long columnB2 = b2 | b5 | b8;
      long columnSupportB0 = upperColumnSupport(columnB1, columnB2);
      long columnSupportB1 = upperColumnSupport(columnB2, columnB0);
      long columnSupportB2 = upperColumnSupport(columnB0, columnB1);
      b0 &= columnSupportB0;
      b3 &= columnSupportB0;
      b6 &= columnSupportB0;
      b1 &= columnSupportB1;
      b4 &= columnSupportB1;
      b7 &= columnSupportB1;
      b2 &= columnSupportB2;
      b5 &= columnSupportB2;
      b8 &= columnSupportB2;
      if (columnSupportB2 == 0) {
        return DEAD;
      }
    }
  }

  /** Writes the words of the nine places. */
  private static void save(
      long[] words,
      int at,
      long x0,
      long x1,
      long x2,
      long x3,
      long x4,
      long x5,
      long x6,
      long x7,
      long x8) {
    words[at] = x0;
    words[at + 1] = x1;
    words[at + 2] = x2;
    words[at + 3] = x3;
    words[at + 4] = x4;
    words[at + 5] = x5;
    words[at + 6] = x6;
    words[at + 7] = x7;
    words[at + 8] = x8;
  }
}
