package io.github.nonet.text;

import static io.github.nonet.internal.text.CellMarks.LINE_LENGTH;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.text.Alphabet;
import io.github.nonet.internal.text.BoardReader;
import io.github.nonet.internal.text.CandidatesReader;
import io.github.nonet.internal.text.CellRow;
import io.github.nonet.internal.text.CellRuns;
import io.github.nonet.internal.text.LibraryReader;
import io.github.nonet.internal.text.TextFault;
import io.github.nonet.internal.text.TextForms;
import io.github.nonet.text.GridRows.GridLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles in lines and in rows, in any order: see {@link PuzzleFormat#LINES}, {@link
 * PuzzleFormat#SDK} and {@link PuzzleFormat#SIMPLE_SUDOKU}.
 */
final class LinesParser extends LineParser implements GridRows.Receiver {
  /** The start of a line with the solution, which other programs take for a comment. */
  static final String SOLUTION = "#CSolution: ";

  private static final char COMMENT = '#';
  private static final char LIBRARY = ':';
  private static final char QUOTED = '>';

  /** The longest line that is read as a picture; no picture in one line is nearly as long. */
  private static final int LONGEST_PICTURE = 10_000;

  /** The fewest cells of a damaged board; a line with fewer is words, or a row. */
  private static final int FEWEST_CELLS = 16;

  /**
   * The most cells that a damaged row, in which some are lost or doubled, has too few or too many.
   */
  private static final int MOST_OFF = 4;

  /** The most puzzles in comments that are kept until it is known that there are no others. */
  private static final int MOST_IN_COMMENTS = 1_000;

  /**
   * The numbers of fields in HoDoKu's library line, counted from 0, which is before the first
   * separator.
   */
  private static final int DELETED = 4;

  private static final int ELIMINATIONS = 5;
  private static final int REST = 6;

  /** The first fields of a line that reports no technique. */
  private static final String NO_TECHNIQUE = "0000:x";

  /** Whether lines that start with # and a letter are information about the puzzle below. */
  private final boolean hasHeaders;

  private final WordLines words = new WordLines();
  private final GridRows rows = new GridRows(this);
  private final List<TextPuzzle> inComments = new ArrayList<>();
  private final GridRows rowsInComments =
      new GridRows(
          new GridRows.Receiver() {
            @Override
            public void acceptGrid(List<GridLine> rows, String note) {
              keepComment(rows);
            }

            @Override
            public void rejectRows(long line, String message) {
              /* A comment may have any cells. */
            }
          });

  private String header = "";
  private Optional<Board> solution = Optional.empty();

  /** Whether the lines show a player's progress, which is not a puzzle. */
  private boolean inState;

  LinesParser(boolean hasHeaders) {
    this.hasHeaders = hasHeaders;
  }

  @Override
  void accept(String line, long number) {
    String raw = unquoted(line);
    String text = Texts.strip(raw);
    if (isSection(text) || inState) {
      return;
    }
    if (isBoardAt(text, 0) && !isState(text)) {
      Tail tail = Tail.of(text.substring(Geometry.CELLS));
      acceptBoard(Board.parse(text.substring(0, Geometry.CELLS)), tail, number);
    } else if (text.isEmpty() && CellRow.of(raw) == null) {
      rows.blankLine();
      rowsInComments.blankLine();
    } else if (raw.indexOf(COMMENT) >= 0 && text.charAt(0) == COMMENT) {
      acceptComment(text, raw.substring(raw.indexOf(COMMENT) + 1), number);
    } else if (text.isEmpty() || !isPuzzleLine(text, number)) {
      acceptOther(raw, text, number);
    }
  }

  /** Returns whether deleted candidates follow the cells at the start of a line. */
  private static boolean isState(String text) {
    return text.length() > Geometry.CELLS
        && text.charAt(Geometry.CELLS) == LIBRARY
        && LibraryReader.endOfState(text) > 0;
  }

  /** Returns a line without the signs of a mail that quotes it. */
  private static String unquoted(String line) {
    int start = 0;
    while (start < line.length() && line.charAt(start) == QUOTED) {
      start++;
    }
    boolean isApart = start > 0 && start < line.length() && line.charAt(start) == ' ';
    return start == 0 ? line : line.substring(isApart ? start + 1 : start);
  }

  /** Returns whether a line is a heading of a section. */
  private boolean isSection(String text) {
    if (text.isEmpty() || text.charAt(0) != '[') {
      return false;
    }
    boolean isState = text.equalsIgnoreCase("[State]");
    boolean isHeading = isState || text.equalsIgnoreCase("[Puzzle]");
    if (isHeading) {
      endRows();
      inState = isState;
    }
    return isHeading;
  }

  private void acceptComment(String text, String comment, long number) {
    CellRow row = CellRow.of(comment);
    if (row != null) {
      rowsInComments.add(new GridLine(comment, number, row, false, false));
    } else if (hasHeaders) {
      acceptHeader(text);
    }
  }

  private void acceptHeader(String text) {
    boolean isDescription = text.startsWith("#D") || text.startsWith("#N");
    if (isDescription && header.isEmpty()) {
      header = Texts.strip(text.substring(2));
    }
    if (text.startsWith(SOLUTION) && isBoardAt(text, SOLUTION.length())) {
      solution = Optional.of(Board.parse(text.substring(SOLUTION.length())));
    }
  }

  private void keepComment(List<GridLine> grid) {
    if (inComments.size() < MOST_IN_COMMENTS) {
      inComments.add(
          new TextPuzzle(GridRows.board(grid), Optional.empty(), "", grid.get(0).line()));
    }
  }

  private void acceptBoard(Board board, Tail tail, long number) {
    endRows();
    reportShortLines();
    emit(board, tail.solution(), joined(words.take(), tail.note()), number);
  }

  private static String joined(String first, String second) {
    return first.isEmpty() || second.isEmpty() ? first + second : first + " " + second;
  }

  /** Reads a line if it starts with a puzzle. */
  private boolean isPuzzleLine(String text, long number) {
    if (isMarksAt(text, 0)) {
      Tail tail = Tail.of(text.substring(LINE_LENGTH));
      emitLine(text.substring(0, LINE_LENGTH), tail, number);
    } else if (text.charAt(0) == LIBRARY
        && text.indexOf(LIBRARY, 1) > 0
        && !WordLines.isRule(text)) {
      emitLibrary(text, number);
    } else {
      int end = LibraryReader.endOfState(text);
      if (end > 0) {
        emitLine(text.substring(0, end), Tail.of(text.substring(end)), number);
      }
      return end > 0;
    }
    return true;
  }

  private void emitLine(String marks, Tail tail, long number) {
    endRows();
    reportShortLines();
    emitMarks(marks, tail.solution(), joined(words.take(), tail.note()), number);
  }

  /** Emits a puzzle of HoDoKu's library; its technique becomes a part of the note. */
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
    emitLine(text.substring(0, Math.min(end, text.length())), tail, number);
  }

  /** Handles a line that does not start with a puzzle in the usual form. */
  private void acceptOther(String raw, String text, long number) {
    GridLine row = row(raw, number);
    if (row != null) {
      acceptRow(row);
    } else if (WordLines.isRule(text) || WordLines.isSize(text)) {
      /* It ends nothing, because lines between bands may be of any kind. */
      return;
    } else if (text.length() < Geometry.CELLS - 1 || !isOtherBoard(raw, text, number)) {
      acceptWords(text, number);
    }
  }

  private void acceptRow(GridLine row) {
    if (rows.isEmpty() && !words.isDamagedAt(row.line() - 1)) {
      rows.setNote(words.take());
    }
    rows.add(row);
  }

  /** Returns whether a line is a row. */
  static boolean isRow(String line) {
    return row(line, 1) != null;
  }

  /** Returns a line as a row, with or without a name before it and words after it, or null. */
  private static @Nullable GridLine row(String raw, long number) {
    if (raw.length() > LONGEST_PICTURE) {
      return null;
    }
    GridLine row = plainRow(raw, number, false);
    int label = endOfLabel(raw);
    if (row == null && label > 0) {
      row = plainRow(raw.substring(label), number, false);
    }
    int end = startOfWords(raw);
    if (row == null && end > 0) {
      row = plainRow(raw.substring(0, end), number, true);
    }
    return row;
  }

  private static @Nullable GridLine plainRow(String text, long number, boolean hasWords) {
    boolean isMarks =
        groups(text) == Geometry.SIZE && GridRows.isMarkedRow(text) && isPicture(text);
    CellRow cells = isMarks ? null : CellRow.of(text);
    return isMarks || cells != null
        ? new GridLine(Texts.strip(text), number, cells, isMarks, hasWords)
        : null;
  }

  /** Returns whether a line has no letters. */
  private static boolean isPicture(String text) {
    return text.chars().noneMatch(Character::isLetter) && text.indexOf(LIBRARY) < 0;
  }

  /** Returns the start of the cells after the name of a row, such as "Row 1: ", or 0. */
  private static int endOfLabel(String text) {
    int colon = text.indexOf(':');
    int end = colon + 1 < text.length() && text.charAt(colon + 1) == ' ' ? colon + 2 : colon + 1;
    boolean isLabel = colon > 0;
    for (int i = 0; i < colon; i++) {
      isLabel &= Character.isLetterOrDigit(text.charAt(i)) || text.charAt(i) == ' ';
    }
    return isLabel ? end : 0;
  }

  /** Returns the start of words after a blank, or 0. */
  private static int startOfWords(String text) {
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isWord = (Character.isLetter(c) && c != 'x' && c != 'X') || c == '/' || c == COMMENT;
      if (isWord) {
        int start = i;
        while (start > 0 && !Character.isWhitespace(text.charAt(start - 1))) {
          start--;
        }
        return start;
      }
    }
    return 0;
  }

  /** Reads a board that is written in another way, if the line has one, or reports its fault. */
  private boolean isOtherBoard(String raw, String text, long number) {
    CellRow cells = CellRow.ofBoard(raw);
    if (cells != null) {
      acceptBoard(board(cells, 0), Tail.NONE, number);
      return true;
    }
    int words = startOfWords(text);
    CellRow before = words > 0 ? CellRow.ofBoard(text.substring(0, words)) : null;
    if (before != null) {
      acceptBoard(board(before, 0), Tail.of(text.substring(words)), number);
      return true;
    }
    CellRow both = CellRow.ofTwoBoards(text);
    if (both != null && board(both, Geometry.CELLS).isComplete()) {
      Tail tail = new Tail(Optional.of(board(both, Geometry.CELLS)), "");
      acceptBoard(board(both, 0), tail, number);
      return true;
    }
    return isRun(text, number) || isMarksOrFault(text, number);
  }

  private static Board board(CellRow cells, int start) {
    int[] digits = new int[Geometry.CELLS];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = cells.digit(start + cell);
    }
    return Board.copyOf(digits);
  }

  /** Reads the 81 cells that are somewhere in a line of words, or in an address. */
  private boolean isRun(String text, long number) {
    String decoded = CellRuns.decoded(text);
    List<Integer> starts = CellRuns.of(decoded);
    if (starts.isEmpty() || starts.size() > 2) {
      return false;
    }
    List<Board> boards = new ArrayList<>();
    StringBuilder others = new StringBuilder();
    int done = 0;
    for (int start : starts) {
      int end = start + Geometry.CELLS;
      boards.add(Board.parse(decoded.substring(start, end)));
      others.append(decoded, done, start).append(' ');
      done = end;
    }
    String note = Texts.strip(others + decoded.substring(done));
    Optional<Board> second = boards.stream().skip(1).findFirst();
    acceptBoard(boards.get(0), new Tail(second, CellRuns.isAddress(text) ? "" : note), number);
    return true;
  }

  /**
   * Reads pencil marks in one line, or reports a line that has the cells of a board rather than
   * words.
   */
  private boolean isMarksOrFault(String text, long number) {
    int letters = WordLines.letters(text);
    int cells = Alphabet.ANY_BOARD.countCells(text, 0, text.length());
    if (cells < FEWEST_CELLS || letters > cells / 4) {
      return false;
    }
    endRows();
    reportShortLines();
    words.drop();
    try {
      emit(Board.parse(text), Optional.empty(), "", number);
    } catch (TextFormatException e) {
      if (text.length() > LINE_LENGTH / 3 && text.length() <= LONGEST_PICTURE) {
        emitMarks(text, Optional.empty(), "", number);
      } else {
        fault(row -> number, BoardReader.faultOf(text));
      }
    }
    return true;
  }

  private void acceptWords(String text, long number) {
    int cells = Alphabet.ANY_BOARD.countCells(text, 0, text.length());
    boolean isShort = WordLines.letters(text) < 2 && !text.startsWith("<");
    boolean isDamaged = isShort && Math.abs(cells - Geometry.SIZE) <= MOST_OFF;
    if (isDamaged && !rows.isEmpty()) {
      rows.add(new GridLine(text, number, null, false, false));
      return;
    }
    if (isShort && cells >= FEWEST_CELLS) {
      endRows();
      reportShortLines();
      words.drop();
      fault(row -> number, BoardReader.faultOf(text));
      return;
    }
    endRows();
    words.add(text, number, isShort && cells > 0, isDamaged);
    if (words.isFull()) {
      reportShortLines();
    }
  }

  /** Reports the lines above a board in one line that have fewer cells, and no words. */
  private void reportShortLines() {
    words.takeShortLines().forEach(this::fault);
  }

  /** Ends the grid of the rows so far. */
  private void endRows() {
    rows.end();
    rowsInComments.end();
  }

  @Override
  public void acceptGrid(List<GridLine> grid, String note) {
    String all = joined(header, joined(words.take(), note));
    long line = grid.get(0).line();
    if (grid.stream().anyMatch(GridLine::isMarks)) {
      String text = grid.stream().map(GridLine::text).collect(Collectors.joining("\n"));
      try {
        emit(Candidates.parse(text), solution, all, line);
      } catch (TextFormatException e) {
        TextFault fault = CandidatesReader.faultOf(text);
        fault(row -> grid.get(Math.min(row, Geometry.SIZE - 1)).line(), fault);
      }
    } else {
      emit(GridRows.board(grid), solution, all, line);
    }
    forgetHeaders();
  }

  @Override
  public void rejectRows(long line, String message) {
    if (words.isEmpty()) {
      fault(line, message);
    } else {
      /* The first row has more or fewer than nine cells. */
      fault(words.damagedLine(), GridRows.faultIn(words.damaged()));
    }
    words.drop();
    forgetHeaders();
  }

  private void forgetHeaders() {
    header = "";
    solution = Optional.empty();
  }

  @Override
  void close(long lines) {
    endRows();
    if (!hasFound()) {
      String note = inComments.size() == 1 ? words.text() : "";
      for (TextPuzzle puzzle : inComments) {
        emit(puzzle.puzzle(), Optional.empty(), note, puzzle.line());
      }
      if (!inComments.isEmpty()) {
        words.drop();
      }
    }
    if (hasFound() && words.isOneShortLine()) {
      reportShortLines();
    } else if (hasFound() && !words.isEmpty()) {
      fault(words.line(), TextForms.refusal(words.text(), TextForms.FILE).orElse(words.fault()));
    }
  }

  /** The text after a puzzle: a solution, if its columns start with one, and a note. */
  private record Tail(Optional<Board> solution, String note) {
    static final Tail NONE = new Tail(Optional.empty(), "");

    static Tail of(String text) {
      int start = afterSeparators(text, 0);
      if (!isBoardAt(text, start)) {
        return new Tail(Optional.empty(), note(text, start));
      }
      int end = start + Geometry.CELLS;
      Board solution = Board.parse(text.substring(start, end));
      return new Tail(Optional.of(solution), note(text, afterSeparators(text, end)));
    }

    /** Returns the note; everything after a '#' belongs to it, including separators. */
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
