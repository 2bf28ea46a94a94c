package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.text.CellMarks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Columns, one of which holds the puzzle: see {@link PuzzleFormat#CSV}. */
final class CsvParser extends LineParser {
  static final String SEPARATORS = ",;\t";

  private static final String SOLUTION = "solution";
  private static final int NONE = -1;

  /** Whether a line may still be the header, which has no puzzle. */
  private boolean mayBeHeader = true;

  /** The column of solutions that the header names, or NONE. */
  private int solutionColumn = NONE;

  @Override
  void accept(String line, long number) {
    if (Texts.strip(line).isEmpty()) {
      return;
    }
    List<String> fields = fields(line);
    int puzzle = indexOf(fields, 0, CsvParser::isPuzzle);
    if (puzzle >= 0) {
      emit(fields, puzzle, number);
    } else if (mayBeHeader) {
      solutionColumn = indexOf(fields, 0, field -> SOLUTION.equalsIgnoreCase(field));
    } else {
      String found = fields.size() == 1 ? "1 field" : fields.size() + " fields";
      fault(number, "found " + found + "; expected one of them to be 81 cells");
    }
    mayBeHeader = false;
  }

  private void emit(List<String> fields, int puzzle, long number) {
    int column = solutionColumn(fields, puzzle);
    List<String> rest = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      if (i != puzzle && i != column) {
        rest.add(fields.get(i));
      }
    }
    String cells = fields.get(puzzle);
    String note = String.join(",", rest);
    Optional<Board> solution =
        column == NONE || fields.get(column).isEmpty()
            ? Optional.empty()
            : Optional.of(Board.parse(fields.get(column)));
    if (isBoard(cells)) {
      emit(Board.parse(cells), solution, note, number);
    } else {
      emitMarks(cells, solution, note, number);
    }
  }

  /** Returns the column of the solution: the one with that header, or the next one of 81 cells. */
  private int solutionColumn(List<String> fields, int puzzle) {
    boolean isNamed = solutionColumn > puzzle && solutionColumn < fields.size();
    if (!isNamed) {
      return indexOf(fields, puzzle + 1, CsvParser::isBoard);
    }
    String field = fields.get(solutionColumn);
    return field.isEmpty() || isBoard(field) ? solutionColumn : NONE;
  }

  /**
   * Returns whether a line has this number of fields, more than one, and a puzzle in one of them.
   */
  static boolean hasPuzzle(String line, int count) {
    List<String> fields = fields(line);
    return fields.size() == count && count > 1 && indexOf(fields, 0, CsvParser::isPuzzle) >= 0;
  }

  private static int indexOf(List<String> fields, int start, Predicate<String> wanted) {
    for (int i = start; i < fields.size(); i++) {
      if (wanted.test(fields.get(i))) {
        return i;
      }
    }
    return NONE;
  }

  private static boolean isBoard(String field) {
    return field.length() == Geometry.CELLS && isBoardAt(field, 0);
  }

  private static boolean isPuzzle(String field) {
    return isBoard(field)
        || (field.length() == CellMarks.LINE_LENGTH && isMarksAt(field, 0))
        || (field.startsWith(":") && field.length() > Geometry.CELLS);
  }

  /** Returns the fields of a line, without quotes and surrounding blanks. */
  static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean inQuotes = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') {
        boolean isPair = inQuotes && i + 1 < line.length() && line.charAt(i + 1) == '"';
        field.append(isPair ? "\"" : "");
        i += isPair ? 1 : 0;
        inQuotes = isPair || !inQuotes;
      } else if (!inQuotes && SEPARATORS.indexOf(c) >= 0) {
        fields.add(Texts.strip(field.toString()));
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    fields.add(Texts.strip(field.toString()));
    return fields;
  }
}
