package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.SIZE;
import static io.github.nonet.internal.Geometry.box;
import static io.github.nonet.internal.Geometry.column;
import static io.github.nonet.internal.Geometry.row;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.internal.ValueSet;
import java.util.Arrays;

/**
 * Backtracking with used-flags: for each house and digit, one {@code boolean} says whether the
 * house holds the digit. A digit fits into a cell when none of the cell's three houses holds it.
 *
 * <pre>
 *   rowHas[row 4]    digit  1 2 3 4 5 6 7 8 9
 *                           - x - - x - x - -     row 4 holds 2, 5 and 7
 * </pre>
 *
 * <p>Three array reads a question, three writes a move. Niklaus Wirth kept the free columns and
 * diagonals of the eight queens like this ("Program Development by Stepwise Refinement",
 * Communications of the ACM 14, 1971), and the first Sudoku solver of many a textbook follows him.
 */
public final class BooleanArrayEngine extends Backtracking {
  /*
   * The flags of a house are ten places of one array for each type of house, so that a digit is its
   * own index: house 0 has places 0 to 9, house 1 has 10 to 19, and so on.
   */
  private static final int STRIDE = SIZE + 1;

  /** Where the flags of a cell's houses begin. */
  private static final int[] ROW = new int[CELLS];

  private static final int[] COLUMN = new int[CELLS];
  private static final int[] BOX = new int[CELLS];

  static {
    for (int cell = 0; cell < CELLS; cell++) {
      ROW[cell] = STRIDE * row(cell);
      COLUMN[cell] = STRIDE * column(cell);
      BOX[cell] = STRIDE * box(cell);
    }
  }

  private final boolean[] rowHas = new boolean[STRIDE * SIZE];
  private final boolean[] columnHas = new boolean[STRIDE * SIZE];
  private final boolean[] boxHas = new boolean[STRIDE * SIZE];

  /** The digits that the pencil marks of a cell leave out; used only if the puzzle has marks. */
  private final int[] leftOut = new int[CELLS];

  private boolean hasMarks;

  /** The digits that are still to be tried at each level, as in {@link ValueSet}. */
  private final int[] untried = new int[CELLS + 1];

  /** Whether two digits or more fit at a level: then each is a guess. */
  private final boolean[] isChoice = new boolean[CELLS + 1];

  /** Makes an engine that has no puzzle yet. */
  public BooleanArrayEngine(CellOrder order) {
    super(order);
  }

  @Override
  void clear() {
    Arrays.fill(rowHas, false);
    Arrays.fill(columnHas, false);
    Arrays.fill(boxHas, false);
    if (hasMarks) {
      Arrays.fill(leftOut, 0);
      hasMarks = false;
    }
  }

  @Override
  void mark(int cell, int candidates) {
    hasMarks = true;
    leftOut[cell] = ValueSet.ALL_DIGITS & ~candidates;
  }

  @Override
  boolean placeClue(int cell, int digit) {
    boolean fits = !isUsed(cell, digit);
    set(cell, digit, true);
    return fits;
  }

  private void set(int cell, int digit, boolean used) {
    rowHas[ROW[cell] + digit] = used;
    columnHas[COLUMN[cell] + digit] = used;
    boxHas[BOX[cell] + digit] = used;
  }

  private boolean isUsed(int cell, int digit) {
    return rowHas[ROW[cell] + digit] | columnHas[COLUMN[cell] + digit] | boxHas[BOX[cell] + digit];
  }

  @Override
  void start() {
    enter(0);
  }

  private void enter(int level) {
    if (!isRowMajor()) {
      moveForward(mostConstrained(level), level);
    }
    int fitting = fitting(path[level]);
    untried[level] = fitting;
    isChoice[level] = (fitting & fitting - 1) != 0;
  }

  /**
   * Returns the digits that fit into the cell, as in {@link ValueSet}. A branch for each digit,
   * which nobody could predict, would cost more than to look at all nine digits; to shift the set
   * by one costs less than to shift each bit to its place; and a flag is a bit as it is, so the
   * used digits are collected.
   */
  private int fitting(int cell) {
    int used = 0;
    for (int digit = SIZE; digit >= 1; digit--) {
      used = used << 1 | (isUsed(cell, digit) ? 1 : 0);
    }
    int fitting = ValueSet.ALL_DIGITS & ~(used << 1);
    return hasMarks ? fitting & ~leftOut[cell] : fitting;
  }

  private int mostConstrained(int level) {
    int best = level;
    int fewest = Integer.MAX_VALUE;
    for (int i = level; i < openCells && fewest >= RANK_OF_CHOICE; i++) {
      int rank = rank(Integer.bitCount(fitting(path[i])), path[i]);
      if (rank < fewest) {
        fewest = rank;
        best = i;
      }
    }
    return best;
  }

  @Override
  Progress search(long maxGuesses) {
    long guessesLeft = maxGuesses;
    int level = this.level;
    while (true) {
      while (untried[level] != 0) {
        guessesLeft -= isChoice[level] ? 1 : 0;
        if (guessesLeft < 0) {
          return stop(Progress.PAUSED, level, maxGuesses);
        }
        int digit = Integer.numberOfTrailingZeros(untried[level]);
        untried[level] &= untried[level] - 1;
        digits[path[level]] = (byte) digit;
        set(path[level], digit, true);
        level++;
        if (level == openCells) {
          untried[level] = 0;
          return stop(Progress.SOLUTION, level, maxGuesses - guessesLeft);
        }
        enter(level);
      }
      do {
        level--;
        if (level == NO_LEVEL) {
          return stop(Progress.EXHAUSTED, level, maxGuesses - guessesLeft);
        }
        set(path[level], digits[path[level]], false);
      } while (untried[level] == 0);
    }
  }
}
