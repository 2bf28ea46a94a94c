package io.github.nonet.internal.bitboard;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;

/** The layout of a board, spelt out once more as its picture says. Digits are 1 to 9. */
final class BitboardBoards {
  private BitboardBoards() {}

  /** Returns the word that holds a candidate. */
  static int word(int cell, int digit) {
    return cell / 9 % 3 * 3 + cell % 9 % 3 + (digit <= 6 ? 0 : 9);
  }

  /** Returns the bit of a candidate in its word. */
  static int bit(int cell, int digit) {
    int half = digit >= 4 && digit <= 6 ? 1 : 0;
    return cell % 9 / 3 * 18 + half * 9 + cell / 27 * 3 + (digit - 1) % 3;
  }

  /** Returns the name of a candidate. */
  static int name(int cell, int digit) {
    return Layout.name(word(cell, digit), bit(cell, digit));
  }

  static long[] wordsOf(PlainBoard board) {
    long[] words = new long[Layout.WORDS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      for (int digit = 1; digit <= Geometry.SIZE; digit++) {
        words[word(cell, digit)] |= board.has(cell, digit) ? 1L << bit(cell, digit) : 0;
      }
    }
    return words;
  }

  /** Returns the board of the first words. */
  static PlainBoard boardOf(long[] words) {
    int[] sets = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      for (int digit = 1; digit <= Geometry.SIZE; digit++) {
        sets[cell] |= (int) (words[word(cell, digit)] >>> bit(cell, digit) & 1) << digit;
      }
    }
    return PlainBoard.of(sets);
  }
}
