package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.link.PlayerMarks;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/** Games as text: HoDoKu's library line and OpenSudoku's data. */
final class GameText {
  private static final String MARKS = "marks";

  /** Begins the field after the marks, which lists the cells whose marks are candidates. */
  private static final String CANDIDATES = "candidates";

  /** What OpenSudoku writes at the begin of its data, and before a version. */
  private static final String VERSION = "version:";

  private static final String NO_MARKS = "-";

  /** The fields of a library line before the marks, from what comes before the first colon. */
  private static final int MARKS_FIELD = 7;

  private static final int FIELDS_OF_A_CELL = 3;

  private GameText() {}

  /** Returns whether the text is meant as OpenSudoku's data. */
  static boolean isOpenSudoku(CharSequence text) {
    return text.toString().trim().startsWith(VERSION);
  }

  /** Returns the line of the state with the marks at its end. */
  static String library(String line, Play game) {
    StringBuilder marks = new StringBuilder();
    StringBuilder candidates = new StringBuilder();
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      String place = "" + (Geometry.row(cell) + 1) + (Geometry.column(cell) + 1);
      for (int digit : new ValueSet(game.marks().set(cell))) {
        marks.append(' ').append(digit).append(place);
      }
      candidates.append(game.marks().areCandidates(cell) ? " " + place : "");
    }
    if (marks.length() == 0) {
      return line;
    }
    String field =
        game.marks().areAsUnspecified(game.values()) ? "" : CANDIDATES + candidates + ":";
    return line + ":" + MARKS + marks + ":" + field;
  }

  /**
   * Returns the marks of the fields at the end, if the text is a line that has them.
   *
   * @param values the digit of each cell, 0 for none
   */
  static Optional<PlayerMarks> marks(CharSequence text, Board givens, int... values) {
    String line = text.toString();
    String[] fields = line.trim().split(":", -1);
    boolean isLibraryLine = line.trim().startsWith(":") && fields.length > MARKS_FIELD;
    if (!isLibraryLine || !fields[MARKS_FIELD].startsWith(MARKS)) {
      return Optional.empty();
    }
    int at = line.indexOf(':') + MARKS_FIELD;
    for (int field = 0; field < MARKS_FIELD; field++) {
      at += fields[field].length();
    }
    int[] sets = new int[Geometry.CELLS];
    forEachWord(
        fields[MARKS_FIELD], MARKS, at, (mark, start) -> addMark(sets, mark, start, givens));
    boolean isSpecified =
        fields.length > MARKS_FIELD + 1 && fields[MARKS_FIELD + 1].startsWith(CANDIDATES);
    if (!isSpecified) {
      return Optional.of(PlayerMarks.unspecified(values, sets));
    }
    at += fields[MARKS_FIELD].length() + 1;
    boolean[] areCandidates = new boolean[Geometry.CELLS];
    forEachWord(
        fields[MARKS_FIELD + 1],
        CANDIDATES,
        at,
        (place, start) -> areCandidates[markedCell(sets, place, start)] = true);
    return Optional.of(PlayerMarks.of(sets, areCandidates));
  }

  /**
   * Reads the words of a field after its name.
   *
   * @param at where the field begins in the text
   * @param reader takes each word and where it begins in the text
   */
  private static void forEachWord(
      String field, String name, int at, ObjIntConsumer<String> reader) {
    int start = at + name.length();
    for (String word : field.substring(name.length()).split(" ", -1)) {
      if (!word.isEmpty()) {
        reader.accept(word, start);
      }
      start += word.length() + 1;
    }
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

  private static int markedCell(int[] marks, String place, int at) {
    if (!place.matches("[1-9]{2}")) {
      throw Refusal.character(at, " begins an invalid cell", "row and column, as in 13");
    }
    int cell = Geometry.cell(place.charAt(0) - '1', place.charAt(1) - '1');
    if (marks[cell] == 0) {
      throw Refusal.character(
          at, " begins " + CellNotation.cell(cell) + ", which has no marks", "a cell with marks");
    }
    return cell;
  }

  static String openSudoku(Play game) {
    StringBuilder text = new StringBuilder(VERSION).append(" 1\n");
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      text.append(game.values()[cell]).append('|');
      int marks = game.marks().set(cell);
      for (int digit : new ValueSet(marks)) {
        text.append(digit).append(',');
      }
      text.append(marks == 0 ? NO_MARKS : "");
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
      return new Play(givens, values, PlayerMarks.unspecified(values, marks));
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
