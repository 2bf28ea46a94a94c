package io.github.nonet.internal.bitboard;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.bitboard.Layout.ALL_BANDS;
import static io.github.nonet.internal.bitboard.Layout.ALL_STACKS;
import static io.github.nonet.internal.bitboard.Layout.BAND;
import static io.github.nonet.internal.bitboard.Layout.GROUP;
import static io.github.nonet.internal.bitboard.Layout.HALF;
import static io.github.nonet.internal.bitboard.Layout.SIX;
import static io.github.nonet.internal.bitboard.Layout.STACK;
import static io.github.nonet.internal.bitboard.Layout.UPPER_WORDS;
import static io.github.nonet.internal.bitboard.Layout.WORDS;
import static io.github.nonet.internal.bitboard.Layout.bit;
import static io.github.nonet.internal.bitboard.Layout.name;
import static io.github.nonet.internal.bitboard.Layout.word;

/**
 * The guesses of the bitboard engine: a board is split in two. In one of them a candidate is the
 * digit of its cell, in the other it is eliminated.
 */
final class Branching {
  private static final int BITS = 3 * STACK;

  /** The lowest bit of a bit's cell. */
  static final int[] CELL = new int[BITS];

  /** The bits of the same digit in the same band, which together are a row. */
  static final long[] ROW = new long[BITS];

  /** The bits of the same digit in the same stack, which together are a column. */
  static final long[] COLUMN = new long[BITS];

  static {
    for (int bit = 0; bit < BITS; bit++) {
      int stack = bit - bit % STACK;
      int band = bit % HALF - bit % BAND;
      CELL[bit] = stack + band;
      ROW[bit] = (1L << bit - stack) * ALL_STACKS;
      COLUMN[bit] = (1L << bit - band) * ALL_BANDS;
    }
  }

  private Branching() {}

  /** Returns how many candidates the cell of a candidate has. */
  static int candidateCount(long[] words, int at, int word, int bit) {
    int place = placeOf(word);
    int shift = CELL[bit];
    return Long.bitCount(words[at + place] >>> shift & SIX)
        + Long.bitCount(words[at + UPPER_WORDS + place] >>> shift & GROUP);
  }

  /** Returns the place in the box of the cells that a word is about. */
  static int placeOf(int word) {
    return word < UPPER_WORDS ? word : word - UPPER_WORDS;
  }

  /** Returns the lowest candidate of the cell at a place and a shift. */
  static int lowest(long[] words, int at, int place, int shift) {
    long digits = words[at + place] & SIX << shift;
    return digits != 0
        ? name(place, Long.numberOfTrailingZeros(digits))
        : name(
            place + UPPER_WORDS,
            Long.numberOfTrailingZeros(words[at + UPPER_WORDS + place] & GROUP << shift));
  }

  /**
   * Splits the board at {@code at}: in the next board the candidate is its cell's digit, and in the
   * board itself it is eliminated.
   */
  static void split(long[] words, int at, int candidate) {
    System.arraycopy(words, at, words, at + WORDS, WORDS);
    int word = word(candidate);
    int bit = bit(candidate);
    assign(words, at + WORDS, word, bit);
    words[at + word] &= ~(1L << bit);
    int place = placeOf(word);
    assignIfSingle(words, at, place, CELL[bit]);
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
    int shift = CELL[bit];
    words[at + place] &= ~(SIX << shift);
    words[at + UPPER_WORDS + place] &= ~(GROUP << shift);
    long inBox = 1L << bit;
    long inRow = ROW[bit];
    long inColumn = COLUMN[bit];
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
