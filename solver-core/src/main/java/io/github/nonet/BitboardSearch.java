package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Engine;

/**
 * A search of the bitboard engine: rounds of {@link BitboardKernel} until it is stuck, then a guess
 * by {@link BitboardBranching}, depth first.
 *
 * <p>It allocates nothing but the boards it is asked for.
 */
final class BitboardSearch implements Engine {
  /*
   * The nodes still to be visited are on a stack, 18 words each; the one on top is next. A visit
   * takes the node from the stack, or leaves two in its place, the second guess below the first.
   *
   * So the stack holds at most one node for each guess on the path to the top, and the top. In a
   * node that was guessed into, at least one cell more is settled than in the stuck node that it
   * came from, where at least one was open; no rule opens a cell again. Hence there are no more than
   * 81 guesses on a path, and no more than 82 nodes.
   */
  private static final int MAX_NODES = Geometry.CELLS + 1;

  private static final int NO_NODE = -BitboardLayout.WORDS;

  private final long[] words = new long[MAX_NODES * BitboardLayout.WORDS];

  /** The words of the solution found last. */
  private final long[] found = new long[BitboardLayout.WORDS];

  private final CellOrder order;

  /** Where the node on top begins. */
  private int top = NO_NODE;

  /** Whether the node on top is a guess; only the root is not. */
  private boolean isGuess;

  private long guesses;
  private boolean isFound;

  /** The solution found last, once it was asked for. */
  private Board solution;

  BitboardSearch(CellOrder order) {
    this.order = order;
  }

  @Override
  public void load(byte[] cells, int offset) {
    BitboardLayout.load(cells, offset, words, 0);
    top = 0;
    isGuess = false;
    guesses = 0;
    isFound = false;
    solution = null;
  }

  @Override
  public Progress advance(long maxGuesses) {
    long left = Arguments.requireNotNegative("maxGuesses", maxGuesses);
    while (top != NO_NODE) {
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

  /** Visits the node on top; returns whether it is a solution. */
  private boolean visit() {
    int outcome = BitboardKernel.propagate(words, top);
    if (outcome == BitboardKernel.STUCK) {
      branch();
      return false;
    }
    boolean isSolution = outcome == BitboardKernel.FULL && BitboardRules.isSolution(words, top);
    if (isSolution) {
      remember();
    }
    top -= BitboardLayout.WORDS;
    return isSolution;
  }

  private void branch() {
    int candidate = BitboardChoice.choose(words, top);
    if (candidate == BitboardChoice.NONE) {
      top -= BitboardLayout.WORDS;
      return;
    }
    if (order == CellOrder.ROW_MAJOR) {
      candidate = BitboardBranching.ofFirstOpenCell(words, top);
    }
    BitboardBranching.split(words, top, candidate);
    top += BitboardLayout.WORDS;
  }

  private void remember() {
    System.arraycopy(words, top, found, 0, BitboardLayout.WORDS);
    isFound = true;
    solution = null;
  }

  @Override
  public Board solution() {
    if (solution == null) {
      byte[] digits = new byte[Geometry.CELLS];
      store(digits, 0);
      solution = Board.adopt(digits);
    }
    return solution;
  }

  @Override
  public void store(byte[] digits, int offset) {
    if (!isFound) {
      throw new IllegalStateException("no solution was found yet");
    }
    BitboardLayout.store(found, 0, digits, offset);
  }

  @Override
  public long guesses() {
    return guesses;
  }
}
