package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.BoardEngine;
import io.github.nonet.internal.Geometry;

/**
 * What the fast engines have in common: boards on a stack, deductions until one of them is stuck,
 * then a guess. How they hold a board, deduce and choose is their own.
 *
 * <p>It allocates nothing but the boards it is asked for.
 */
abstract class DepthFirstEngine implements BoardEngine {
  /** What deductions find: the board has no solution, ... */
  static final int DEAD = 0;

  /** ... or nothing more follows, and some cell is open, ... */
  static final int STUCK = 1;

  /** ... or the board is a solution. */
  static final int SOLVED = 2;

  /*
   * The boards still to be visited are on a stack, one at each place; the one on top is next. A visit
   * takes it from the stack or leaves two in its place.
   *
   * A board at place p, counted from 0, has at least p settled cells, with one candidate: the lower of
   * two boards stays where their parent was, the upper one is a place higher and has one cell more
   * settled than their parent, and no rule opens a cell again. A stuck board has an open cell, so it
   * is at place 80 at most, and no board is above place 81.
   */
  private static final int MAX_BOARDS = Geometry.CELLS + 1;

  private static final int NO_BOARD = -1;

  /** Where the first stuck board is kept, for a search that starts again. */
  private static final int ROOT = MAX_BOARDS;

  /** Where the solution found last is kept. */
  private static final int FOUND = MAX_BOARDS + 1;

  /** Boards to make room for. */
  static final int PLACES = MAX_BOARDS + 2;

  /** Guesses after which a search is long; the hardest known puzzles take a few hundred. */
  private static final int LONG_SEARCH = 1_000;

  private final CellOrder order;

  private int top = NO_BOARD;

  /** Whether the board on top is a guess; only the root is not. */
  private boolean isGuess;

  private long guesses;
  private boolean isLong;
  private boolean isFound;

  /** The solution found last, once it was asked for. */
  private Board solution;

  DepthFirstEngine(CellOrder order) {
    this.order = order;
  }

  /** Reads a board to place 0. */
  abstract void read(byte[] cells, int offset);

  /** Writes the digits of the board at a place, which is solved. */
  abstract void write(int place, byte[] digits, int offset);

  abstract void copy(int from, int to);

  /** Deduces what follows from the board at a place; returns DEAD, STUCK or SOLVED. */
  abstract int deduce(int place);

  /**
   * Puts two boards in the place of a stuck one: in the upper one, a place higher, a cell has got a
   * digit; in the lower one, which stays, it has lost it.
   *
   * @param isLong whether the search has been long already, which calls for another choice
   * @return false if the board turned out to have no solution
   */
  abstract boolean split(CellOrder order, boolean isLong, int place);

  @Override
  public final void load(byte[] cells, int offset) {
    read(cells, offset);
    top = 0;
    isGuess = false;
    guesses = 0;
    isLong = false;
    isFound = false;
    solution = null;
  }

  @Override
  public final Progress advance(long maxGuesses) {
    long left = Arguments.requireNotNegative("maxGuesses", maxGuesses);
    while (top != NO_BOARD) {
      if (isGuess) {
        if (left == 0) {
          return Progress.PAUSED;
        }
        left--;
        guesses++;
      }
      isGuess = true;
      if (visit()) {
        return Progress.SOLUTION;
      }
    }
    return Progress.EXHAUSTED;
  }

  /** Visits the board on top; returns whether it is a solution. */
  private boolean visit() {
    int outcome = deduce(top);
    if (outcome == STUCK) {
      branch();
      return false;
    }
    if (outcome == SOLVED) {
      copy(top, FOUND);
      isFound = true;
      solution = null;
    }
    top--;
    return outcome == SOLVED;
  }

  private void branch() {
    if (guesses == 0) {
      copy(top, ROOT);
    } else if (guesses >= LONG_SEARCH && !isLong && order == CellOrder.MOST_CONSTRAINED) {
      isLong = true;
      if (!isFound) {
        startAgain();
        return;
      }
    }
    top += split(order, isLong, top) ? 1 : -1;
  }

  /*
   * A search that is long and has found nothing is likely to have made an early choice that it will
   * regret for millions of guesses. It starts again, once, with choices of another kind: how long
   * such searches take has a heavy tail, and restarts cut it off (Gomes, Selman, Crato and Kautz,
   * "Heavy-tailed phenomena in satisfiability and constraint satisfaction problems", 2000). Whoever
   * has been given a solution would be given it twice, so then the search just goes on.
   */
  private void startAgain() {
    copy(ROOT, 0);
    top = 0;
    isGuess = false;
  }

  @Override
  public final Board solution() {
    if (solution == null) {
      byte[] digits = new byte[Geometry.CELLS];
      store(digits, 0);
      solution = Board.adopt(digits);
    }
    return solution;
  }

  @Override
  public final void store(byte[] digits, int offset) {
    if (!isFound) {
      throw new IllegalStateException("no solution was found yet");
    }
    write(FOUND, digits, offset);
  }

  @Override
  public final long guesses() {
    return guesses;
  }
}
