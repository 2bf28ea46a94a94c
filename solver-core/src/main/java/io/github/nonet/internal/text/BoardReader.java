package io.github.nonet.internal.text;

import static io.github.nonet.internal.text.Alphabet.BOARD;

import io.github.nonet.internal.Geometry;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads every text that {@code Board.parse} lists. The usual reading comes first. A text that it
 * refuses is tried by the others, each of which reads only texts without a second meaning.
 */
public final class BoardReader {
  /*
   * The readings, in their order:
   *
   *   line      81 digits and dots, or 81 cells, and nothing else
   *   usual     cells, separators, border lines
   *   comment   81 cells, separators without a '|', and a text that starts with a letter or a '#',
   *             on one line; a text that may be the rules of another grid is refused
   *   fields    nine lines of nine fields, or 81 fields in one line, between tabs, commas or
   *             semicolons; a blank field is an empty cell
   *   symbol    81 cells whose empty ones are all '-', or all 'x'; only lines with a '+' are borders
   *
   * No text has two boards. A text that the usual reading accepts is not tried again. A comment has a
   * letter, or a '#', where the other readings need a cell. A text of fields has 72 or 80
   * separators and therefore no '-' or 'x' that could be a cell of the last reading.
   */
  /** The characters next to dashes in a border line, where rows and columns of lines meet. */
  private static final String CORNERS = ".*:'";

  private static final char DASH = '-';
  private static final char CROSS = 'x';
  private static final char COMMENT = '#';
  private static final char BYTE_ORDER_MARK = '\ufeff';

  /** The number of adjacent dashes that form a line rather than cells. */
  private static final int LINE_OF_DASHES = 3;

  private final CharSequence text;
  private final int start;

  /** The start of the rules in the text of a grid, after its cells. */
  private static final String RULES = "|symbols(";

  private static final char BAR = '|';

  private static final int NO_RULES = -1;

  private final byte[] digits = new byte[Geometry.CELLS];
  private int cells;

  private BoardReader(CharSequence text) {
    this.text = text;
    this.start = text.length() > 0 && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
  }

  /**
   * Returns the 81 digits in {@code text}.
   *
   * @throws TextFaultException if it is not a board
   */
  public static byte[] read(CharSequence text) throws TextFaultException {
    if (text.length() == Geometry.CELLS) {
      /* This makes a pair of surrogates one byte. */
      byte[] cells = text.toString().getBytes(StandardCharsets.ISO_8859_1);
      if (cells.length == Geometry.CELLS && (isDigitsAndDots(cells) || isLine(text, cells))) {
        return cells;
      }
    }
    return new BoardReader(text).read();
  }

  /** Returns the fault of a text that cannot be read, which this reads once more. */
  public static TextFault faultOf(CharSequence text) {
    try {
      read(text);
    } catch (TextFaultException e) {
      return e.fault();
    }
    throw new IllegalArgumentException("expected a text with a fault");
  }

  /**
   * Returns whether a line is 81 digits and dots, as most lines are, and turns these into numbers.
   */
  private static boolean isDigitsAndDots(byte[] cells) {
    ByteBuffer words = CellWords.of(cells);
    int last = Geometry.CELLS - Long.BYTES;
    long lastCharacters = words.getLong(last);
    long faults = CellWords.noCharacters(lastCharacters);
    for (int i = 0; i < last; i += Long.BYTES) {
      long characters = words.getLong(i);
      faults |= CellWords.noCharacters(characters);
      words.putLong(i, CellWords.toNumbers(characters));
    }
    words.putLong(last, CellWords.toNumbers(lastCharacters));
    return faults == 0;
  }

  /** Returns whether 81 characters are cells, and stores their digits. */
  private static boolean isLine(CharSequence text, byte[] digits) {
    int faults = 0;
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      digits[cell] = BOARD.valueOf(text.charAt(cell));
      faults |= digits[cell];
    }
    return faults >= 0;
  }

  private byte[] read() throws TextFaultException {
    TextFault fault = readUsual();
    int rules = fault == null ? NO_RULES : indexOfRules();
    if (rules != NO_RULES) {
      throw new TextFaultException(BoardFaults.otherRules(text, rules));
    }
    if (fault == null
        || readComment()
        || FieldReader.read(text, start, digits)
        || readSymbol(DASH)
        || readSymbol(CROSS)) {
      return digits;
    }
    throw new TextFaultException(fault);
  }

  /** Returns the start of another grid's rules after its cells, or NO_RULES. */
  private int indexOfRules() {
    int last = text.length() - RULES.length();
    for (int i = start; i <= last; i++) {
      if (text.charAt(i) == RULES.charAt(0)
          && RULES.contentEquals(text.subSequence(i, i + RULES.length()))) {
        return i;
      }
    }
    return NO_RULES;
  }

  /** Reads cells, separators and border lines, and returns the first fault, if there is one. */
  private @Nullable TextFault readUsual() {
    boolean inBorder = false;
    for (int i = start; i < text.length(); i++) {
      if (i == start || Alphabet.isLineEnd(text.charAt(i - 1))) {
        inBorder = isBorder(i);
      }
      char c = text.charAt(i);
      byte digit = inBorder ? Alphabet.NOT_A_CELL : BOARD.valueOf(c);
      if (digit == Alphabet.NOT_A_CELL) {
        if (!inBorder && !BOARD.isSeparator(c)) {
          return BoardFaults.notACell(text, faultOfLine(i));
        }
      } else if (cells == Geometry.CELLS) {
        return BoardFaults.tooMany(text, i, cells + BOARD.countCells(text, i, text.length()));
      } else {
        digits[cells++] = digit;
      }
    }
    return cells < Geometry.CELLS ? BoardFaults.tooFew(text, start, cells) : null;
  }

  /**
   * Returns whether the line from {@code start} draws a border: it has dashes, separators and
   * corners, and each corner is next to a line of dashes.
   */
  private boolean isBorder(int start) {
    int dashes = 0;
    int longest = 0;
    boolean hasCorner = false;
    for (int i = start; i < text.length() && !Alphabet.isLineEnd(text.charAt(i)); i++) {
      char c = text.charAt(i);
      dashes = c == DASH ? dashes + 1 : 0;
      longest = Math.max(longest, dashes);
      if (CORNERS.indexOf(c) >= 0) {
        hasCorner = true;
      } else if (c != DASH && !BOARD.isSeparator(c)) {
        return false;
      }
    }
    return hasCorner ? longest >= LINE_OF_DASHES : longest > 0;
  }

  /**
   * Returns the place of the fault, given the first dash or invalid character of a line. A line
   * without a cell is a border with a fault, so its dashes are not at fault.
   */
  private int faultOfLine(int first) {
    if (text.charAt(first) != DASH) {
      return first;
    }
    int stranger = first;
    for (int i = first; i < text.length() && !Alphabet.isLineEnd(text.charAt(i)); i++) {
      char c = text.charAt(i);
      if (BOARD.isCell(c)) {
        return first;
      }
      if (stranger == first && c != DASH && !BOARD.isSeparator(c)) {
        stranger = i;
      }
    }
    return stranger;
  }

  /** Reads 81 cells on one line, followed by a name or a comment. */
  private boolean readComment() throws TextFaultException {
    int found = 0;
    int at = start;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (BOARD.isCell(c) && found < Geometry.CELLS) {
        digits[found++] = BOARD.valueOf(c);
      } else if (!BOARD.isSeparator(c) || Alphabet.isLineEnd(c)) {
        break;
      }
    }
    if (found < Geometry.CELLS || at == text.length()) {
      return false;
    }
    boolean isComment = text.charAt(at) == COMMENT;
    boolean isApart = isComment || !BOARD.isCell(text.charAt(at - 1));
    boolean isOneLine =
        isApart
            && (isComment || Character.isLetter(text.charAt(at)))
            && Alphabet.below(text, at) == text.length();
    if (isOneLine && mayBeRules(at)) {
      throw new TextFaultException(BoardFaults.otherRules(text, at));
    }
    return isOneLine;
  }

  /**
   * Returns whether a text after the cells may be rules: after a '|', or a region for each cell.
   */
  private boolean mayBeRules(int start) {
    for (int at = start - 1; !BOARD.isCell(text.charAt(at)); at--) {
      if (text.charAt(at) == BAR) {
        return true;
      }
    }
    int end = start;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return end - start == Geometry.CELLS;
  }

  /** Reads 81 cells whose empty ones are all this symbol. */
  private boolean readSymbol(char empty) {
    cells = 0;
    boolean hasDigit = false;
    boolean inBorder = false;
    for (int i = start; i < text.length(); i++) {
      if (i == start || Alphabet.isLineEnd(text.charAt(i - 1))) {
        inBorder = hasPlus(i) && isBorder(i);
      }
      char c = text.charAt(i);
      boolean isDigit = BOARD.valueOf(c) > Geometry.EMPTY;
      if (isDigit || (!inBorder && Character.toLowerCase(c) == empty)) {
        if (cells == Geometry.CELLS) {
          return false;
        }
        digits[cells++] = isDigit ? BOARD.valueOf(c) : Geometry.EMPTY;
        hasDigit |= isDigit;
      } else if (!inBorder && !BOARD.isSeparator(c)) {
        return false;
      }
    }
    return hasDigit && cells == Geometry.CELLS;
  }

  private boolean hasPlus(int start) {
    for (int i = start; i < text.length() && !Alphabet.isLineEnd(text.charAt(i)); i++) {
      if (text.charAt(i) == '+') {
        return true;
      }
    }
    return false;
  }
}
