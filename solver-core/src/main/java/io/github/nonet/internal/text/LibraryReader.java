package io.github.nonet.internal.text;

import static io.github.nonet.internal.text.Alphabet.MARKS;

import io.github.nonet.internal.CandidateBits;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * Reads candidates from a line of HoDoKu's library: given and placed digits, then the candidates
 * that were deleted, each as digit, row and column.
 *
 * <pre>
 * :0000:x:..+53.+7..2...:413 714::
 *    |  |  |            |
 *    |  |  cells        deleted candidates: 4 of row 1, column 3, and so on
 *    |  digits of the technique, not read
 *    number of the technique, not read, like anything after the deleted candidates
 * </pre>
 */
public final class LibraryReader {
  private static final char SEPARATOR = ':';

  /** The fields are counted from 0, the empty field before the first separator. */
  private static final int CELLS_FIELD = 3;

  private static final int LENGTH_OF_A_CANDIDATE = 3;

  private final CharSequence text;

  /** The index of the next character to read, and the end of its field. */
  private int next;

  private int end;

  private final byte[] digits = new byte[Geometry.CELLS];
  private final boolean[] placed = new boolean[Geometry.CELLS];

  private LibraryReader(CharSequence text, int start) {
    this.text = text;
    this.end = start;
  }

  /** Returns the index of the first character that is not blank, or the length of the text. */
  static int start(CharSequence text) {
    int start = 0;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    return start;
  }

  /**
   * Returns the end of a state without a prefix: the cells, with a + before each placed digit, a
   * colon, and the deleted candidates. Returns 0 if none starts at the first character: cells
   * without a colon are a board, and other words after a colon are a name.
   */
  public static int endOfState(CharSequence text) {
    int at = 0;
    int placed = 0;
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      boolean isPlaced = at < text.length() && text.charAt(at) == CellMarks.PLACED;
      placed += isPlaced ? 1 : 0;
      at += isPlaced ? 1 : 0;
      int digit = at == text.length() ? Alphabet.NOT_A_CELL : MARKS.valueOf(text.charAt(at++));
      if (digit < (isPlaced ? 1 : Geometry.EMPTY)) {
        return 0;
      }
    }
    /* If there is a + between all cells, it separates them. */
    boolean hasPlaced = placed > 0 && placed < Geometry.CELLS - 1;
    if (at == text.length()) {
      return hasPlaced ? at : 0;
    }
    if (text.charAt(at) != SEPARATOR) {
      return hasPlaced && Character.isWhitespace(text.charAt(at)) ? at : 0;
    }
    int end = endOfDeleted(text, at + 1);
    return end > 0 || !hasPlaced ? end : at;
  }

  /** Returns the end of the deleted candidates, including the colon after them, or 0. */
  private static int endOfDeleted(CharSequence text, int start) {
    int digits = 0;
    int groups = 0;
    int at = start;
    while (at < text.length() && text.charAt(at) != SEPARATOR) {
      char c = text.charAt(at++);
      if (Character.isWhitespace(c) ? digits % LENGTH_OF_A_CANDIDATE != 0 : c < '1' || c > '9') {
        return 0;
      }
      boolean isFirst = digits % LENGTH_OF_A_CANDIDATE == 0 && !Character.isWhitespace(c);
      if (isFirst && groups > 0 && !Character.isWhitespace(text.charAt(at - 2))) {
        return 0;
      }
      groups += isFirst ? 1 : 0;
      digits += Character.isWhitespace(c) ? 0 : 1;
    }
    boolean isWhole = groups > 0 && digits % LENGTH_OF_A_CANDIDATE == 0;
    return isWhole ? Math.min(at + 1, text.length()) : 0;
  }

  static boolean isLibraryLine(CharSequence text) {
    int start = start(text);
    return start < text.length() && text.charAt(start) == SEPARATOR;
  }

  /** Returns the cells as {@link CandidateBits}. */
  static int[] read(CharSequence text) throws TextFaultException {
    return new LibraryReader(text, start(text)).read();
  }

  private int[] read() throws TextFaultException {
    int below = Alphabet.below(text, end);
    if (below < text.length()) {
      throw fault(below, "one line");
    }
    for (int field = 1; field <= CELLS_FIELD; field++) {
      if (end == text.length()) {
        throw fault(end, "four fields or more, as in :0000:x:CELLS:DELETED::");
      }
      toNextField();
    }
    return readState();
  }

  private int[] readState() throws TextFaultException {
    readCells();
    int[] cells = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      cells[cell] =
          placed[cell]
              ? CandidateBits.placed(ValueSet.bit(digits[cell]))
              : CandidateBits.ofRules(digits, cell);
    }
    if (end < text.length()) {
      toNextField();
      delete(cells);
    }
    return cells;
  }

  /** Returns the cells of a state without a prefix, as {@link CandidateBits}. */
  static int[] readState(CharSequence text, int start) throws TextFaultException {
    LibraryReader reader = new LibraryReader(text, start - 1);
    reader.toNextField();
    return reader.readState();
  }

  private void toNextField() {
    next = ++end;
    while (end < text.length() && text.charAt(end) != SEPARATOR) {
      end++;
    }
  }

  private boolean hasNext() {
    while (next < end && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return next < end;
  }

  private void readCells() throws TextFaultException {
    int cell = 0;
    for (; hasNext() && cell < Geometry.CELLS; cell++) {
      placed[cell] = text.charAt(next) == CellMarks.PLACED;
      next += placed[cell] ? 1 : 0;
      digits[cell] = MARKS.valueOf(next < end ? text.charAt(next) : SEPARATOR);
      if (digits[cell] < (placed[cell] ? 1 : Geometry.EMPTY)) {
        String others = placed[cell] ? "" : ", or one of " + MARKS.emptyCells() + " +";
        throw fault(next, "a digit" + others);
      }
      next++;
    }
    if (cell < Geometry.CELLS || hasNext()) {
      String found = hasNext() ? "more" : cell + " cells";
      throw new TextFaultException(
          TextFault.at(text, next, "found " + found + "; expected 81 cells: ", ""));
    }
  }

  /** Removes the deleted candidates; one that does not exist is already deleted. */
  private void delete(int[] cells) throws TextFaultException {
    while (hasNext()) {
      int start = next;
      int[] number = new int[LENGTH_OF_A_CANDIDATE];
      for (int i = 0; i < LENGTH_OF_A_CANDIDATE; i++, next++) {
        number[i] = next < end ? text.charAt(next) - '0' : 0;
      }
      boolean isApart = next >= end || Character.isWhitespace(text.charAt(next));
      if (!isApart || Arrays.stream(number).anyMatch(n -> n < 1 || n > Geometry.SIZE)) {
        throw fault(start, "digit, row and column of a deleted candidate, as in 413");
      }
      int cell = Geometry.cell(number[1] - 1, number[2] - 1);
      if (digits[cell] == number[0]) {
        throw fault(start, "a candidate, but " + Geometry.name(cell) + " holds it");
      }
      cells[cell] &= digits[cell] == Geometry.EMPTY ? ~ValueSet.bit(number[0]) : -1;
    }
  }

  private TextFaultException fault(int index, String expected) {
    return new TextFaultException(TextFault.found(text, index, expected));
  }
}
