package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.EMPTY;
import static io.github.nonet.internal.Geometry.SIZE;
import static io.github.nonet.internal.sets.ValueSet.ALL_DIGITS;
import static io.github.nonet.internal.sets.ValueSet.bit;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.sets.ValueSet;

/**
 * The frame of every search of this package: it reads the puzzle, places the clues, and keeps the
 * solution found last and the number of guesses.
 */
abstract class TextbookEngine implements Engine {
  /** The level of a search that is over. */
  static final int NO_LEVEL = -1;

  /** The cells that are not clues, one for each level, and a place for the level after them. */
  final int[] path = new int[CELLS + 1];

  int openCells;

  /**
   * The point at which the search continues: {@link #openCells} at a solution, {@link #NO_LEVEL} at
   * the end.
   */
  int level;

  /** The board: the clues, and at a solution the digits of the path; undefined elsewhere. */
  final byte[] digits = new byte[CELLS];

  /** The other cells: the clues. */
  private final int[] clueCells = new int[CELLS];

  /** The pencil marks: the digits that an open cell may hold when its houses are empty. */
  private final int[] allowed = new int[CELLS];

  private final CellOrder order;
  private final byte[] solution = new byte[CELLS];
  private boolean isFound;
  private long guesses;

  TextbookEngine(CellOrder order) {
    this.order = order;
  }

  /** Empties the board: no cell holds a digit. */
  abstract void clear();

  /** Returns the digits that none of the cell's houses holds, as in {@link ValueSet}. */
  abstract int fitting(int cell);

  /** Puts a digit into a cell. */
  abstract void put(int cell, int digit);

  /** Comes to level 0, after the clues; some cell is open, and no clue contradicts another. */
  abstract void start();

  /**
   * Continues from {@link #level}, which is not {@link #NO_LEVEL}. Ends with {@link #stop}.
   *
   * @param maxGuesses 0 or more
   */
  abstract Progress search(long maxGuesses);

  /** Returns the digits that fit into an open cell, and that its pencil marks allow. */
  final int branches(int cell) {
    return fitting(cell) & allowed[cell];
  }

  final boolean isRowMajor() {
    return order == CellOrder.ROW_MAJOR;
  }

  @Override
  public final void load(byte[] cells, int offset) {
    begin();
    for (int cell = 0; cell < CELLS; cell++) {
      int digit = digit(cells[offset + cell]);
      digits[cell] = (byte) digit;
      allowed[cell] = ALL_DIGITS;
      list(cell, digit != EMPTY);
    }
    end();
  }

  /** Returns the digit of a character or a number; EMPTY for a dot, whose low bits are above 9. */
  private static int digit(byte cell) {
    int digit = cell & 0xF;
    return digit <= SIZE ? digit : EMPTY;
  }

  @Override
  public final void load(int[] candidates) {
    begin();
    for (int cell = 0; cell < CELLS; cell++) {
      int marks = candidates[cell] & ALL_DIGITS;
      digits[cell] = (byte) ValueSet.lowest(marks);
      allowed[cell] = marks;
      list(cell, ValueSet.size(marks) == 1);
    }
    end();
  }

  /** Appends a cell to one of two lists, without a branch that no one could predict. */
  private void list(int cell, boolean isClue) {
    path[openCells] = cell;
    clueCells[cell - openCells] = cell;
    openCells += isClue ? 0 : 1;
  }

  private void begin() {
    clear();
    openCells = 0;
    isFound = false;
    guesses = 0;
  }

  private void end() {
    boolean isConsistent = true;
    for (int i = 0; i < CELLS - openCells; i++) {
      int cell = clueCells[i];
      isConsistent &= (fitting(cell) & bit(digits[cell])) != 0;
      put(cell, digits[cell]);
    }
    level = isConsistent ? 0 : NO_LEVEL;
    if (isConsistent && openCells > 0) {
      start();
    }
  }

  @Override
  public final Progress advance(long maxGuesses) {
    Arguments.requireNotNegative("maxGuesses", maxGuesses);
    if (level == NO_LEVEL) {
      return Progress.EXHAUSTED;
    }
    boolean isComplete = openCells == 0;
    return isComplete ? stop(Progress.SOLUTION, NO_LEVEL, 0) : search(maxGuesses);
  }

  /** Notes where the search continues, and what it has found; returns {@code progress}. */
  final Progress stop(Progress progress, int level, long guessesMade) {
    this.level = level;
    guesses += guessesMade;
    if (progress == Progress.SOLUTION) {
      System.arraycopy(digits, 0, solution, 0, CELLS);
      isFound = true;
    }
    return progress;
  }

  @Override
  public final void store(byte[] digits, int offset) {
    if (!isFound) {
      throw new IllegalStateException("no solution was found yet");
    }
    System.arraycopy(solution, 0, digits, offset, CELLS);
  }

  @Override
  public final long guesses() {
    return guesses;
  }
}
