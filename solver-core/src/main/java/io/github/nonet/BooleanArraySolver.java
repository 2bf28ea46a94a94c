package io.github.nonet;

import static io.github.nonet.internal.Geometry.SIZE;
import static io.github.nonet.internal.Geometry.box;
import static io.github.nonet.internal.Geometry.column;
import static io.github.nonet.internal.Geometry.row;

/**
 * Backtracking with used-flags: for each house and digit, one {@code boolean} says whether the
 * house holds the digit. A digit fits into a cell when none of the cell's three houses holds it.
 *
 * <pre>
 *   rowHas[4]    digit  1 2 3 4 5 6 7 8 9
 *                       - x - - x - x - -     row 4 holds 2, 5 and 7
 * </pre>
 *
 * <p>Three array reads a question, three writes a move, nothing to understand. Niklaus Wirth kept
 * the free columns and diagonals of the eight queens like this ("Program Development by Stepwise
 * Refinement", Communications of the ACM 14, 1971), and the first Sudoku solver of many a textbook
 * follows him. The arrays have ten places for nine digits so that a digit is its own index.
 *
 * @param order which cell the search guesses at next
 */
record BooleanArraySolver(CellOrder order) implements Solver {
  @Override
  public Search search(Board puzzle) {
    return GuardedSearch.interruptible(new Backtracking(puzzle, order, new UsedFlags()));
  }

  private static final class UsedFlags implements Backtracking.Placement {
    private final boolean[][] rowHas = new boolean[SIZE][SIZE + 1];
    private final boolean[][] columnHas = new boolean[SIZE][SIZE + 1];
    private final boolean[][] boxHas = new boolean[SIZE][SIZE + 1];

    @Override
    public void place(int cell, int digit) {
      set(cell, digit, true);
    }

    @Override
    public void remove(int cell, int digit) {
      set(cell, digit, false);
    }

    private void set(int cell, int digit, boolean used) {
      rowHas[row(cell)][digit] = used;
      columnHas[column(cell)][digit] = used;
      boxHas[box(cell)][digit] = used;
    }

    @Override
    public int nextDigit(int cell, int digit) {
      for (int next = digit + 1; next <= SIZE; next++) {
        if (fits(cell, next)) {
          return next;
        }
      }
      return PathSearch.NONE;
    }

    @Override
    public int countDigits(int cell) {
      int count = 0;
      for (int digit = 1; digit <= SIZE; digit++) {
        count += fits(cell, digit) ? 1 : 0;
      }
      return count;
    }

    private boolean fits(int cell, int digit) {
      return !rowHas[row(cell)][digit]
          && !columnHas[column(cell)][digit]
          && !boxHas[box(cell)][digit];
    }
  }
}
