package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.text.Alphabet;
import io.github.nonet.internal.text.BoardReader;
import io.github.nonet.internal.text.CellMarks;
import io.github.nonet.internal.text.CellRow;
import io.github.nonet.internal.text.TextFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes grids of rows, which it gets one at a time. */
final class GridRows {
  /*
   * Nine rows are a grid at once, unless the next line may decide otherwise:
   *
   *   a blank line among them   If a tenth row follows without a blank line, the rows above the last
   *                             blank line were a part of something else.
   *   words after the first     If a tenth row follows, the first one was a title with nine cells.
   *   lines of nine signs       A first line of this kind is a row if a tenth one follows. The others
   *                             are rows if the grid has fewer than nine rows without them, or if
   *                             they are where no lines between rows can be.
   */

  /**
   * A line of the grid.
   *
   * @param text the line, without the sign or name that marks it as a comment or a row
   * @param cells its cells; null for pencil marks and for a line that is not a row
   * @param isMarks whether it is a row of pencil marks
   * @param hasWords whether words follow the cells
   */
  record GridLine(
      String text, long line, @Nullable CellRow cells, boolean isMarks, boolean hasWords) {
    boolean mayBeLine() {
      return cells != null && cells.mayBeLine();
    }

    /** Returns whether it is a damaged row: it has cells, but not nine. */
    boolean isDamaged() {
      return cells == null && !isMarks;
    }
  }

  /** Receives grids and faults. */
  interface Receiver {
    void acceptGrid(List<GridLine> rows, String note);

    void rejectRows(long line, String message);
  }

  /** More lines than a grid has between its rows; a text may have millions of them and no row. */
  private static final int MOST_LINES = 100;

  private final Receiver receiver;

  private final List<GridLine> rows = new ArrayList<>();

  /** The number of rows above the last blank line; 0 if there was none. */
  private int gap;

  private String note = "";

  GridRows(Receiver receiver) {
    this.receiver = receiver;
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  /** Sets the note of the next grid. */
  void setNote(String note) {
    this.note = note;
  }

  void add(GridLine row) {
    if (isFull()) {
      if (row.mayBeLine()) {
        emit();
        return;
      }
      overflow();
    }
    if (row.mayBeLine() && rows.size() - definite() == MOST_LINES) {
      return;
    }
    rows.add(row);
    if (isFull() && !mayChange()) {
      emit();
    }
  }

  /** Returns whether there are nine rows, about which the next line decides. */
  private boolean isFull() {
    return definite() == Geometry.SIZE;
  }

  private int definite() {
    return (int) rows.stream().filter(row -> !row.mayBeLine()).count();
  }

  private boolean mayChange() {
    if (rows.size() == Geometry.SIZE) {
      return gap > 0 || rows.get(0).hasWords();
    }
    if (areCells() && rows.get(0).mayBeLine() && isOnlyLine()) {
      return true;
    }
    if (areLinesBetweenRows() || !areCells()) {
      gap = (int) rows.subList(0, gap).stream().filter(row -> !row.mayBeLine()).count();
      rows.removeIf(GridLine::mayBeLine);
      return gap > 0 || rows.get(0).hasWords();
    }
    emitFirst();
    return true;
  }

  /** Makes a grid of the first nine lines, all of which are rows. */
  private void emitFirst() {
    List<GridLine> rest = new ArrayList<>(rows.subList(Geometry.SIZE, rows.size()));
    rows.subList(Geometry.SIZE, rows.size()).clear();
    emit();
    rows.addAll(rest);
  }

  /** Returns whether only the first line may be a line between rows. */
  private boolean isOnlyLine() {
    return rows.size() - definite() == 1;
  }

  /** Handles a row that follows nine others. */
  private void overflow() {
    if (gap > 0) {
      List<GridLine> rest = new ArrayList<>(rows.subList(gap, rows.size()));
      rows.subList(gap, rows.size()).clear();
      fail();
      rows.addAll(rest);
    } else if (rows.size() > Geometry.SIZE) {
      emitFirst();
    } else {
      note = rows.remove(0).text();
    }
  }

  /**
   * Returns whether the lines of nine signs are in places where lines between rows or bands can be.
   */
  private boolean areLinesBetweenRows() {
    boolean[] isLineBefore = new boolean[Geometry.SIZE + 1];
    int above = 0;
    for (GridLine row : rows) {
      isLineBefore[above] |= row.mayBeLine();
      above += row.mayBeLine() ? 0 : 1;
    }
    boolean isBetweenAll = true;
    boolean isBetweenBands = true;
    boolean isOutside = true;
    for (int row = 1; row < above; row++) {
      isOutside &= !isLineBefore[row];
      isBetweenAll &= isLineBefore[row];
      isBetweenBands &= isLineBefore[row] == (row % Geometry.BOX_SIZE == 0);
    }
    return isOutside || isBetweenAll || isBetweenBands;
  }

  /** Returns whether the sign of each line of nine signs is an empty cell of another row. */
  private boolean areCells() {
    int signs = 0;
    int lines = 0;
    for (GridLine row : rows) {
      int own = row.cells() == null ? 0 : row.cells().signs();
      signs |= row.mayBeLine() ? 0 : own;
      lines |= row.mayBeLine() ? own : 0;
    }
    return (lines & ~signs) == 0;
  }

  void blankLine() {
    if (isFull() || (isWhole() && !areLinesBetweenRows())) {
      emit();
    } else if (!rows.isEmpty()) {
      gap = rows.size();
    }
  }

  /** Returns whether there are nine rows if each line of nine signs is a row. */
  private boolean isWhole() {
    return rows.size() == Geometry.SIZE && areCells();
  }

  /** Ends the rows, because words follow, or nothing. */
  void end() {
    if (isFull() || isWhole()) {
      emit();
    } else if (definite() > 0) {
      fail();
    }
    clear();
  }

  private void fail() {
    rows.removeIf(GridLine::mayBeLine);
    if (rows.isEmpty()) {
      return;
    }
    GridLine last = rows.get(rows.size() - 1);
    Optional<GridLine> damaged = rows.stream().filter(GridLine::isDamaged).findFirst();
    if (damaged.isPresent()) {
      faultOfRow(damaged.get());
    } else {
      int found = rows.size();
      String message = "found " + found + (found == 1 ? " row" : " rows") + "; expected 9";
      receiver.rejectRows(last.line(), message);
    }
    clear();
  }

  private void emit() {
    if (rows.size() > Geometry.SIZE) {
      rows.removeIf(GridLine::mayBeLine);
    }
    Optional<GridLine> damaged = rows.stream().filter(GridLine::isDamaged).findFirst();
    int signs = 0;
    for (GridLine row : rows) {
      signs |= row.cells() == null ? 0 : row.cells().signs();
    }
    if (damaged.isPresent()) {
      faultOfRow(damaged.get());
    } else if (!CellRow.isOneKind(signs) && rows.stream().noneMatch(GridLine::isMarks)) {
      receiver.rejectRows(
          rows.get(0).line(),
          "found '-' or 'x' and another sign for an empty cell; expected one for all");
    } else {
      receiver.acceptGrid(rows, note);
    }
    clear();
  }

  private void clear() {
    rows.clear();
    gap = 0;
    note = "";
  }

  private void faultOfRow(GridLine row) {
    receiver.rejectRows(row.line(), faultIn(row.text()));
  }

  /** Returns the fault of a line that should be a row. */
  static String faultIn(String text) {
    int found = Alphabet.ANY_BOARD.countCells(text, 0, text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Alphabet.ANY_BOARD.isCell(c) && !Alphabet.ANY_BOARD.isSeparator(c)) {
        TextFault fault = BoardReader.faultOf(text.substring(i));
        return fault.message("column " + (i + 1));
      }
    }
    return "found " + found + (found == 1 ? " cell" : " cells") + "; expected 9 a row";
  }

  /** Returns the board of nine rows. */
  static Board board(List<GridLine> rows) {
    int[] digits = new int[Geometry.CELLS];
    for (int cell = 0; cell < digits.length; cell++) {
      CellRow row = rows.get(Geometry.row(cell)).cells();
      digits[cell] = row == null ? 0 : row.digit(Geometry.column(cell));
    }
    return Board.copyOf(digits);
  }

  static boolean isMarkedRow(String row) {
    return Alphabet.MARKS.countCells(row, 0, row.length()) > Geometry.SIZE
        || row.chars().anyMatch(c -> CellMarks.isMark((char) c));
  }
}
