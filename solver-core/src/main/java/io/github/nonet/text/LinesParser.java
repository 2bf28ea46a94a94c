package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.BoardFormatException;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Texts;
import java.util.Optional;

/** One puzzle a line: see {@link PuzzleFormat#LINES}. */
final class LinesParser extends LineParser {
  private static final char COMMENT = '#';

  @Override
  void accept(String line, long number) {
    String text = Texts.strip(line);
    if (text.isEmpty() || text.charAt(0) == COMMENT) {
      return;
    }
    if (isBoardAt(text, 0)) {
      emit(text, number);
    } else {
      emitOther(text, number);
    }
  }

  /** Emits the puzzle at the start, with a solution behind it if there is one, and the rest. */
  private void emit(String text, long number) {
    Board puzzle = Board.parse(text.substring(0, Geometry.CELLS));
    int rest = afterSeparators(text, Geometry.CELLS);
    Optional<Board> solution = Optional.empty();
    if (isBoardAt(text, rest)) {
      solution = Optional.of(Board.parse(text.substring(rest, rest + Geometry.CELLS)));
      rest = afterSeparators(text, rest + Geometry.CELLS);
    }
    emit(puzzle, solution, text.substring(rest), number);
  }

  private static int afterSeparators(String text, int start) {
    int i = start;
    while (i < text.length() && " \t,;:|#".indexOf(text.charAt(i)) >= 0) {
      i++;
    }
    return i;
  }

  /** Emits a puzzle whose cells are written in another way that a board is read from. */
  private void emitOther(String text, long number) {
    try {
      emit(Board.parse(text), Optional.empty(), "", number);
    } catch (BoardFormatException e) {
      fault(row -> number, text, e);
    }
  }
}
