package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Engine;

/**
 * A search of the vector engine: rounds of {@link VectorKernel} until it is stuck, then a guess by
 * {@link VectorChoice}, depth first.
 *
 * <p>It allocates nothing but the boards it is asked for.
 */
final class VectorSearch implements Engine {
  /*
   * The boards still to be visited are on a stack; the one on top is next. A visit takes it from the
   * stack or leaves two in its place.
   *
   * A board at place p of the stack, counted from 0, has at least p settled cells, with one candidate:
   * the lower of two boards stays where their parent was, the upper one is a place higher and has one
   * cell more settled than their parent, and no rule opens a cell again. A stuck board has an open
   * cell, so it is at place 80 at most, and no board is above place 81.
   */
  private static final int MAX_BOARDS = Geometry.CELLS + 1;

  private static final int NO_BOARD = -VectorLayout.SHORTS;

  private final short[] boards = new short[MAX_BOARDS * VectorLayout.SHORTS];
  private final byte[] digits = new byte[Geometry.CELLS];

  /** The first stuck board, for a search that starts again. */
  private final short[] root = new short[VectorLayout.SHORTS];

  private final CellOrder order;

  /** Where the board on top begins. */
  private int top = NO_BOARD;

  /** Whether the board on top is a guess; only the root is not. */
  private boolean isGuess;

  private long guesses;
  private boolean isLong;
  private boolean isFound;

  VectorSearch(CellOrder order) {
    this.order = order;
  }

  @Override
  public void load(byte[] cells, int offset) {
    VectorLayout.load(cells, offset, boards, 0);
    top = 0;
    isGuess = false;
    guesses = 0;
    isLong = false;
    isFound = false;
  }

  @Override
  public Progress advance(long maxGuesses) {
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
    int outcome = VectorKernel.propagate(boards, top);
    if (outcome == VectorKernel.STUCK) {
      branch();
      return false;
    }
    if (outcome == VectorKernel.SOLVED) {
      VectorLayout.store(boards, top, digits, 0);
      isFound = true;
    }
    top -= VectorLayout.SHORTS;
    return outcome == VectorKernel.SOLVED;
  }

  private void branch() {
    if (guesses == 0) {
      System.arraycopy(boards, 0, root, 0, VectorLayout.SHORTS);
    } else if (guesses >= BitboardChoice.LONG_SEARCH
        && !isLong
        && order == CellOrder.MOST_CONSTRAINED) {
      isLong = true;
      if (!isFound) {
        startAgain();
        return;
      }
    }
    VectorChoice.branch(order, isLong, boards, top);
    top += VectorLayout.SHORTS;
  }

  /** See the method of the same name in {@link BitboardSearch}. */
  private void startAgain() {
    System.arraycopy(root, 0, boards, 0, VectorLayout.SHORTS);
    top = 0;
    isGuess = false;
  }

  @Override
  public Board solution() {
    byte[] copy = new byte[Geometry.CELLS];
    store(copy, 0);
    return Board.adopt(copy);
  }

  @Override
  public void store(byte[] target, int offset) {
    if (!isFound) {
      throw new IllegalStateException("no solution was found yet");
    }
    System.arraycopy(digits, 0, target, offset, Geometry.CELLS);
  }

  @Override
  public long guesses() {
    return guesses;
  }
}
