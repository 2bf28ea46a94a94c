package io.github.nonet.internal.bitboard;

import static io.github.nonet.internal.bitboard.Layout.ALL;
import static io.github.nonet.internal.bitboard.Layout.BAND;
import static io.github.nonet.internal.bitboard.Layout.BAND_0;
import static io.github.nonet.internal.bitboard.Layout.BAND_1;
import static io.github.nonet.internal.bitboard.Layout.BAND_2;
import static io.github.nonet.internal.bitboard.Layout.BOTH_HALVES;
import static io.github.nonet.internal.bitboard.Layout.HALF;
import static io.github.nonet.internal.bitboard.Layout.LOWER;
import static io.github.nonet.internal.bitboard.Layout.STACK;
import static io.github.nonet.internal.bitboard.Layout.UPPER_WORDS;

/**
 * The steps that a round of the bitboard engine is made of. Each is a formula on words of {@link
 * Layout}, without a branch, and works on all cells and digits of its words at once.
 */
final class RoundSteps {
  private static final long BANDS_0_AND_1 = BAND_0 | BAND_1;
  private static final long BANDS_1_AND_2 = BAND_1 | BAND_2;

  private RoundSteps() {}

  /** Returns the bits that two or three of the words have. */
  static long majority(long x, long y, long z) {
    return x & y | (x | y) & z;
  }

  /** Returns, from the words of the nine places, the digits with two or more places in a box. */
  static long twoPlaces(
      long x0, long x1, long x2, long x3, long x4, long x5, long x6, long x7, long x8) {
    return majority(x0, x1, x2)
        | majority(x3, x4, x5)
        | majority(x6, x7, x8)
        | majority(x0 | x1 | x2, x3 | x4 | x5, x6 | x7 | x8);
  }

  /**
   * Returns, from the words of the nine places, the digits in two rows and two columns of a box.
   */
  static long twoRowsAndColumns(
      long x0, long x1, long x2, long x3, long x4, long x5, long x6, long x7, long x8) {
    return majority(x0 | x1 | x2, x3 | x4 | x5, x6 | x7 | x8)
        & majority(x0 | x3 | x6, x1 | x4 | x7, x2 | x5 | x8);
  }

  /** Marks the cells that have a bit in the group; other bits of the result mean nothing. */
  static long anyDigit(long group) {
    return group | group >>> 1 | group >>> 2;
  }

  /** Marks the cells that have exactly two digits; other bits of the result mean nothing. */
  static long exactlyTwoDigits(long x, long y, long z) {
    long any = x | y | z;
    long sameColumn = anyDigit(majority(x, y, z));
    long columns = majority(any, any >>> 1, any >>> 2);
    return (sameColumn ^ columns) & ~(anyDigit(x & y & z) | any & any >>> 1 & any >>> 2);
  }

  /** Returns the three bits of each marked cell's group. */
  static long spread(long cells) {
    return cells * Layout.GROUP;
  }

  /** Returns the lower halves, in both halves. */
  static long inBothHalves(long word) {
    return (word & LOWER) * BOTH_HALVES;
  }

  /**
   * Returns the difference of digits 4-6 of one word and digits 1-3 of another. It exchanges the
   * two: {@code x = a ^ e << HALF} has digits 1-3 of both words, {@code y = b ^ e} digits 4-6. The
   * same again takes them apart.
   */
  static long difference(long a, long b) {
    return (a >>> HALF ^ b) & LOWER;
  }

  /** Moves stack 1 to stack 0, 2 to 1 and 0 to 2. Bits above the word mean nothing. */
  static long turnStacks(long word) {
    return word >>> STACK | word << 2 * STACK;
  }

  /** Moves stack 2 to stack 0, 0 to 1 and 1 to 2. Bits above the word mean nothing. */
  static long turnStacksTwice(long word) {
    return word >>> 2 * STACK | word << STACK;
  }

  /** Moves band 1 to band 0, 2 to 1 and 0 to 2. */
  static long turnBands(long word) {
    return word >>> BAND & BANDS_0_AND_1 | word << 2 * BAND & BAND_2;
  }

  /** Moves band 2 to band 0, 0 to 1 and 1 to 2. */
  static long turnBandsTwice(long word) {
    return word >>> 2 * BAND & BAND_0 | word << BAND & BANDS_1_AND_2;
  }

  /**
   * Returns where a digit may be in a row, given where it may be in the other two rows of the band:
   * in a stack such that the other rows can take the other two stacks, one each. See {@link Kernel}
   * for why this is all that there is to know about locked candidates.
   */
  static long rowSupport(long other, long another) {
    return turnStacks(other) & turnStacksTwice(another)
        | turnStacksTwice(other) & turnStacks(another);
  }

  /** Returns the same for columns: in a band such that the other columns can take the others. */
  static long columnSupport(long other, long another) {
    return turnBands(other) & turnBandsTwice(another) | turnBandsTwice(other) & turnBands(another);
  }

  /**
   * Returns the same as {@link #columnSupport} for words of digits 7-9. They have their upper
   * halves free, so a second copy there makes a turn a shift. The upper halves of the result mean
   * nothing.
   */
  static long upperColumnSupport(long other, long another) {
    long twoOthers = other * BOTH_HALVES;
    long twoAnothers = another * BOTH_HALVES;
    return twoOthers >>> BAND & twoAnothers >>> 2 * BAND
        | twoOthers >>> 2 * BAND & twoAnothers >>> BAND;
  }

  /** Returns whether the words, of which no cell is empty, are a solution. */
  static boolean isSolution(long[] words, int at) {
    return isSolution(words, at, ALL) && isSolution(words, at + UPPER_WORDS, LOWER);
  }

  /**
   * Returns whether nine words, {@code full} if all candidates exist, have every digit in every
   * box, but never in the same row or column of two boxes.
   *
   * <p>Then no digit is in a house twice, nor twice in a box: in two rows of a box, it would leave
   * one row to the two neighbouring boxes. That leaves 81 candidates, one for each cell.
   */
  private static boolean isSolution(long[] words, int at, long full) {
    long row0 = words[at] | words[at + 1] | words[at + 2];
    long row1 = words[at + 3] | words[at + 4] | words[at + 5];
    long row2 = words[at + 6] | words[at + 7] | words[at + 8];
    long column0 = words[at] | words[at + 3] | words[at + 6];
    long column1 = words[at + 1] | words[at + 4] | words[at + 7];
    long column2 = words[at + 2] | words[at + 5] | words[at + 8];
    long sameRow = row0 & turnStacks(row0) | row1 & turnStacks(row1) | row2 & turnStacks(row2);
    long sameColumn =
        column0 & turnBands(column0) | column1 & turnBands(column1) | column2 & turnBands(column2);
    return (row0 | row1 | row2) == full && (sameRow | sameColumn) == 0;
  }
}
