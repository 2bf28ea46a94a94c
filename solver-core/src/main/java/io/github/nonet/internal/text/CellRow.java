package io.github.nonet.internal.text;

import static io.github.nonet.internal.text.Alphabet.BOARD;

import io.github.nonet.internal.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a line, as people and programs write a row of a board, or a whole board: in brackets
 * or not, with any sign for an empty cell, or with nothing between two separators.
 */
public final class CellRow {
  /*
   * A line is read in two ways. In the first, each cell is a character. In the second, it has as
   * many fields as there are cells, of which the empty ones are blank. Blanks without separators
   * are never cells, because nobody knows how many of them were lost.
   */

  /** The signs for an empty cell; a blank means that there is nothing between two separators. */
  private static final String SIGNS = ".0*_? -x";

  private static final int DASH = 1 << SIGNS.indexOf('-');
  private static final int CROSS = 1 << SIGNS.indexOf('x');

  /** The signs that nobody uses to draw lines. */
  private static final int CELLS_ONLY = 1 << SIGNS.indexOf('.') | 1 << SIGNS.indexOf('0');

  private static final String BRACKETS = "()[]{}\"'`";
  private static final String SEPARATORS = ",;\t|";
  private static final String BAR = "|";

  /** Two blanks, which set boxes apart. */
  private static final String GAP = "  ";

  /** The longest line that is read; no row or board in one line is nearly as long. */
  private static final int LONGEST = 2_000;

  private final byte[] digits;
  private final int signs;

  private CellRow(byte[] digits, int signs) {
    this.digits = digits;
    this.signs = signs;
  }

  /** Returns the nine cells of a line, or null if it is not a row. */
  public static @Nullable CellRow of(String line) {
    return of(line, Geometry.SIZE);
  }

  /** Returns the 81 cells of a line, or null if it is not a board. */
  public static @Nullable CellRow ofBoard(String line) {
    return of(line, Geometry.CELLS);
  }

  /** Returns the cells of two boards in a line, or null if it has fewer than two. */
  public static @Nullable CellRow ofTwoBoards(String line) {
    return of(line, 2 * Geometry.CELLS);
  }

  private static @Nullable CellRow of(String line, int cells) {
    if (line.length() < cells - 1 || line.length() > LONGEST) {
      return null;
    }
    CellRow row = ofSigns(line, cells);
    return row != null ? row : ofFields(line, cells);
  }

  private static @Nullable CellRow ofSigns(String line, int cells) {
    byte[] digits = new byte[cells];
    int signs = 0;
    int found = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      int sign = c == ' ' ? -1 : SIGNS.indexOf(Character.toLowerCase(c));
      if (sign >= 0 || BOARD.isCell(c)) {
        if (found == cells) {
          return null;
        }
        signs |= sign < 0 ? 0 : 1 << sign;
        digits[found++] = sign < 0 ? BOARD.valueOf(c) : Geometry.EMPTY;
      } else if (!BOARD.isSeparator(c) && BRACKETS.indexOf(c) < 0) {
        return null;
      }
    }
    return found == cells && isOneKind(signs) ? new CellRow(digits, signs) : null;
  }

  /**
   * Returns whether these signs may mean empty cells of one board; a dash or a cross must be the
   * only sign.
   */
  public static boolean isOneKind(int signs) {
    boolean isMixed = (signs & (DASH | CROSS)) != 0 && Integer.bitCount(signs) > 1;
    return !isMixed;
  }

  private static @Nullable CellRow ofFields(String line, int cells) {
    String inner = unwrapped(line);
    for (int i = 0; i < SEPARATORS.length(); i++) {
      String separator = SEPARATORS.substring(i, i + 1);
      CellRow row = ofFields(inner, separator, cells);
      if (row != null) {
        return row;
      }
    }
    if (cells != Geometry.SIZE) {
      return null;
    }
    CellRow boxes = ofBoxes(inner, BAR);
    return boxes != null ? boxes : ofBoxes(inner, GAP);
  }

  private static @Nullable CellRow ofFields(String text, String separator, int cells) {
    String inner = separator.equals(BAR) ? text : withoutBars(text);
    List<String> fields = split(inner, separator.charAt(0));
    /* A separator may also follow the last field, and one before the first is an indent. */
    int extra = fields.size() - cells;
    boolean hasEnd = extra > 0 && isBlank(fields.get(fields.size() - 1));
    boolean hasStart = extra > (hasEnd ? 1 : 0) && isBlank(fields.get(0));
    if (extra != (hasEnd ? 1 : 0) + (hasStart ? 1 : 0)) {
      return null;
    }
    int start = hasStart ? 1 : 0;
    byte[] digits = new byte[cells];
    int signs = 0;
    for (int cell = 0; cell < cells; cell++) {
      int value = valueOf(fields.get(start + cell));
      if (value == Alphabet.NOT_A_CELL) {
        return null;
      }
      digits[cell] = (byte) (value > Geometry.SIZE ? Geometry.EMPTY : value);
      signs |= value > Geometry.SIZE ? 1 << (value - Geometry.SIZE - 1) : 0;
    }
    return isOneKind(signs) ? new CellRow(digits, signs) : null;
  }

  private static List<String> split(String text, char separator) {
    List<String> fields = new ArrayList<>();
    int start = 0;
    for (int i = text.indexOf(separator); i >= 0; i = text.indexOf(separator, start)) {
      fields.add(text.substring(start, i));
      start = i + 1;
    }
    fields.add(text.substring(start));
    return fields;
  }

  /** Returns the digit of a field, 10 plus the number of its sign if it is empty, or NOT_A_CELL. */
  private static int valueOf(String field) {
    String text = unquoted(field);
    if (text.length() == 1 && SIGNS.indexOf(Character.toLowerCase(text.charAt(0))) < 0) {
      return BOARD.valueOf(text.charAt(0));
    }
    if (text.isEmpty() || isNothing(text)) {
      return Geometry.SIZE + 1 + SIGNS.indexOf(' ');
    }
    return text.length() == 1
        ? Geometry.SIZE + 1 + SIGNS.indexOf(Character.toLowerCase(text.charAt(0)))
        : Alphabet.NOT_A_CELL;
  }

  /** Returns whether programs write this for an empty cell. */
  private static boolean isNothing(String text) {
    return text.equals("null") || text.equals("None") || text.equals("nil") || text.equals("-1");
  }

  /** Returns three boxes of three fields each, or null. */
  private static @Nullable CellRow ofBoxes(String text, String between) {
    String inner = withoutBars(text);
    List<String> boxes =
        between.equals(BAR) ? split(inner, '|') : Arrays.asList(text.split(" *" + GAP + " *", -1));
    if (boxes.size() != Geometry.BOX_SIZE) {
      return null;
    }
    byte[] digits = new byte[Geometry.SIZE];
    int signs = 0;
    for (int box = 0; box < boxes.size(); box++) {
      CellRow part = null;
      for (int i = 0; i < SEPARATORS.length() && part == null; i++) {
        part = ofFields(boxes.get(box), SEPARATORS.substring(i, i + 1), Geometry.BOX_SIZE);
      }
      if (part == null) {
        return null;
      }
      System.arraycopy(part.digits, 0, digits, Geometry.BOX_SIZE * box, Geometry.BOX_SIZE);
      signs |= part.signs;
    }
    return isOneKind(signs) ? new CellRow(digits, signs) : null;
  }

  /** Returns the line without brackets and quotes around it, and without a comma after them. */
  private static String unwrapped(String line) {
    int last = line.length() - 1;
    while (last > 0 && " ,;".indexOf(line.charAt(last)) >= 0) {
      last--;
    }
    boolean isWrapped = last > 0 && isBracket(line.charAt(last));
    return unquoted(isWrapped ? line.substring(0, last + 1) : line);
  }

  private static boolean isBracket(char c) {
    return BRACKETS.indexOf(c) >= 0;
  }

  private static String withoutBars(String text) {
    int start = text.startsWith(BAR) ? 1 : 0;
    int end = text.length() - (text.length() > start && text.endsWith(BAR) ? 1 : 0);
    return text.substring(start, end);
  }

  /** Returns the text without blanks, brackets and quotes around it; tabs stay. */
  private static String unquoted(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && (text.charAt(start) == ' ' || isBracket(text.charAt(start)))) {
      start++;
    }
    while (end > start && (text.charAt(end - 1) == ' ' || isBracket(text.charAt(end - 1)))) {
      end--;
    }
    return text.substring(start, end);
  }

  private static boolean isBlank(String field) {
    return unquoted(field).isEmpty();
  }

  /** Returns the digit of a cell, 0 if it is empty. */
  public byte digit(int cell) {
    return digits[cell];
  }

  /** Returns the set of signs for the empty cells. */
  public int signs() {
    return signs;
  }

  /**
   * Returns whether this may be a line between rows because each cell is the same sign, which may
   * draw a line.
   */
  public boolean mayBeLine() {
    boolean isFilled = false;
    for (byte digit : digits) {
      isFilled |= digit != Geometry.EMPTY;
    }
    return !isFilled && Integer.bitCount(signs) == 1 && (signs & CELLS_ONLY) == 0;
  }
}
