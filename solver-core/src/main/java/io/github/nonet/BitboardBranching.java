package io.github.nonet;

import static io.github.nonet.BitboardLayout.BAND;
import static io.github.nonet.BitboardLayout.GROUP;
import static io.github.nonet.BitboardLayout.SIX;
import static io.github.nonet.BitboardLayout.STACK;
import static io.github.nonet.BitboardLayout.UPPER_WORDS;
import static io.github.nonet.BitboardLayout.WORDS;
import static io.github.nonet.internal.Geometry.BOX_SIZE;

import io.github.nonet.internal.Geometry;

/**
 * Guesses of the bitboard engine: a node is split in two; in one of them a candidate is the digit
 * of its cell, in the other it is gone.
 *
 * <p>A candidate is named here by where its bit is: {@code word << 6 | bit}.
 */
final class BitboardBranching {
  private static final int BIT_BITS = 6;
  private static final int BIT_MASK = (1 << BIT_BITS) - 1;

  private BitboardBranching() {}

  static int candidate(int word, int bit) {
    return word << BIT_BITS | bit;
  }

  /** Returns the lowest candidate of the first cell, row by row, that has two or more. */
  static int ofFirstOpenCell(long[] words, int at) {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (candidateCount(words, at, cell) > 1) {
        return lowest(words, at, place(cell), shift(cell));
      }
    }
    throw new IllegalStateException("no cell is open");
  }

  /** Returns the lowest candidate of a cell that has two or more, but no more than any other. */
  static int ofNarrowestOpenCell(long[] words, int at) {
    int best = 0;
    int bestCount = Integer.MAX_VALUE;
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int count = candidateCount(words, at, cell);
      if (count > 1 && count < bestCount) {
        best = cell;
        bestCount = count;
      }
    }
    return lowest(words, at, place(best), shift(best));
  }

  private static int candidateCount(long[] words, int at, int cell) {
    int word = at + place(cell);
    return Long.bitCount(words[word] >>> shift(cell) & SIX)
        + Long.bitCount(words[word + UPPER_WORDS] >>> shift(cell) & GROUP);
  }

  /** Returns how many candidates the cell of a candidate has. */
  static int candidateCount(long[] words, int at, int word, int bit) {
    int place = placeOf(word);
    int shift = BitboardTables.CELL[bit];
    return Long.bitCount(words[at + place] >>> shift & SIX)
        + Long.bitCount(words[at + UPPER_WORDS + place] >>> shift & GROUP);
  }

  /** Returns the place in the box of the cells that a word is about. */
  static int placeOf(int word) {
    return word < UPPER_WORDS ? word : word - UPPER_WORDS;
  }

  private static int place(int cell) {
    return BOX_SIZE * (Geometry.row(cell) % BOX_SIZE) + Geometry.column(cell) % BOX_SIZE;
  }

  /** Returns the lowest bit of a cell. */
  private static int shift(int cell) {
    return STACK * (Geometry.column(cell) / BOX_SIZE) + BAND * (Geometry.row(cell) / BOX_SIZE);
  }

  /** Returns the lowest candidate of the cell at a place and a shift. */
  static int lowest(long[] words, int at, int place, int shift) {
    long digits = words[at + place] & SIX << shift;
    return digits != 0
        ? candidate(place, Long.numberOfTrailingZeros(digits))
        : candidate(
            place + UPPER_WORDS,
            Long.numberOfTrailingZeros(words[at + UPPER_WORDS + place] & GROUP << shift));
  }

  /**
   * Splits the node at {@code at}: in the node behind it the candidate is its cell's digit, and in
   * the node itself it is gone.
   */
  static void split(long[] words, int at, int candidate) {
    System.arraycopy(words, at, words, at + WORDS, WORDS);
    int word = candidate >>> BIT_BITS;
    int bit = candidate & BIT_MASK;
    assign(words, at + WORDS, word, bit);
    words[at + word] &= ~(1L << bit);
    int place = placeOf(word);
    assignIfSingle(words, at, place, BitboardTables.CELL[bit]);
  }

  /** Assigns the last candidate that a cell has left. */
  private static void assignIfSingle(long[] words, int at, int place, int shift) {
    long digits = words[at + place] & SIX << shift;
    long upperDigits = words[at + UPPER_WORDS + place] & GROUP << shift;
    if (Long.bitCount(digits) + Long.bitCount(upperDigits) == 1) {
      int word = digits != 0 ? place : place + UPPER_WORDS;
      assign(words, at, word, Long.numberOfTrailingZeros(digits | upperDigits));
    }
  }

  /**
   * Gives a cell its digit, and takes the digit from the cell's peers: that costs less than to let
   * a round find out.
   */
  private static void assign(long[] words, int at, int word, int bit) {
    int place = placeOf(word);
    int shift = BitboardTables.CELL[bit];
    words[at + place] &= ~(SIX << shift);
    words[at + UPPER_WORDS + place] &= ~(GROUP << shift);
    long inBox = 1L << bit;
    long inRow = BitboardTables.ROW[bit];
    long inColumn = BitboardTables.COLUMN[bit];
    int first = at + word - place;
    int row = place / BOX_SIZE;
    int column = place % BOX_SIZE;
    for (int r = 0; r < BOX_SIZE; r++) {
      long inRowOfBox = r == row ? inRow : inBox;
      for (int c = 0; c < BOX_SIZE; c++) {
        words[first + BOX_SIZE * r + c] &= ~(c == column ? inRowOfBox | inColumn : inRowOfBox);
      }
    }
    words[at + word] |= inBox;
  }
}
