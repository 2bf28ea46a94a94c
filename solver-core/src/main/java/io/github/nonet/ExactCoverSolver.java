package io.github.nonet;

import io.github.nonet.internal.Geometry;
import java.util.Objects;

/**
 * Donald Knuth's Algorithm X with dancing links, on the exact cover form of Sudoku.
 *
 * <p>Imagine a matrix with a row for each of the 729 ways to put a digit into a cell, and a column
 * for each of the 324 things that must happen exactly once: each cell gets a digit, each row gets
 * each digit, each column, each box. A solution is a choice of 81 rows that covers each column
 * once:
 *
 * <pre>
 *                     cell 0   cell 1 ..   row 1    row 1 ..  column 1 .. box 1 ..
 *                     filled   filled      has a 1  has a 2   has a 1     has a 1
 *   1 into cell 0       x                    x                  x           x
 *   2 into cell 0       x                             x
 *   1 into cell 1                x           x                              x
 *   ...
 * </pre>
 *
 * <p>The search chooses an uncovered column and tries each of its rows in turn. Since "row 1 has a
 * 1" is a column like any other, it branches on the places of a digit as readily as on the digits
 * of a cell, which is what makes it quick where plain backtracking is not.
 *
 * <p>Source: Donald E. Knuth, "Dancing Links", 2000, <a
 * href="https://arxiv.org/abs/cs/0011047">arXiv cs/0011047</a>; the names below are his. Links
 * between objects are indices in arrays here, and his recursion is a path that can be left and
 * taken up again.
 *
 * @param order which column the search chooses
 */
record ExactCoverSolver(CellOrder order) implements Solver {
  @Override
  public Search search(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    Search search = new AlgorithmX(puzzle, order);
    return GuardedSearch.interruptible(
        order == CellOrder.ROW_MAJOR
            ? new ScoutedSearch<>(new AlgorithmX(puzzle, CellOrder.MOST_CONSTRAINED), search)
            : search);
  }

  /**
   * Algorithm X: a level of the path is a covered column, and its branches are the rows of the
   * column, each named by its node there.
   */
  private static final class AlgorithmX extends PathSearch {
    private final Board puzzle;
    private final CellOrder order;
    private final int[] column = new int[Geometry.CELLS];
    private DancingLinks links;

    AlgorithmX(Board puzzle, CellOrder order) {
      this.puzzle = puzzle;
      this.order = order;
    }

    /** Chooses the rows of the clues; a clue whose columns are covered already contradicts one. */
    @Override
    boolean start() {
      links = new DancingLinks();
      for (int cell = 0; cell < Geometry.CELLS; cell++) {
        int clue = puzzle.digit(cell);
        if (clue != Geometry.EMPTY && !links.coverClue(cell, clue)) {
          return false;
        }
      }
      return true;
    }

    @Override
    boolean isComplete(int depth) {
      return links.isEmpty();
    }

    @Override
    boolean enter(int level) {
      int chosen = order == CellOrder.ROW_MAJOR ? links.chooseFirst() : links.choose();
      links.cover(chosen);
      column[level] = chosen;
      return links.hasChoice(chosen);
    }

    @Override
    int nextBranch(int level, int row) {
      int next = links.below(row == NONE ? column[level] : row);
      if (next != column[level]) {
        return next;
      }
      links.uncover(next);
      return NONE;
    }

    @Override
    void take(int level, int row) {
      links.coverOthers(row);
    }

    @Override
    void takeBack(int level, int row) {
      links.uncoverOthers(row);
    }

    @Override
    Board read(int depth) {
      byte[] digits = new byte[Geometry.CELLS];
      puzzle.copyTo(digits, 0);
      for (int level = 0; level < depth; level++) {
        digits[DancingLinks.cell(tried(level))] = (byte) DancingLinks.digit(tried(level));
      }
      return Board.adopt(digits);
    }
  }
}
