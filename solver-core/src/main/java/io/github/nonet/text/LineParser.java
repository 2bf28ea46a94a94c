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

/** Makes puzzles of lines, which it gets one at a time. Each format has one. */
abstract class LineParser {
  /** So many characters show the form of a text. */
  private static final int LONGEST_START = 2_000;

  /** What was made of the lines so far: puzzles and faults, in the order of the text. */
  private final Queue<Object> found = new ArrayDeque<>();

  private boolean hasFound;
  private final StringBuilder start = new StringBuilder();

  /** Takes the next line, without its end. */
  abstract void accept(String line, long number);

  /** Takes note that there are no more lines. */
  final void end(long lines) {
    close(lines);
    if (!hasFound) {
      String text = start.toString();
      fault(1, TextForms.withoutPuzzle(text));
    }
  }

  /** Makes what the lines so far leave to be made: there are no more. */
  void close(long lines) {}

  /** Returns whether there was a puzzle, or a fault, so far. */
  final boolean hasFound() {
    return hasFound;
  }

  /** Keeps the begin of a text, which shows its form where it has no puzzle. */
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
   * Notes the fault of the text of a puzzle. It counts lines from that text's own first line, so
   * the place is called otherwise here.
   *
   * @param lines gives the number of each line of that text, which are counted from 0
   */
  final void fault(IntToLongFunction lines, TextFault fault) {
    fault(lines.applyAsLong(fault.line() - 1), fault.message("column " + fault.column()));
  }

  /** Returns how many characters from {@code start} on are cells, but at most 81. */
  static int cellsAt(String text, int start) {
    int end = Math.min(text.length(), start + Geometry.CELLS);
    return BOARD.endOfCells(text, start, end) - start;
  }

  /** Returns whether 81 cells begin at {@code start}, and no more. */
  static boolean isBoardAt(String text, int start) {
    int end = start + Geometry.CELLS;
    return cellsAt(text, start) == Geometry.CELLS
        && (end == text.length() || !isPartOfWord(text.charAt(end)));
  }

  /** Returns whether 729 characters of pencil marks begin at {@code start}, and no more. */
  static boolean isMarksAt(String text, int start) {
    int end = start + CellMarks.LINE_LENGTH;
    return MARKS.endOfCells(text, start, Math.min(end, text.length())) == end
        && (end == text.length() || !isPartOfWord(text.charAt(end)));
  }

  /** Returns how many runs of digits and dots a line has. */
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
