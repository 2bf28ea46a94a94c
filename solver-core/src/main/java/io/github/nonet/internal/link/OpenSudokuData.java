package io.github.nonet.internal.link;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.sets.ValueSet;

/** Reads the data in which the app OpenSudoku keeps a game. */
public final class OpenSudokuData {
  /*
   * The first line has the version. Behind it each cell is its digit, its marks, and whether it is
   * the player's, with a bar after each of them. The marks are:
   *
   *   1      digits, as in 1,4, or - for none
   *   2      a number with a bit for each digit; some are followed by two bars
   *   3      such a number
   *   4      two such numbers: marks of two kinds, which are one here
   */

  /** The start of the data. */
  public static final String VERSION = "version:";

  private static final int DIGITS = 1;
  private static final int TWO_BARS = 2;
  private static final int TWO_KINDS = 4;

  /** The number of bars in the shortest cell. */
  private static final int FIELDS_OF_A_CELL = 3;

  private final int version;
  private final String[] fields;
  private int next;
  private int at;

  private OpenSudokuData(int version, String[] fields, int at) {
    this.version = version;
    this.fields = fields;
    this.at = at;
  }

  /** Returns whether the text is meant as such data. */
  public static boolean isOne(CharSequence text) {
    return text.toString().trim().startsWith(VERSION);
  }

  /** Returns the contents of the cells; the text must be {@linkplain #isOne one of this form}. */
  public static Play read(CharSequence data) {
    String text = data.toString().trim();
    int start = data.toString().indexOf(VERSION);
    int end = text.indexOf('\n');
    String version = text.substring(VERSION.length(), end < 0 ? text.length() : end).trim();
    if (!version.matches("[1-4]") || end < 0) {
      throw Refusal.text(
          "OpenSudoku's data has the version "
              + (version.isEmpty() ? "none" : quoted(version))
              + (end < 0 ? " and nothing below it" : ""),
          "1 to 4",
          start);
    }
    String[] fields = text.substring(end + 1).split("\\|", -1);
    return new OpenSudokuData(version.charAt(0) - '0', fields, start + end + 1).cells();
  }

  /** Returns a text for a message, no longer than a message should be. */
  private static String quoted(String text) {
    String visible = text.replaceAll("[^ -~]", "?");
    return "'" + (visible.length() > 20 ? visible.substring(0, 20) + "..." : visible) + "'";
  }

  private Play cells() {
    int[] givens = new int[Geometry.CELLS];
    int[] values = new int[Geometry.CELLS];
    int[] marks = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (fields.length - next <= FIELDS_OF_A_CELL) {
        throw new TextFormatException("found " + cell + " cells; expected 81", at);
      }
      int digit = number("0123456789", "a digit, 0 to 9");
      marks[cell] = marks();
      boolean isOwn = number("01", "1 for a cell of the player's, or 0") == 1;
      if (!isOwn && (digit == 0 || marks[cell] != 0)) {
        throw Refusal.text(
            "r"
                + (Geometry.row(cell) + 1)
                + "c"
                + (Geometry.column(cell) + 1)
                + " is given and has "
                + (digit == 0 ? "no digit" : "marks"),
            "a digit and no marks",
            at);
      }
      values[cell] = digit;
      givens[cell] = isOwn ? Geometry.EMPTY : digit;
    }
    if (fields.length > next + 1 || !fields[next].trim().isEmpty()) {
      throw new TextFormatException("found more; expected 81 cells", at);
    }
    return new Play(givens, values, PlayerMarks.unspecified(values, marks));
  }

  private String take() {
    String field = fields[next++];
    at += field.length() + 1;
    return field;
  }

  private int number(String allowed, String expected) {
    int from = at;
    String field = next < fields.length ? take().trim() : "";
    if (field.length() != 1 || allowed.indexOf(field.charAt(0)) < 0) {
      throw fault(from, field, expected);
    }
    return field.charAt(0) - '0';
  }

  private int marks() {
    if (version == DIGITS) {
      return digits();
    }
    int set = bits();
    if (version == TWO_BARS && next < fields.length && fields[next].isEmpty()) {
      take();
    }
    return version == TWO_KINDS ? set | bits() : set;
  }

  private int digits() {
    int from = at;
    String field = take().trim();
    if (!field.matches("-|([1-9],)+")) {
      throw fault(from, field, "marks as in 1,4, or - for none");
    }
    int set = 0;
    for (int i = 0; i + 1 < field.length(); i += 2) {
      set |= ValueSet.bit(field.charAt(i) - '0');
    }
    return set;
  }

  /** Returns the set of digits of a number, whose lowest bit means the digit 1. */
  private int bits() {
    int from = at;
    String field = next < fields.length ? take().trim() : "";
    int bits = field.matches("\\d{1,3}") ? Integer.parseInt(field) << 1 : -1;
    if ((bits & ~ValueSet.ALL_DIGITS) != 0) {
      throw fault(from, field, "marks as a number from 0 to 511");
    }
    return bits;
  }

  private static TextFormatException fault(int at, String found, String expected) {
    return Refusal.character(at, " begins " + quoted(found), expected);
  }
}
