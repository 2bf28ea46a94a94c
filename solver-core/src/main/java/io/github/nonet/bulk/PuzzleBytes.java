package io.github.nonet.bulk;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.text.Alphabet;
import io.github.nonet.internal.text.CellWords;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Locale;

/** Puzzles as bytes: 81 for each, as numbers 0 to 9 or as characters. */
final class PuzzleBytes {
  /** Any cell byte of this value or more is a character; the bytes below are numbers. */
  private static final byte FIRST_CHARACTER = '.';

  private static final int BYTE = 0xFF;

  /** Puzzles that are checked at a time. */
  private static final int BLOCK = 1_000;

  private PuzzleBytes() {}

  private static boolean isCell(byte cell) {
    return Alphabet.MARKS.isCell((char) cell) || (cell >= 0 && cell <= Geometry.SIZE);
  }

  /**
   * Checks that the first {@code count} puzzles are well-formed. It stops if the thread is
   * interrupted: there are millions, perhaps, and then none will be solved.
   *
   * @throws IllegalArgumentException if not, naming the puzzle and the place
   */
  static void check(byte[] puzzles, int count) {
    for (int i = 0; i < count && !Thread.currentThread().isInterrupted(); i += BLOCK) {
      int end = Math.min(count - i, BLOCK) + i;
      if (hasFault(puzzles, i * CELLS, end * CELLS)) {
        throw malformed(puzzles, i * CELLS);
      }
    }
  }

  /**
   * Returns whether a byte is not a cell. Eight bytes are examined at a time, and the last eight
   * once more.
   */
  private static boolean hasFault(byte[] puzzles, int start, int end) {
    ByteBuffer words = CellWords.of(puzzles);
    int last = end - Long.BYTES;
    long faults = faults(words.getLong(last));
    for (int i = start; i < last; i += Long.BYTES) {
      faults |= faults(words.getLong(i));
    }
    return faults != 0;
  }

  /** Returns the high bit of each of eight bytes that is not a cell. */
  private static long faults(long bytes) {
    return CellWords.noNumbers(bytes) & CellWords.noCharacters(bytes);
  }

  /** Throws an exception that names the first byte at or after {@code start} that is not a cell. */
  private static IllegalArgumentException malformed(byte[] puzzles, int start) {
    int fault = start;
    while (isCell(puzzles[fault])) {
      fault++;
    }
    int cell = fault % CELLS;
    int puzzle = fault / CELLS;
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "puzzle %d (index %d), %s is byte %d; expected 0 to 9, '0' to '9', or '.'",
            puzzle + 1,
            puzzle,
            Geometry.name(cell),
            puzzles[fault] & BYTE));
  }

  /** Returns whether the puzzle at {@code offset} is written in characters. */
  static boolean isText(byte[] puzzles, int offset) {
    return puzzles[offset] >= FIRST_CHARACTER;
  }

  /** Turns 81 digits into characters. */
  static void toText(ByteBuffer words, int offset) {
    int last = offset + CELLS - 1;
    for (int i = offset; i < last; i += Long.BYTES) {
      words.putLong(i, CellWords.toCharacters(words.getLong(i)));
    }
    words.put(last, (byte) (words.get(last) + '0'));
  }

  /** Writes a board of empty cells, in place of the solution of a puzzle without one. */
  static void clear(byte[] digits, int offset, boolean asText) {
    Arrays.fill(digits, offset, offset + CELLS, asText ? FIRST_CHARACTER : 0);
  }
}
