package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.EMPTY;
import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.ValueSet;

/**
 * What the backtracking engines share: the puzzle, the path and the solution. The search itself is
 * in the subclasses: put a digit that fits into the next open cell, go on, and when no digit fits,
 * go back to the cell before and try its next digit.
 *
 * <p>Depth-first search with backtracking was named by Derrick Lehmer in the 1950s. Solomon Golomb
 * and Leonard Baumert wrote down its general form, with the advice to branch where fewest choices
 * remain ("Backtrack Programming", Journal of the ACM 12, 1965).
 */
abstract class Backtracking implements Engine {
  /*
   * The recursion of the textbooks is an array here, so that the search can stop before any guess
   * and go on later:
   *
   *   level     0         1     ...  level - 1  |  level         ...  openCells - 1
   *   path    cell      cell    ...    cell     |  cell               cell
   *           ------- hold a digit -----------     open
   *
   * A level is a cell of the path and the branches of this cell: the digits that fit, ascending.
   * The path is a permutation of the open cells. In row-major order it never changes; otherwise the
   * search moves the most constrained cell forward when it comes to a level.
   *
   * The most constrained cell is looked for only until one leaves no choice. A cell with one digit
   * must hold it, however constrained the others are, and what follows from all such cells is the
   * same in any order; so the guesses are those of a search that looks at all cells each time.
   *
   * Every subclass has a loop of its own. The JVM compiles a loop once for all who share it: as
   * soon as a second strategy runs, it calls "which digits fit?" instead of inlining the answer.
   */

  /** The level of a search that is over. */
  static final int NO_LEVEL = -1;

  /** The cells that are not clues, one for each level, and a place for the level behind them. */
  final int[] path = new int[CELLS + 1];

  int openCells;

  /** The other cells: the clues. */
  private final int[] clueCells = new int[CELLS];

  /** Where the search goes on: {@link #openCells} at a solution, {@link #NO_LEVEL} at the end. */
  int level;

  /** The board: the clues, and at a solution the digits of the path; undefined elsewhere. */
  final byte[] digits = new byte[CELLS];

  private final CellOrder order;
  private final byte[] solution = new byte[CELLS];
  private boolean isFound;
  private long guesses;

  Backtracking(CellOrder order) {
    this.order = order;
  }

  /** Forgets all digits and all pencil marks. */
  abstract void clear();

  /** Puts a clue into a cell; returns false if a house of the cell holds the digit already. */
  abstract boolean placeClue(int cell, int digit);

  /** Notes the only digits that an open cell may hold. Without a note it may hold any. */
  abstract void mark(int cell, int candidates);

  /** Comes to level 0, after the clues and marks; some cell is open, and no clue contradicts. */
  abstract void start();

  /**
   * Goes on from {@link #level}, which is not {@link #NO_LEVEL}. Ends with {@link #stop}.
   *
   * @param maxGuesses 0 or more
   */
  abstract Progress search(long maxGuesses);

  @Override
  public final void load(byte[] cells, int offset) {
    begin();
    for (int cell = 0; cell < CELLS; cell++) {
      int digit = digit(cells[offset + cell]);
      digits[cell] = (byte) digit;
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
  public final void loadCandidates(int[] candidates) {
    begin();
    for (int cell = 0; cell < CELLS; cell++) {
      int marks = candidates[cell] & ValueSet.ALL_DIGITS;
      boolean isClue = Integer.bitCount(marks) == 1;
      list(cell, isClue);
      if (isClue) {
        digits[cell] = (byte) Integer.numberOfTrailingZeros(marks);
      } else {
        mark(cell, marks);
      }
    }
    end();
  }

  /** Appends a cell to one of two lists, without a branch that nobody could predict. */
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
      isConsistent &= placeClue(clueCells[i], digits[clueCells[i]]);
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

  /** Notes where the search goes on, and what it has found; returns {@code progress}. */
  final Progress stop(Progress progress, int level, long guessesMade) {
    this.level = level;
    guesses += guessesMade;
    if (progress == Progress.SOLUTION) {
      System.arraycopy(digits, 0, solution, 0, CELLS);
      isFound = true;
    }
    return progress;
  }

  final boolean isRowMajor() {
    return order == CellOrder.ROW_MAJOR;
  }

  /**
   * Returns how constrained an open cell is, as a number to compare: fewer digits first, then the
   * smaller cell.
   */
  static int rank(int digitCount, int cell) {
    return CELLS * digitCount + cell;
  }

  /** The rank of a cell with two digits or more, which leave a choice. */
  static final int RANK_OF_CHOICE = 2 * CELLS;

  /** Moves the cell of a later level to this one. */
  final void moveForward(int from, int level) {
    int cell = path[from];
    path[from] = path[level];
    path[level] = cell;
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
