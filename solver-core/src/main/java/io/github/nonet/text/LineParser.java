package io.github.nonet.text;

import static io.github.nonet.internal.text.Alphabet.BOARD;
import static io.github.nonet.internal.text.Alphabet.MARKS;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Puzzle;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.text.CandidatesReader;
import io.github.nonet.internal.text.CellMarks;
import io.github.nonet.internal.text.TextFault;
import io.github.nonet.internal.text.TextForms;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/** Makes puzzles of lines, which it gets one at a time. Each format has its own. */
abstract class LineParser {
  /** The number of characters that show the form of a text. */
  private static final int LONGEST_START = 2_000;

  /** The puzzles and faults that were made of the lines so far, in the order of the text. */
  private final Queue<Object> found = new ArrayDeque<>();

  private boolean hasFound;
  private final StringBuilder start = new StringBuilder();

  /** Takes the next line, without its end. */
  abstract void accept(String line, long number);

  /** Ends the lines. */
  final void end(long lines) {
    close(lines);
    if (!hasFound) {
      String text = start.toString();
      fault(1, TextForms.withoutPuzzle(text));
    }
  }

  /** Makes the last puzzle or fault of the lines, because there are no more. */
  void close(long lines) {}

  /** Returns whether there was a puzzle, or a fault, so far. */
  final boolean hasFound() {
    return hasFound;
  }

  /** Keeps the start of a text, which shows its form if it has no puzzle. */
  final void keepStart(String line) {
    if (!hasFound && start.length() < LONGEST_START) {
      start.append(line, 0, Math.min(line.length(), LONGEST_START)).append('\n');
    }
  }

  /** Returns the next {@link TextPuzzle} or {@link PuzzleFormatException}, or null. */
  final @Nullable Object poll() {
    return found.poll();
  }

  final void emit(Puzzle puzzle, Optional<Board> solution, String note, long line) {
    found.add(new TextPuzzle(puzzle, solution, note, line));
    hasFound = true;
  }

  final void emitMarks(String marks, Optional<Board> solution, String note, long line) {
    try {
      emit(Candidates.parse(marks), solution, note, line);
    } catch (TextFormatException e) {
      fault(row -> line, CandidatesReader.faultOf(marks));
    }
  }

  final void fault(PuzzleFormatException fault) {
    found.add(fault);
    hasFound = true;
  }

  final void fault(long line, String message) {
    fault(new PuzzleFormatException(line, message));
  }

  /**
   * Adds a fault in the text of a puzzle. The fault counts lines from that text's first line, so
   * its place is renamed here.
   *
   * @param lines gives the number of each line of that text, which are counted from 0
   */
  final void fault(IntToLongFunction lines, TextFault fault) {
    fault(lines.applyAsLong(fault.line() - 1), fault.message("column " + fault.column()));
  }

  /** Returns the number of cells from {@code start}, at most 81. */
  static int cellsAt(String text, int start) {
    int end = Math.min(text.length(), start + Geometry.CELLS);
    return BOARD.endOfCells(text, start, end) - start;
  }

  /** Returns whether exactly 81 cells start at {@code start}. */
  static boolean isBoardAt(String text, int start) {
    int end = start + Geometry.CELLS;
    return cellsAt(text, start) == Geometry.CELLS
        && (end == text.length() || !isPartOfWord(text.charAt(end)));
  }

  /** Returns whether exactly 729 characters of pencil marks start at {@code start}. */
  static boolean isMarksAt(String text, int start) {
    int end = start + CellMarks.LINE_LENGTH;
    return MARKS.endOfCells(text, start, Math.min(end, text.length())) == end
        && (end == text.length() || !isPartOfWord(text.charAt(end)));
  }

  /** Returns the number of runs of digits and dots in a line. */
  static int groups(String line) {
    int groups = 0;
    for (int i = 0; i < line.length(); i++) {
      boolean isFirst = i == 0 || !MARKS.isCell(line.charAt(i - 1));
      groups += isFirst && MARKS.isCell(line.charAt(i)) ? 1 : 0;
    }
    return groups;
  }

  private static boolean isPartOfWord(char c) {
    return BOARD.isCell(c) || Character.isLetterOrDigit(c);
  }
}
