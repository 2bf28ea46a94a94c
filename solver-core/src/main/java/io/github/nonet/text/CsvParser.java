package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Columns, one of which holds the puzzle: see {@link PuzzleFormat#CSV}. */
final class CsvParser extends LineParser {
  static final String SEPARATORS = ",;\t";

  /** Whether a line may still be the header, which has no puzzle. */
  private boolean mayBeHeader = true;

  @Override
  void accept(String line, long number) {
    if (Texts.strip(line).isEmpty()) {
      return;
    }
    List<String> fields = fields(line);
    int puzzle = indexOfBoard(fields, 0);
    if (puzzle >= 0) {
      emit(fields, puzzle, number);
    } else if (!mayBeHeader) {
      fault(number, "found " + fields.size() + " fields; expected one of them to be 81 cells");
    }
    mayBeHeader = false;
  }

  private void emit(List<String> fields, int puzzle, long number) {
    int solution = indexOfBoard(fields, puzzle + 1);
    List<String> rest = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      if (i != puzzle && i != solution) {
        rest.add(fields.get(i));
      }
    }
    emit(
        Board.parse(fields.get(puzzle)),
        solution < 0 ? Optional.empty() : Optional.of(Board.parse(fields.get(solution))),
        String.join(",", rest),
        number);
  }

  private static int indexOfBoard(List<String> fields, int start) {
    for (int i = start; i < fields.size(); i++) {
      if (fields.get(i).length() == 81 && isBoardAt(fields.get(i), 0)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the fields of a line without quotes and blanks around them. */
  static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean inQuotes = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') {
        inQuotes = !inQuotes;
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
