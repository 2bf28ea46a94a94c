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

  /** The first stuck node, for a search that starts again. */
  private final long[] root = new long[BitboardLayout.WORDS];

  private final CellOrder order;

  /** Where the node on top begins. */
  private int top = NO_NODE;

  /** Whether the node on top is a guess; only the root is not. */
  private boolean isGuess;

  private long guesses;
  private boolean isLong;
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
    isLong = false;
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
    if (guesses == 0) {
      System.arraycopy(words, 0, root, 0, BitboardLayout.WORDS);
    } else if (guesses >= BitboardChoice.LONG_SEARCH
        && !isLong
        && order == CellOrder.MOST_CONSTRAINED) {
      isLong = true;
      if (!isFound) {
        startAgain();
        return;
      }
    }
    int candidate = BitboardChoice.choose(words, top, isLong);
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

  /*
   * A search that is long and has found nothing is likely to have made an early choice that it will
   * regret for millions of guesses. It starts again, once, with choices of another kind: how long
   * such searches take has a heavy tail, and restarts cut it off (Gomes, Selman, Crato and Kautz,
   * "Heavy-tailed phenomena in satisfiability and constraint satisfaction problems", 2000). Whoever
   * has been given a solution would be given it twice, so then the search just goes on.
   */
  private void startAgain() {
    System.arraycopy(root, 0, words, 0, BitboardLayout.WORDS);
    top = 0;
    isGuess = false;
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
