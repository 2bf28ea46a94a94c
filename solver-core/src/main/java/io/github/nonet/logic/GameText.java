package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.link.OpenSudokuData;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.link.PlayerMarks;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/** Games as text: HoDoKu's library line and OpenSudoku's data. */
final class GameText {
  private static final String MARKS = "marks";

  /** The name of the field after the marks, which lists the cells whose marks are candidates. */
  private static final String CANDIDATES = "candidates";

  private static final String NO_MARKS = "-";

  /**
   * The number of fields of a library line before the marks, including the one before the first
   * colon.
   */
  private static final int MARKS_FIELD = 7;

  private GameText() {}

  /** Returns the line of the state, followed by the marks. */
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
   * @param at the index of the field in the text
   * @param reader takes each word and its index in the text
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
    StringBuilder text = new StringBuilder(OpenSudokuData.VERSION).append(" 1\n");
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
}
