package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.BoardFormatException;
import io.github.nonet.Candidates;
import io.github.nonet.internal.Geometry;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/** Makes puzzles of lines, which it gets one at a time. Each format has one. */
abstract class LineParser {
  /** Pencil marks in a line: nine characters for each cell. */
  static final int MARKS = Geometry.CELLS * Geometry.SIZE;

  /** What was made of the lines so far: puzzles and faults, in the order of the text. */
  private final Queue<Object> found = new ArrayDeque<>();

  /** Takes the next line, without its end. */
  abstract void accept(String line, long number);

  /** Takes note that there are no more lines. */
  void end(long lines) {}

  /** Returns the next {@link TextPuzzle} or {@link PuzzleFormatException}, or null. */
  final @Nullable Object poll() {
    return found.poll();
  }

  final void emit(Board puzzle, Optional<Board> solution, String note, long line) {
    found.add(new TextPuzzle(puzzle, solution, note, line));
  }

  final void emit(Candidates marks, Optional<Board> solution, String note, long line) {
    found.add(new TextPuzzle(marks.board(), Optional.of(marks), solution, note, line));
  }

  final void fault(long line, String message) {
    found.add(new PuzzleFormatException(line, message));
  }

  /**
   * Notes the fault of a board. Its message counts lines from that text's own first line, so the
   * place is written anew.
   *
   * @param lines gives the number of each line of that text, which are counted from 0
   */
  final void fault(IntToLongFunction lines, String text, BoardFormatException e) {
    int lineInText = 0;
    int lineStart = 0;
    for (int i = 0; i < e.index(); i++) {
      if (text.charAt(i) == '\n') {
        lineInText++;
        lineStart = i + 1;
      }
    }
    int column = e.index() - lineStart + 1;
    String place =
        "character " + e.index() + " (line " + (lineInText + 1) + ", column " + column + ")";
    fault(lines.applyAsLong(lineInText), e.getMessage().replace(place, "column " + column));
  }

  /** Returns how many characters from {@code start} on are cells, but at most 81. */
  static int cellsAt(String text, int start) {
    int end = Math.min(text.length(), start + Geometry.CELLS);
    int i = start;
    while (i < end && isCell(text.charAt(i))) {
      i++;
    }
    return i - start;
  }

  /** Returns whether 81 cells begin at {@code start}, and no more. */
  static boolean isBoardAt(String text, int start) {
    int end = start + Geometry.CELLS;
    return cellsAt(text, start) == Geometry.CELLS
        && (end == text.length() || !isPartOfWord(text.charAt(end)));
  }

  /** Returns whether 729 characters of pencil marks begin at {@code start}, and no more. */
  static boolean isMarksAt(String text, int start) {
    int end = start + MARKS;
    int i = start;
    while (i < Math.min(end, text.length()) && isMark(text.charAt(i))) {
      i++;
    }
    return i == end && (end == text.length() || !isPartOfWord(text.charAt(end)));
  }

  /** Returns how many runs of digits and dots a line has. */
  static int groups(String line) {
    int groups = 0;
    for (int i = 0; i < line.length(); i++) {
      boolean isFirst = i == 0 || !isMark(line.charAt(i - 1));
      groups += isFirst && isMark(line.charAt(i)) ? 1 : 0;
    }
    return groups;
  }

  static boolean isMark(char c) {
    return (c >= '0' && c <= '9') || c == '.';
  }

  private static boolean isPartOfWord(char c) {
    return isCell(c) || Character.isLetterOrDigit(c);
  }

  private static boolean isCell(char c) {
    return isMark(c) || c == '*' || c == '_' || c == '?';
  }
}
