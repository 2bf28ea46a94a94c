package io.github.nonet.internal.bitboard;

import io.github.nonet.Board;
import io.github.nonet.House;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The candidates of a board, a truth value for each cell and digit: slow, plain, and the judge of
 * the bitboard engine. Digits are 0-8 here.
 */
final class CandidateGrid {
  private final boolean[][] candidates = new boolean[81][9];

  static CandidateGrid of(Board board) {
    CandidateGrid grid = new CandidateGrid();
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 0; digit < 9; digit++) {
        grid.candidates[cell][digit] = board.digit(cell) == 0 || board.digit(cell) == digit + 1;
      }
    }
    return grid;
  }

  static CandidateGrid of(long[] words) {
    CandidateGrid grid = new CandidateGrid();
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 0; digit < 9; digit++) {
        grid.candidates[cell][digit] = (words[word(cell, digit)] >>> bit(cell, digit) & 1) != 0;
      }
    }
    return grid;
  }

  /** Returns the word that holds a candidate. */
  static int word(int cell, int digit) {
    return cell / 9 % 3 * 3 + cell % 9 % 3 + (digit < 6 ? 0 : 9);
  }

  /** Returns the bit of a candidate in its word. */
  static int bit(int cell, int digit) {
    int half = digit / 3 == 1 ? 1 : 0;
    return cell % 9 / 3 * 18 + half * 9 + cell / 27 * 3 + digit % 3;
  }

  long[] words() {
    long[] words = new long[18];
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 0; digit < 9; digit++) {
        words[word(cell, digit)] |= has(cell, digit) ? 1L << bit(cell, digit) : 0;
      }
    }
    return words;
  }

  /** Returns the candidates of each cell: bit {@code d} stands for digit {@code d}, 1 to 9. */
  int[] digitSets() {
    return IntStream.range(0, 81)
        .map(cell -> IntStream.range(0, 9).map(digit -> has(cell, digit) ? 2 << digit : 0).sum())
        .toArray();
  }

  boolean has(int cell, int digit) {
    return candidates[cell][digit];
  }

  void remove(int cell, int digit) {
    candidates[cell][digit] = false;
  }

  int count(int cell) {
    return (int) IntStream.range(0, 9).filter(digit -> has(cell, digit)).count();
  }

  /** Returns in how many cells of a house a digit may be. */
  int places(House house, int digit) {
    return (int) house.cells().stream().filter(cell -> has(cell, digit)).count();
  }

  CandidateGrid copy() {
    CandidateGrid copy = new CandidateGrid();
    Arrays.setAll(copy.candidates, cell -> candidates[cell].clone());
    return copy;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CandidateGrid grid && Arrays.deepEquals(candidates, grid.candidates);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(candidates);
  }

  @Override
  public String toString() {
    return IntStream.range(0, 81)
        .mapToObj(
            cell ->
                IntStream.range(0, 9)
                    .filter(digit -> has(cell, digit))
                    .mapToObj(digit -> String.valueOf(digit + 1))
                    .reduce("", String::concat))
        .toList()
        .toString();
  }
}
