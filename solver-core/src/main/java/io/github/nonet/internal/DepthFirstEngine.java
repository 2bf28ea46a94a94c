package io.github.nonet.internal;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.internal.sets.ValueSet;

/**
 * The search of the fast engines: it deduces what follows from a board, guesses where nothing more
 * follows, and keeps the boards that are still to be visited on a stack. How an engine holds a
 * board, deduces, and finds the most settling guess is its own.
 *
 * <p>Boards are numbered; a board number is the height of the board on the stack. The search
 * allocates nothing.
 */
public abstract class DepthFirstEngine implements Engine {
  /*
   * The stack holds the boards 0 to top; the top one is visited next. A visit removes it, or puts two
   * boards in its place.
   *
   * Board b, counted from 0, has at least b settled cells, with one candidate: the lower one of two
   * boards keeps the number of their parent, the upper one has the next number and one more settled
   * cell than their parent, and no rule opens a cell again. A stuck board has an open cell, so its
   * number is at most 80, and no board has a number above 81.
   */
  private static final int MAX_BOARDS = Geometry.CELLS + 1;

  private static final int NO_BOARD = -1;

  /** The board that keeps the first stuck board, for a search that starts again. */
  private static final int ROOT = MAX_BOARDS;

  /** The board that keeps the solution found last. */
  private static final int FOUND = MAX_BOARDS + 1;

  /** The board that keeps another one as it was before a deduction. */
  private static final int BEFORE = MAX_BOARDS + 2;

  /** Boards that an engine makes room for. */
  protected static final int BOARDS = MAX_BOARDS + 3;

  /** Guesses after which a search is long; the hardest known puzzles take a few hundred. */
  private static final int LONG_SEARCH = 1_000;

  private static final int NO_CELL = -1;

  private final Tactic firstTactic;
  private Tactic tactic;

  private int top = NO_BOARD;

  /** Whether the top board is a guess; only the root is none. */
  private boolean isGuess;

  private long guesses;
  private boolean isFound;

  /** Makes an engine that guesses in the given order. */
  protected DepthFirstEngine(CellOrder order) {
    firstTactic = order == CellOrder.ROW_MAJOR ? Tactic.FIRST_OPEN_CELL : Tactic.MOST_SETTLING;
  }

  /** Reads the cells of {@link Engine#load} to board 0. */
  protected abstract void read(byte[] cells, int offset);

  /** Reads the sets of {@link Engine#load(int[])} to board 0. */
  protected abstract void readCandidates(int[] candidates);

  /** Writes the digits of a solved board. */
  protected abstract void write(int board, byte[] digits, int offset);

  /** Makes one board equal to another. */
  protected abstract void copy(int from, int to);

  /** Returns whether two boards have the same candidates. */
  protected abstract boolean isEqual(int board, int other);

  /** Returns the candidates of a cell, a set as in {@link ValueSet}. */
  protected abstract int candidates(int board, int cell);

  /** Removes candidates that are in no solution; a board that is not DEAD keeps the others. */
  protected abstract Outcome deduce(int board);

  /**
   * Puts two boards in the place of one: in the upper one, {@code board + 1}, the cell has got the
   * digit; in the lower one, which keeps the number, it has lost it.
   */
  protected abstract void split(int board, int cell, int digit);

  /**
   * Returns the rank of a candidate in the engine's own order of candidates: of guesses that are
   * equally good, the search makes the one with the lowest rank. In one cell, the lowest digit has
   * the lowest rank.
   */
  protected abstract int rank(int cell, int digit);

  /**
   * Splits a stuck board, as {@link #split} does, by the guess that is likely to settle most.
   *
   * @param tactic MOST_SETTLING, or TWO_PLACES: then only a cell with two candidates will do
   * @return false if there is no such guess; nothing has changed then
   */
  protected abstract boolean splitMostSettling(int board, Tactic tactic);

  @Override
  public final void load(byte[] cells, int offset) {
    read(cells, offset);
    restart();
  }

  @Override
  public final void load(int[] candidates) {
    readCandidates(candidates);
    restart();
  }

  private void restart() {
    top = 0;
    tactic = firstTactic;
    isGuess = false;
    guesses = 0;
    isFound = false;
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
      if (visitTop()) {
        return Progress.SOLUTION;
      }
    }
    return Progress.EXHAUSTED;
  }

  /** Visits the top board; returns whether it is a solution. */
  private boolean visitTop() {
    Outcome outcome = tactic == Tactic.FIRST_OPEN_CELL ? deduceAll(top) : deduce(top);
    if (outcome == Outcome.STUCK) {
      guess();
      return false;
    }
    if (outcome == Outcome.SOLVED) {
      copy(top, FOUND);
      isFound = true;
    }
    top--;
    return outcome == Outcome.SOLVED;
  }

  /*
   * A deduction ends when it closes no more cells, for the last changes seldom lead further. What is
   * left then depends on the order of the rules. In row-major order it is repeated until nothing
   * changes: what is left is the same for all engines, and so are the guesses.
   */
  private Outcome deduceAll(int board) {
    Outcome outcome;
    do {
      copy(board, BEFORE);
      outcome = deduce(board);
    } while (outcome == Outcome.STUCK && !isEqual(board, BEFORE));
    return outcome == Outcome.STUCK && isContradictory(board) ? Outcome.DEAD : outcome;
  }

  /** Returns whether a cell is the only place of two digits in its box. */
  private boolean isContradictory(int board) {
    for (int box = 0; box < Geometry.SIZE; box++) {
      int one = 0;
      int two = 0;
      for (int place = 0; place < Geometry.SIZE; place++) {
        int candidates = candidates(board, Geometry.cellOfBox(box, place));
        two |= one & candidates;
        one |= candidates;
      }
      for (int place = 0; place < Geometry.SIZE; place++) {
        if (ValueSet.size(candidates(board, Geometry.cellOfBox(box, place)) & one & ~two) > 1) {
          return true;
        }
      }
    }
    return false;
  }

  private void guess() {
    if (guesses == 0) {
      copy(top, ROOT);
    } else if (guesses >= LONG_SEARCH && tactic == Tactic.MOST_SETTLING) {
      tactic = Tactic.TWO_PLACES;
      if (!isFound) {
        startAgain();
        return;
      }
    }
    split(top);
    top++;
  }

  /*
   * A search that is long and has found nothing is likely to have made an early choice that costs
   * millions of guesses. It starts again, once, with another tactic: the time that such searches take
   * has a heavy tail, and restarts cut it off (Gomes, Selman, Crato and Kautz, "Heavy-tailed phenomena
   * in satisfiability and constraint satisfaction problems", 2000). A search that has found a solution
   * would find it twice, so it continues.
   */
  private void startAgain() {
    copy(ROOT, 0);
    top = 0;
    isGuess = false;
  }

  private void split(int board) {
    if (tactic == Tactic.FIRST_OPEN_CELL) {
      splitFirstOpenCell(board);
    } else if (!splitMostSettling(board, tactic)
        && !(tactic == Tactic.TWO_PLACES && splitTwoPlaces(board))) {
      splitNarrowestCell(board);
    }
  }

  /** Guesses the lowest digit of the first cell, row by row, with two candidates or more. */
  private void splitFirstOpenCell(int board) {
    int cell = 0;
    while (ValueSet.size(candidates(board, cell)) < 2) {
      cell++;
    }
    split(board, cell, ValueSet.lowest(candidates(board, cell)));
  }

  /** Guesses the lowest digit of the first of the cells with the fewest candidates, two or more. */
  private void splitNarrowestCell(int board) {
    int best = NO_CELL;
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int count = ValueSet.size(candidates(board, cell));
      if (count > 1 && count < fewest) {
        best = cell;
        fewest = count;
      }
    }
    split(board, best, ValueSet.lowest(candidates(board, best)));
  }

  /*
   * A digit with two places in its box, in the cell with the fewest candidates; of several such
   * candidates, the one with the lowest rank. If the guess fails, the digit is in the other place, so
   * the search stays in one part of the board. This is the tactic of long searches: most puzzles are
   * solved faster by the other one, which fails where there are few clues and no solution.
   */
  private boolean splitTwoPlaces(int board) {
    int best = NO_CELL;
    int bestDigit = 0;
    long leastKey = Long.MAX_VALUE;
    for (int box = 0; box < Geometry.SIZE; box++) {
      int twoPlaces = twoPlaces(board, box);
      for (int place = 0; place < Geometry.SIZE; place++) {
        int cell = Geometry.cellOfBox(box, place);
        int candidates = candidates(board, cell);
        int wanted = ValueSet.size(candidates) > 1 ? candidates & twoPlaces : 0;
        if (wanted != 0 && key(cell, candidates, ValueSet.lowest(wanted)) < leastKey) {
          best = cell;
          bestDigit = ValueSet.lowest(wanted);
          leastKey = key(cell, candidates, bestDigit);
        }
      }
    }
    if (best == NO_CELL) {
      return false;
    }
    split(board, best, bestDigit);
    return true;
  }

  /** Returns the number of candidates of a cell, and below it the rank of one of them. */
  private long key(int cell, int candidates, int digit) {
    return (long) ValueSet.size(candidates) << Integer.SIZE | rank(cell, digit);
  }

  /** Returns the digits that have exactly two places in a box. */
  private int twoPlaces(int board, int box) {
    int one = 0;
    int two = 0;
    int three = 0;
    for (int place = 0; place < Geometry.SIZE; place++) {
      int candidates = candidates(board, Geometry.cellOfBox(box, place));
      three |= two & candidates;
      two |= one & candidates;
      one |= candidates;
    }
    return two & ~three;
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
