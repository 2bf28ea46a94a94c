package io.github.nonet.bulk;

import java.util.Arrays;

/** Puzzles as bytes: 81 for each, as numbers 0 to 9 or as characters. */
final class PuzzleBytes {
  static final int CELLS = 81;
  private static final int COLUMNS = 9;

  /** Any cell byte from here on is a character; the bytes below are numbers. */
  private static final byte FIRST_CHARACTER = '.';

  /** Not 0 where a byte stands for no cell, with the byte as its (unsigned) index. */
  private static final byte[] IS_FAULT = faults();

  private static final int BYTE = 0xFF;

  private PuzzleBytes() {}

  private static byte[] faults() {
    byte[] faults = new byte[BYTE + 1];
    for (int cell = 0; cell < faults.length; cell++) {
      faults[cell] = (byte) (isCell(cell) ? 0 : 1);
    }
    return faults;
  }

  private static boolean isCell(int cell) {
    return cell == '.' || (cell >= 0 && cell <= 9) || (cell >= '0' && cell <= '9');
  }

  /**
   * Checks that the first {@code count} puzzles are well-formed.
   *
   * @throws IllegalArgumentException if not, naming the puzzle and the place
   */
  static void check(byte[] puzzles, int count) {
    for (int puzzle = 0; puzzle < count; puzzle++) {
      int faults = 0;
      int start = puzzle * CELLS;
      for (int i = start; i < start + CELLS; i++) {
        faults |= IS_FAULT[puzzles[i] & BYTE];
      }
      if (faults != 0) {
        throw malformed(puzzles, puzzle);
      }
    }
  }

  private static IllegalArgumentException malformed(byte[] puzzles, int puzzle) {
    int cell = 0;
    while (isCell(puzzles[puzzle * CELLS + cell])) {
      cell++;
    }
    int found = puzzles[puzzle * CELLS + cell] & BYTE;
    return new IllegalArgumentException(
        "puzzle %d, cell %d (row %d, column %d) is byte %d; expected 0 to 9, '0' to '9', or '.'"
            .formatted(puzzle, cell, cell / COLUMNS + 1, cell % COLUMNS + 1, found));
  }

  /** Returns the digit that a well-formed byte stands for, 0 for an empty cell. */
  static int digit(byte cell) {
    return cell < FIRST_CHARACTER ? cell : Math.max(0, cell - '0');
  }

  /** Returns whether the puzzle at {@code offset} is written in characters. */
  static boolean isText(byte[] puzzles, int offset) {
    return puzzles[offset] >= FIRST_CHARACTER;
  }

  /** Turns 81 digits into characters. */
  static void toText(byte[] digits, int offset) {
    for (int i = offset; i < offset + CELLS; i++) {
      digits[i] += '0';
    }
  }

  /** Writes a board of empty cells: what stands for the solution of a puzzle without one. */
  static void clear(byte[] digits, int offset, boolean asText) {
    Arrays.fill(digits, offset, offset + CELLS, asText ? FIRST_CHARACTER : 0);
  }
}
