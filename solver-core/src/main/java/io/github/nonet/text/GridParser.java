package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.text.Alphabet;
import io.github.nonet.internal.text.BoardReader;
import io.github.nonet.internal.text.CandidatesReader;
import io.github.nonet.internal.text.CellMarks;
import io.github.nonet.internal.text.TextFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Nine lines a puzzle, with or without borders: see {@link PuzzleFormat#SDK} and {@link
 * PuzzleFormat#SIMPLE_SUDOKU}.
 */
final class GridParser extends LineParser {

  /** Marks a line of information about the puzzle; a letter after it gives the kind. */
  private static final char HEADER = '#';

  /** Begins a line with the solution, which other programs take for a comment. */
  static final String SOLUTION = "#CSolution: ";

  /** The rows of cells, without the lines between them, and the number of each line. */
  private final List<String> rows = new ArrayList<>();

  private final List<Long> lines = new ArrayList<>();
  private String note = "";
  private Optional<Board> solution = Optional.empty();

  /** Whether the lines show how far a player got, which is no puzzle. */
  private boolean inState;

  @Override
  void accept(String line, long number) {
    String text = Texts.strip(line);
    if (text.isEmpty()) {
      if (rows.size() % Geometry.BOX_SIZE != 0) {
        end(number - 1);
      }
    } else if (text.charAt(0) == HEADER) {
      acceptHeader(text);
    } else if (text.charAt(0) == '[' && text.endsWith("]")) {
      inState = text.toLowerCase(Locale.ROOT).equals("[state]");
    } else if (!inState) {
      acceptRow(text, number);
    }
  }

  private void acceptHeader(String text) {
    boolean isDescription = text.startsWith("#D") || text.startsWith("#N");
    if (isDescription && note.isEmpty()) {
      note = Texts.strip(text.substring(2));
    }
    if (text.startsWith(SOLUTION) && isBoardAt(text, SOLUTION.length())) {
      solution = Optional.of(Board.parse(text.substring(SOLUTION.length())));
    }
  }

  private void acceptRow(String text, long number) {
    if (isBorder(text)) {
      return;
    }
    rows.add(text);
    lines.add(number);
    if (rows.size() == Geometry.SIZE) {
      emitGrid();
    }
  }

  static boolean isBorder(String text) {
    return text.chars().noneMatch(c -> Character.isLetterOrDigit(c) || c == '_' || c == '?')
        && text.contains("--");
  }

  private void emitGrid() {
    String text = String.join("\n", rows);
    try {
      if (hasMarks()) {
        emit(Candidates.parse(text), solution, note, lines.get(0));
      } else {
        Board puzzle = Board.parse(text);
        if (requireWholeRows()) {
          emit(puzzle, solution, note, lines.get(0));
        }
      }
    } catch (TextFormatException e) {
      TextFault fault = hasMarks() ? CandidatesReader.faultOf(text) : BoardReader.faultOf(text);
      fault(row -> lines.get(Math.min(row, Geometry.SIZE - 1)), fault);
    }
    clear();
  }

  /** Returns whether the rows are pencil marks: nine groups in each, one of them of several. */
  private boolean hasMarks() {
    boolean isPicture = rows.stream().allMatch(row -> groups(row) == Geometry.SIZE);
    return isPicture && rows.stream().anyMatch(GridParser::isMarkedRow);
  }

  private static boolean isMarkedRow(String row) {
    return Alphabet.MARKS.countCells(row, 0, row.length()) > Geometry.SIZE
        || row.chars().anyMatch(c -> CellMarks.isMark((char) c));
  }

  /** Returns whether each row has nine cells: 81 cells may be cut wrongly too. */
  private boolean requireWholeRows() {
    for (int row = 0; row < Geometry.SIZE; row++) {
      String text = rows.get(row);
      int found = Alphabet.ANY_BOARD.countCells(text, 0, text.length());
      if (found != Geometry.SIZE) {
        fault(lines.get(row), "found " + found + " cells; expected 9 a row");
        return false;
      }
    }
    return true;
  }

  @Override
  void end(long line) {
    if (!rows.isEmpty()) {
      int found = rows.size();
      fault(line, "found " + found + (found == 1 ? " row" : " rows") + "; expected 9");
      clear();
    }
  }

  private void clear() {
    rows.clear();
    lines.clear();
    note = "";
    solution = Optional.empty();
  }
}
