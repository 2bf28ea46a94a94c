package io.github.nonet;

import io.github.nonet.internal.Geometry;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Boards as text: reads every form that {@link Board#parse} lists, writes the line and the grid.
 */
final class BoardText {
  /** The character that shows a digit, with the digit as its index. */
  private static final byte[] CHARACTER_OF = ".123456789".getBytes(StandardCharsets.ISO_8859_1);

  private static final String EMPTY_CELLS = ".0*_?";
  private static final String SEPARATORS = ",[]|+=";
  private static final char DASH = '-';
  private static final char FIRST_BOX_DRAWING = '\u2500';
  private static final char LAST_BOX_DRAWING = '\u257f';

  private static final int ASCII = 128;
  private static final byte NOT_A_CELL = -1;

  /** The digit that each ASCII character stands for, 0 for an empty cell, or NOT_A_CELL. */
  private static final byte[] DIGIT_OF = new byte[ASCII];

  private static final String EXPECTED_CELL =
      "expected a digit, or one of . 0 * _ ? for an empty cell";
  private static final String BORDER = "+-------+-------+-------+\n";

  static {
    Arrays.fill(DIGIT_OF, NOT_A_CELL);
    for (char c : EMPTY_CELLS.toCharArray()) {
      DIGIT_OF[c] = Geometry.EMPTY;
    }
    for (int digit = 1; digit <= Geometry.SIZE; digit++) {
      DIGIT_OF['0' + digit] = (byte) digit;
    }
  }

  private BoardText() {}

  /** Returns the 81 digits that {@code text} shows. */
  static byte[] parse(CharSequence text) {
    byte[] digits = new byte[Geometry.CELLS];
    return isLine(text, digits) ? digits : parseFreely(text);
  }

  /** Fast path: whether the text is 81 cells and nothing else, which leaves them in digits. */
  private static boolean isLine(CharSequence text, byte[] digits) {
    if (text.length() != Geometry.CELLS) {
      return false;
    }
    int faults = 0;
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      digits[cell] = digitOf(text.charAt(cell));
      faults |= digits[cell];
    }
    return faults >= 0;
  }

  private static byte[] parseFreely(CharSequence text) {
    byte[] digits = new byte[Geometry.CELLS];
    int cells = 0;
    boolean inBorder = false;
    for (int i = 0; i < text.length(); i++) {
      if (i == 0 || isLineEnd(text.charAt(i - 1))) {
        inBorder = isBorderLine(text, i);
      }
      char c = text.charAt(i);
      byte digit = digitOf(c);
      if (digit != NOT_A_CELL) {
        if (cells == Geometry.CELLS) {
          throw wrongCount(text, i, cells + countCells(text, i));
        }
        digits[cells++] = digit;
      } else if (!isSeparator(c) && !(inBorder && c == DASH)) {
        throw notACell(text, i);
      }
    }
    if (cells < Geometry.CELLS) {
      throw wrongCount(text, text.length(), cells);
    }
    return digits;
  }

  private static byte digitOf(char c) {
    return c < ASCII ? DIGIT_OF[c] : NOT_A_CELL;
  }

  private static boolean isSeparator(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || SEPARATORS.indexOf(c) >= 0
        || (c >= FIRST_BOX_DRAWING && c <= LAST_BOX_DRAWING);
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  /** Returns whether the line from {@code start} on draws a border: it has no cell, so no fault. */
  private static boolean isBorderLine(CharSequence text, int start) {
    for (int i = start; i < text.length() && !isLineEnd(text.charAt(i)); i++) {
      if (text.charAt(i) != DASH && !isSeparator(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static int countCells(CharSequence text, int start) {
    return (int)
        text.subSequence(start, text.length())
            .chars()
            .filter(c -> digitOf((char) c) != NOT_A_CELL)
            .count();
  }

  private static BoardFormatException notACell(CharSequence text, int index) {
    String message = place(text, index) + " is " + show(text, index) + "; " + EXPECTED_CELL;
    if (text.charAt(index) == DASH) {
      message += " ('-' only draws border lines)";
    }
    return new BoardFormatException(message, index);
  }

  private static BoardFormatException wrongCount(CharSequence text, int index, int found) {
    String problem = found < Geometry.CELLS ? "the text ends at " : "the first one too many is ";
    return new BoardFormatException(
        "found "
            + found
            + (found == 1 ? " cell" : " cells")
            + "; expected 81: "
            + problem
            + place(text, index),
        index);
  }

  private static String place(CharSequence text, int index) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < index; i++) {
      boolean crOfCrLf =
          text.charAt(i) == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (isLineEnd(text.charAt(i)) && !crOfCrLf) {
        line++;
        lineStart = i + 1;
      }
    }
    return "character " + index + " (line " + line + ", column " + (index - lineStart + 1) + ")";
  }

  /** Shows the character in quotes, or by its number where quotes would show nothing. */
  private static String show(CharSequence text, int index) {
    int codePoint = Character.codePointAt(text, index);
    boolean visible = Character.isDefined(codePoint) && codePoint > ' ' && codePoint < 0xD800;
    return visible && Character.getType(codePoint) != Character.CONTROL
        ? "'" + Character.toString(codePoint) + "'"
        : String.format("U+%04X", codePoint);
  }

  /** Returns the digits as 81 characters. */
  static String line(byte[] digits) {
    byte[] characters = new byte[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      characters[cell] = CHARACTER_OF[digits[cell]];
    }
    return new String(characters, StandardCharsets.ISO_8859_1);
  }

  /** Returns the digits as a picture. */
  static String grid(byte[] digits) {
    StringBuilder grid = new StringBuilder(14 * BORDER.length());
    for (int row = 0; row < Geometry.SIZE; row++) {
      if (row % Geometry.BOX_SIZE == 0) {
        grid.append(BORDER);
      }
      appendRow(grid, digits, row);
    }
    return grid.append(BORDER.stripTrailing()).toString();
  }

  private static void appendRow(StringBuilder grid, byte[] digits, int row) {
    for (int column = 0; column < Geometry.SIZE; column++) {
      grid.append(column % Geometry.BOX_SIZE == 0 ? "| " : "");
      grid.append((char) CHARACTER_OF[digits[Geometry.cell(row, column)]]).append(' ');
    }
    grid.append("|\n");
  }
}
