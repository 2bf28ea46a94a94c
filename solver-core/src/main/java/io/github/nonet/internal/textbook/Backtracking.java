package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.sets.ValueSet.ALL_DIGITS;
import static io.github.nonet.internal.sets.ValueSet.bit;
import static io.github.nonet.internal.sets.ValueSet.hasAtMostOne;
import static io.github.nonet.internal.sets.ValueSet.lowest;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.internal.sets.ValueSet;

/**
 * The search loop that the three textbook strategies share: put a digit that fits into the next
 * open cell and continue; when no digit is left to try, go back one cell and try its next digit.
 *
 * <p>A strategy is a subclass with three answers: which digits fit into a cell ({@link #fitting}),
 * how to put one there ({@link #put}) and how to remove it again ({@link #remove}). Nothing else
 * differs, except that each strategy empties its own data for the next puzzle ({@link #clear}).
 *
 * <p>Depth-first search with backtracking was named by Derrick Lehmer in the 1950s. Solomon Golomb
 * and Leonard Baumert wrote down its general form, with the advice to branch where fewest choices
 * remain ("Backtrack Programming", Journal of the ACM 12, 1965).
 */
abstract class Backtracking extends TextbookEngine {
  /*
   * The recursion of the textbooks is an array here, so that the search can stop before any guess
   * and continue later:
   *
   *   level     0         1     ...  level - 1  |  level         ...  openCells - 1
   *   path    cell      cell    ...    cell     |  cell               cell
   *           ------- hold a digit -----------     open
   *
   * The path is a permutation of the open cells. In row-major order it never changes; otherwise the
   * search moves the most constrained cell forward when it comes to a level.
   *
   * It looks for the most constrained cell only until one leaves no choice. A cell with one digit
   * must hold it, however constrained the others are, and the consequences of all such cells are
   * the same in any order. Hence it makes the same guesses as a search that examines all cells.
   *
   * The search backtracks in a separate loop, although the outer loop could do it, and keeps the
   * cell and its branches in local variables, because the JVM compiles this form to faster code.
   * The branches of the last level are in the array only after one of them was tried, or when the
   * search pauses: many cells have no branch, and so need no write. The limit is a field, because
   * the loop needs every register.
   */

  /** Marks the untried digits of a cell that had two or more: to try one of them is a guess. */
  private static final int CHOICE = 1;

  /** The digits still to be tried at each level, and CHOICE. The level after the last has none. */
  private final int[] untried = new int[CELLS + 1];

  private long maxGuesses;

  Backtracking(CellOrder order) {
    super(order);
  }

  /** Removes the digit that a cell holds. */
  abstract void remove(int cell, int digit);

  @Override
  final Progress search(long maxGuesses) {
    this.maxGuesses = maxGuesses;
    long guessesLeft = maxGuesses;
    int level = this.level;
    int cell = path[level];
    int branches = untried[level];
    while (true) {
      while (branches > CHOICE) {
        guessesLeft -= branches & CHOICE;
        if (guessesLeft < 0) {
          untried[level] = branches;
          return stop(Progress.PAUSED, level, this.maxGuesses);
        }
        int digit = lowest(branches & ALL_DIGITS);
        untried[level] = branches ^ bit(digit);
        digits[cell] = (byte) digit;
        put(cell, digit);
        level++;
        if (level == openCells) {
          return stop(Progress.SOLUTION, level, this.maxGuesses - guessesLeft);
        }
        branches = enter(level);
        cell = path[level];
      }
      do {
        level--;
        if (level == NO_LEVEL) {
          return stop(Progress.EXHAUSTED, level, this.maxGuesses - guessesLeft);
        }
        cell = path[level];
        branches = untried[level];
        remove(cell, digits[cell]);
      } while (branches <= CHOICE);
    }
  }

  @Override
  final void start() {
    untried[openCells] = 0;
    untried[0] = enter(0);
  }

  /** Comes to a level: chooses its cell, and returns the digits to try there, and CHOICE. */
  private int enter(int level) {
    int branches = branches(path[level]);
    if (!isRowMajor()) {
      int best = level;
      for (int i = level + 1; i < openCells && !hasAtMostOne(branches); i++) {
        int others = branches(path[i]);
        if (rank(others, path[i]) < rank(branches, path[best])) {
          best = i;
          branches = others;
        }
      }
      moveForward(best, level);
    }
    return hasAtMostOne(branches) ? branches : branches | CHOICE;
  }

  /** Returns how constrained a cell is: fewer digits first, then the smaller cell. */
  private static int rank(int branches, int cell) {
    return CELLS * ValueSet.size(branches) + cell;
  }

  /** Moves the cell of a later level to this one. */
  private void moveForward(int from, int level) {
    int cell = path[from];
    path[from] = path[level];
    path[level] = cell;
  }
}
