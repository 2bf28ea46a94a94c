package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.SIZE;
import static io.github.nonet.internal.Geometry.box;
import static io.github.nonet.internal.Geometry.column;
import static io.github.nonet.internal.Geometry.row;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.internal.DigitSet;
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

  /** Which digits the pencil marks of a cell leave out; used only if the puzzle has such marks. */
  private final boolean[] isLeftOut = new boolean[STRIDE * CELLS];

  private boolean hasMarks;

  /**
   * The branches of each level, ascending, then what is left of older ones: nine places a level.
   */
  private final byte[] branches = new byte[SIZE * (CELLS + 1)];

  /** How many branches each level has, and how many of them were tried. */
  private final int[] branchCount = new int[CELLS + 1];

  private final int[] triedCount = new int[CELLS + 1];

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
      Arrays.fill(isLeftOut, false);
      hasMarks = false;
    }
  }

  @Override
  void mark(int cell, int candidates) {
    hasMarks = true;
    for (int digit = 1; digit <= SIZE; digit++) {
      isLeftOut[STRIDE * cell + digit] = (candidates & DigitSet.bit(digit)) == 0;
    }
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
    triedCount[level] = 0;
    branchCount[level] = listFitting(path[level], SIZE * level);
  }

  /**
   * Lists the digits that fit into the cell, from a place of the branches on; returns how many.
   *
   * <p>Every digit is written to the end of the list, and the end moves if the digit fits. A branch
   * for each digit, which nobody could predict, would cost more than to look at all nine digits.
   */
  private int listFitting(int cell, int from) {
    int end = from;
    for (int digit = 1; digit <= SIZE; digit++) {
      branches[end] = (byte) digit;
      end += isUsed(cell, digit) ? 0 : 1;
    }
    return hasMarks ? keepMarked(cell, from, end) : end - from;
  }

  private int keepMarked(int cell, int from, int end) {
    int kept = from;
    for (int i = from; i < end; i++) {
      branches[kept] = branches[i];
      kept += isLeftOut[STRIDE * cell + branches[i]] ? 0 : 1;
    }
    return kept - from;
  }

  private int mostConstrained(int level) {
    int best = level;
    int fewest = Integer.MAX_VALUE;
    for (int i = level; i < openCells && fewest >= RANK_OF_CHOICE; i++) {
      int rank = rank(countFitting(path[i]), path[i]);
      if (rank < fewest) {
        fewest = rank;
        best = i;
      }
    }
    return best;
  }

  private int countFitting(int cell) {
    int count = 0;
    for (int digit = 1; digit <= SIZE; digit++) {
      count += isUsed(cell, digit) || isLeftOut[STRIDE * cell + digit] ? 0 : 1;
    }
    return count;
  }

  @Override
  Progress search(long maxGuesses) {
    long guessesLeft = maxGuesses;
    int level = this.level;
    while (true) {
      while (triedCount[level] < branchCount[level]) {
        guessesLeft -= branchCount[level] > 1 ? 1 : 0;
        if (guessesLeft < 0) {
          return stop(Progress.PAUSED, level, maxGuesses);
        }
        int digit = branches[SIZE * level + triedCount[level]];
        triedCount[level]++;
        digits[path[level]] = (byte) digit;
        set(path[level], digit, true);
        level++;
        if (level == openCells) {
          triedCount[level] = 0;
          branchCount[level] = 0;
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
      } while (triedCount[level] == branchCount[level]);
    }
  }
}
