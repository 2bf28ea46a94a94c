package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Optional;

/** Games as text: HoDoKu's library line and OpenSudoku's data. */
final class GameText {
  private static final String MARKS = "marks";

  /** What OpenSudoku writes at the begin of its data, and before a version. */
  private static final String VERSION = "version:";

  private static final String NO_MARKS = "-";

  /** The fields of a library line before the last one, from what comes before the first colon. */
  private static final int MARKS_FIELD = 7;

  private static final int FIELDS_OF_A_CELL = 3;

  private GameText() {}

  /** Returns whether the text is meant as OpenSudoku's data. */
  static boolean isOpenSudoku(CharSequence text) {
    return text.toString().trim().startsWith(VERSION);
  }

  /** Returns the line of the state with the marks at its end. */
  static String library(String line, int... marks) {
    StringBuilder field = new StringBuilder();
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      for (int digit : new ValueSet(marks[cell])) {
        field.append(' ').append(digit);
        field.append(Geometry.row(cell) + 1).append(Geometry.column(cell) + 1);
      }
    }
    return field.length() == 0 ? line : line + ":" + MARKS + field + ":";
  }

  /** Returns the marks of the last field, if the text is a line that has it. */
  static Optional<int[]> marks(CharSequence text, Board givens) {
    String line = text.toString();
    int start = line.indexOf(':');
    String[] fields = line.trim().split(":", -1);
    boolean isLibraryLine = line.trim().startsWith(":") && fields.length > MARKS_FIELD;
    if (!isLibraryLine || !fields[MARKS_FIELD].startsWith(MARKS)) {
      return Optional.empty();
    }
    int[] marks = new int[Geometry.CELLS];
    int at = start + line.trim().indexOf(MARKS) + MARKS.length();
    for (String mark : fields[MARKS_FIELD].substring(MARKS.length()).split(" ", -1)) {
      if (!mark.isEmpty()) {
        addMark(marks, mark, at, givens);
      }
      at += mark.length() + 1;
    }
    return Optional.of(marks);
  }

  private static void addMark(int[] marks, String mark, int at, Board givens) {
    if (!mark.matches("[1-9]{3}")) {
      throw Refusal.character(at, " begins an invalid mark", "digit, row and column, as in 413");
    }
    int cell = Geometry.cell(mark.charAt(1) - '1', mark.charAt(2) - '1');
    if (givens.digit(cell) != Geometry.EMPTY) {
      throw Refusal.character(
          at, " marks " + CellNotation.cell(cell) + ", which is given", "another cell");
    }
    marks[cell] |= ValueSet.bit(mark.charAt(0) - '0');
  }

  static String openSudoku(Play game) {
    StringBuilder text = new StringBuilder(VERSION).append(" 1\n");
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      text.append(game.values()[cell]).append('|');
      for (int digit : new ValueSet(game.marks()[cell])) {
        text.append(digit).append(',');
      }
      text.append(game.marks()[cell] == 0 ? NO_MARKS : "");
      text.append(game.givens()[cell] != Geometry.EMPTY ? "|0|" : "|1|");
    }
    return text.toString();
  }

  /** Reads OpenSudoku's data. */
  static Play openSudoku(CharSequence data) {
    String text = data.toString().trim();
    int start = data.toString().indexOf(VERSION);
    int end = text.indexOf('\n');
    String version = text.substring(VERSION.length(), end < 0 ? text.length() : end).trim();
    if (!version.equals("1") || end < 0) {
      throw Refusal.text(
          "OpenSudoku's data has the version "
              + (version.isEmpty() ? "none" : quoted(version))
              + (end < 0 ? " and nothing below it" : ""),
          "1",
          start);
    }
    String[] fields = text.substring(end + 1).split("\\|", -1);
    return new GameReader(fields, start + end + 1).cells();
  }

  /** Returns a text for a message, no longer than a message should be. */
  private static String quoted(String text) {
    String visible = text.replaceAll("[^ -~]", "?");
    return "'" + (visible.length() > 20 ? visible.substring(0, 20) + "..." : visible) + "'";
  }

  /** Reads the fields of OpenSudoku's data. */
  private static final class GameReader {
    private final String[] fields;
    private int next;
    private int at;

    GameReader(String[] fields, int at) {
      this.fields = fields;
      this.at = at;
    }

    Play cells() {
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
              CellNotation.cell(cell) + " is given and has " + (digit == 0 ? "no digit" : "marks"),
              "a digit and no marks",
              at);
        }
        values[cell] = digit;
        givens[cell] = isOwn ? Geometry.EMPTY : digit;
      }
      if (fields.length > next + 1 || !fields[next].trim().isEmpty()) {
        throw new TextFormatException("found more; expected 81 cells", at);
      }
      return new Play(givens, values, marks);
    }

    private String take() {
      String field = fields[next++];
      at += field.length() + 1;
      return field;
    }

    private int number(String allowed, String expected) {
      int from = at;
      String field = take().trim();
      if (field.length() != 1 || allowed.indexOf(field.charAt(0)) < 0) {
        throw fault(from, field, expected);
      }
      return field.charAt(0) - '0';
    }

    private int marks() {
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

    private static TextFormatException fault(int at, String found, String expected) {
      return Refusal.character(at, " begins " + quoted(found), expected);
    }
  }
}
