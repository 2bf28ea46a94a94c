package io.github.nonet.text;

import static io.github.nonet.internal.text.CellMarks.LINE_LENGTH;

import io.github.nonet.Board;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.text.BoardReader;
import java.util.Optional;

/** One puzzle a line: see {@link PuzzleFormat#LINES}. */
final class LinesParser extends LineParser {
  private static final char COMMENT = '#';
  private static final char LIBRARY = ':';

  /** No picture of pencil marks in one line is nearly as long. */
  private static final int LONGEST_PICTURE = 10_000;

  /** What the fields of HoDoKu's library line are; they are counted from 0, before the first. */
  private static final int DELETED = 4;

  private static final int ELIMINATIONS = 5;
  private static final int REST = 6;

  /** The first fields of a line that reports no technique. */
  private static final String NO_TECHNIQUE = "0000:x";

  @Override
  void accept(String line, long number) {
    String text = Texts.strip(line);
    if (text.isEmpty() || text.charAt(0) == COMMENT) {
      return;
    }
    if (isBoardAt(text, 0)) {
      Tail tail = Tail.of(text.substring(Geometry.CELLS));
      emit(Board.parse(text.substring(0, Geometry.CELLS)), tail.solution(), tail.note(), number);
    } else if (isMarksAt(text, 0)) {
      Tail tail = Tail.of(text.substring(LINE_LENGTH));
      emitMarks(text.substring(0, LINE_LENGTH), tail.solution(), tail.note(), number);
    } else if (text.charAt(0) == LIBRARY) {
      emitLibrary(text, number);
    } else {
      emitOther(text, number);
    }
  }

  /** Emits a puzzle of HoDoKu's library; what it says of a technique goes into the note. */
  private void emitLibrary(String text, long number) {
    String[] fields = text.split(String.valueOf(LIBRARY), REST + 1);
    Tail tail = Tail.of(fields.length > REST ? fields[REST] : "");
    String technique = fields.length > 2 ? fields[1] + LIBRARY + fields[2] : "";
    String eliminations = fields.length > ELIMINATIONS ? Texts.strip(fields[ELIMINATIONS]) : "";
    if (!technique.equals(NO_TECHNIQUE) || !eliminations.isEmpty()) {
      technique += eliminations.isEmpty() ? "" : LIBRARY + eliminations;
      tail = new Tail(tail.solution(), Texts.strip(technique + " " + tail.note()));
    }
    int end = 0;
    for (int field = 0; field <= DELETED && field < fields.length; field++) {
      end += fields[field].length() + 1;
    }
    String marks = text.substring(0, Math.min(end, text.length()));
    emitMarks(marks, tail.solution(), tail.note(), number);
  }

  /** Emits a puzzle whose cells are written in another way that a board is read from. */
  private void emitOther(String text, long number) {
    try {
      emit(Board.parse(text), Optional.empty(), "", number);
    } catch (TextFormatException e) {
      if (text.length() > LINE_LENGTH / 3 && text.length() <= LONGEST_PICTURE) {
        emitMarks(text, Optional.empty(), "", number);
      } else {
        fault(row -> number, BoardReader.faultOf(text));
      }
    }
  }

  /** What follows a puzzle: a solution, if the columns there begin with one, and a note. */
  private record Tail(Optional<Board> solution, String note) {
    static Tail of(String text) {
      int start = afterSeparators(text, 0);
      if (!isBoardAt(text, start)) {
        return new Tail(Optional.empty(), note(text, start));
      }
      int end = start + Geometry.CELLS;
      Board solution = Board.parse(text.substring(start, end));
      return new Tail(Optional.of(solution), note(text, afterSeparators(text, end)));
    }

    /** Returns the note; all of what follows a '#' is its own, separators too. */
    private static String note(String text, int start) {
      boolean isComment = start < text.length() && text.charAt(start) == COMMENT;
      return Texts.strip(text.substring(isComment ? start + 1 : start));
    }

    private static int afterSeparators(String text, int start) {
      int i = start;
      while (i < text.length() && " \t,;:|".indexOf(text.charAt(i)) >= 0) {
        i++;
      }
      return i;
    }
  }
}
