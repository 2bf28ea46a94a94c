package io.github.nonet;

import java.util.Objects;

/**
 * The backtracking search that the textbook strategies share: put a digit that fits into the next
 * empty cell, go on, and when no digit fits, go back to the cell before and try its next digit.
 *
 * <p>Depth-first search with backtracking is as old as mazes; Derrick Lehmer gave it its name in
 * the 1950s, and Solomon Golomb and Leonard Baumert wrote down its general form, with the advice to
 * branch where fewest choices remain ("Backtrack Programming", Journal of the ACM 12, 1965).
 */
final class Backtracking implements Search {
  /*
   * Implementation overview
   *
   * The recursion of the textbooks is an explicit path here, so that the search can stop between
   * any two guesses and go on later:
   *
   *   path[0]  path[1]  ...  path[depth - 1]  |  path[depth]
   *   tried[0] tried[1] ...  tried[depth - 1] |  tried[depth]
   *   ------ digits on the board ------------ |  next cell: the digit tried there last,
   *                                              NONE at first; not on the board
   *
   * One step takes the next digit that fits into path[depth]. If there is one it is placed and the
   * path grows; if not, the path shrinks and the digit before is taken back. A pause changes
   * nothing, so the step after it is the step that would have come without it.
   */

  /** Comes before every digit: nothing was tried yet, or nothing more fits. */
  static final int NONE = 0;

  /** How a strategy knows which digits fit: the only thing in which the strategies differ. */
  interface Placement {
    /** Notes that {@code cell} now holds {@code digit}. */
    void place(int cell, int digit);

    /** Notes that {@code cell} no longer holds {@code digit}. */
    void remove(int cell, int digit);

    /** Called when the search comes to an empty cell, before it asks for the digits. */
    default void visit(int cell) {}

    /** Returns the smallest digit above {@code digit} that fits into the empty cell, or NONE. */
    int nextDigit(int cell, int digit);

    /** Returns how many digits fit into the empty cell. */
    int countDigits(int cell);
  }

  private final CellOrder order;
  private final Placement placement;

  private final byte[] digits = new byte[Geometry.CELLS];
  private final int[] emptyCells = new int[Geometry.CELLS];
  private int emptyCellCount;

  private final int[] path = new int[Geometry.CELLS];
  private final int[] tried = new int[Geometry.CELLS];
  private final boolean[] isChoice = new boolean[Geometry.CELLS];
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

  /** Makes the search; {@code placement} knows of no digit yet. */
  Backtracking(Board puzzle, CellOrder order, Placement placement) {
    this.order = order;
    this.placement = placement;
    Objects.requireNonNull(puzzle, "puzzle").copyTo(digits, 0);
  }

  @Override
  public Progress advance(long maxGuesses) {
    long guessesLeft = Arguments.requireNotNegative("maxGuesses", maxGuesses);
    resume();
    while (state == State.RUNNING) {
      int digit = placement.nextDigit(path[depth], tried[depth]);
      if (digit == NONE) {
        stepBack();
      } else if (!isChoice[depth]) {
        stepForward(digit);
      } else if (guessesLeft > 0) {
        guessesLeft--;
        guesses++;
        stepForward(digit);
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

  /** Places the clues, and gives up at once if they contradict each other. */
  private void start() {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int clue = digits[cell];
      if (clue == Geometry.EMPTY) {
        emptyCells[emptyCellCount++] = cell;
      } else if (fits(cell, clue)) {
        placement.place(cell, clue);
      } else {
        state = State.EXHAUSTED;
        return;
      }
    }
    state = State.RUNNING;
    enterNextCell();
  }

  private boolean fits(int cell, int digit) {
    placement.visit(cell);
    return placement.nextDigit(cell, digit - 1) == digit;
  }

  private void stepForward(int digit) {
    int cell = path[depth];
    placement.place(cell, digit);
    digits[cell] = (byte) digit;
    tried[depth] = digit;
    depth++;
    enterNextCell();
  }

  private void stepBack() {
    if (depth == 0) {
      state = State.EXHAUSTED;
      return;
    }
    depth--;
    int cell = path[depth];
    placement.remove(cell, digits[cell]);
    digits[cell] = Geometry.EMPTY;
  }

  private void enterNextCell() {
    if (depth == emptyCellCount) {
      solution = Board.adopt(digits.clone());
      state = State.AT_SOLUTION;
      return;
    }
    int cell = order == CellOrder.ROW_MAJOR ? emptyCells[depth] : mostConstrainedCell();
    placement.visit(cell);
    path[depth] = cell;
    tried[depth] = NONE;
    int first = placement.nextDigit(cell, NONE);
    isChoice[depth] = first != NONE && placement.nextDigit(cell, first) != NONE;
  }

  /** Returns the empty cell into which the fewest digits fit, the first of them if several. */
  private int mostConstrainedCell() {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < emptyCellCount && fewest > 0; i++) {
      int cell = emptyCells[i];
      if (digits[cell] == Geometry.EMPTY) {
        int count = placement.countDigits(cell);
        if (count < fewest) {
          fewest = count;
          best = cell;
        }
      }
    }
    return best;
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
