package io.github.nonet;

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

  /** Algorithm X as a search that can pause; {@link DancingLinks} holds the matrix. */
  private static final class AlgorithmX implements Search {
    /*
     * The path of rows chosen so far. Each level has a covered column, and in it the row (named by
     * its node in that column) that was tried last; at first the header itself, above all rows.
     *
     *   column[0] column[1] ... column[depth - 1] | column[depth]
     *   tried[0]  tried[1]  ... tried[depth - 1]  | tried[depth]
     *   ------ rows that are part of the cover ---- | the next one is looked for here
     */
    private final Board puzzle;
    private final CellOrder order;
    private DancingLinks links;

    private final int[] column = new int[Geometry.CELLS];
    private final int[] tried = new int[Geometry.CELLS];
    private int depth;

    private State state = State.NEW;
    private Board solution;
    private long guesses;

    private enum State {
      NEW,
      RUNNING,
      AT_SOLUTION,
      EXHAUSTED
    }

    AlgorithmX(Board puzzle, CellOrder order) {
      this.puzzle = puzzle;
      this.order = order;
    }

    @Override
    public Progress advance(long maxGuesses) {
      long guessesLeft = Arguments.requireNotNegative("maxGuesses", maxGuesses);
      resume();
      while (state == State.RUNNING) {
        int row = links.below(tried[depth]);
        if (row == column[depth]) {
          links.uncover(row);
          stepBack();
        } else if (!links.hasChoice(row)) {
          stepForward(row);
        } else if (guessesLeft > 0) {
          guessesLeft--;
          guesses++;
          stepForward(row);
        } else {
          return Progress.PAUSED;
        }
      }
      return state == State.AT_SOLUTION ? Progress.SOLUTION : Progress.EXHAUSTED;
    }

    private void resume() {
      if (state == State.NEW) {
        start();
      } else if (state == State.AT_SOLUTION) {
        state = State.RUNNING;
        stepBack();
      }
    }

    /** Chooses the rows of the clues; a clue whose columns are covered already contradicts one. */
    private void start() {
      links = new DancingLinks();
      for (int cell = 0; cell < Geometry.CELLS; cell++) {
        int clue = puzzle.digit(cell);
        if (clue != Geometry.EMPTY && !links.coverClue(cell, clue)) {
          state = State.EXHAUSTED;
          return;
        }
      }
      state = State.RUNNING;
      enterNextColumn();
    }

    private void stepForward(int row) {
      tried[depth] = row;
      links.coverOthers(row);
      depth++;
      enterNextColumn();
    }

    private void stepBack() {
      if (depth == 0) {
        state = State.EXHAUSTED;
        return;
      }
      depth--;
      links.uncoverOthers(tried[depth]);
    }

    private void enterNextColumn() {
      if (links.isEmpty()) {
        solution = read();
        state = State.AT_SOLUTION;
        return;
      }
      int chosen = order == CellOrder.ROW_MAJOR ? links.chooseFirst() : links.choose();
      links.cover(chosen);
      column[depth] = chosen;
      tried[depth] = chosen;
    }

    private Board read() {
      byte[] digits = new byte[Geometry.CELLS];
      puzzle.copyTo(digits, 0);
      for (int level = 0; level < depth; level++) {
        digits[DancingLinks.cell(tried[level])] = (byte) DancingLinks.digit(tried[level]);
      }
      return Board.adopt(digits);
    }

    @Override
    public Board solution() {
      if (solution == null) {
        throw new IllegalStateException("no solution was found yet");
      }
      return solution;
    }

    @Override
    public long guesses() {
      return guesses;
    }
  }
}
