package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.link.OpenSudokuData;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Optional;

/** Games as text: HoDoKu's library line and OpenSudoku's data. */
final class GameText {
  private static final String MARKS = "marks";

  private static final String NO_MARKS = "-";

  /** The fields of a library line before the last one, from what comes before the first colon. */
  private static final int MARKS_FIELD = 7;

  private GameText() {}

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
    StringBuilder text = new StringBuilder(OpenSudokuData.VERSION).append(" 1\n");
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
}
