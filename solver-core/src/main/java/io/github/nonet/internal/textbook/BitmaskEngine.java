package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.ValueSet.ALL_DIGITS;
import static io.github.nonet.internal.ValueSet.bit;
import static io.github.nonet.internal.textbook.Houses.BOX;
import static io.github.nonet.internal.textbook.Houses.COLUMN;
import static io.github.nonet.internal.textbook.Houses.ROW;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import java.util.Arrays;

/**
 * Backtracking with bit masks: the used digits of a house are the bits of one {@code int}.
 *
 * <pre>
 *   bit                9 8 7 6 5 4 3 2 1 0
 *   used[row 4]        0 0 1 0 1 0 0 1 0 0     row 4 holds 2, 5 and 7
 *   used[column 1]     0 0 0 0 1 0 1 0 1 0
 *   used[box 3]        1 0 0 0 0 0 0 0 1 0
 *                      -------------------
 *   digits that fit    0 1 0 1 0 1 0 0 0 -     4, 6 and 8
 * </pre>
 *
 * <p>The digits that fit into a cell are those in none of its three masks: two ORs and a complement
 * find all of them at once. To place a digit and to remove it is the same operation, an exclusive
 * OR that toggles the digit's bit.
 *
 * <p>Sets as the bits of a word: Donald Knuth, "The Art of Computer Programming", volume 4A,
 * section 7.1.3.
 */
public final class BitmaskEngine extends Backtracking {
  /** Marks the branches of a cell with two or more: to enter one of them is a guess. */
  private static final int CHOICE = 1;

  /** No digit, and no branch. */
  private static final int NOTHING = 0;

  /** The used digits of each house. */
  private final int[] used = new int[Houses.COUNT];

  /** The digits that each cell may hold when its houses are empty. */
  private final int[] allowed = new int[CELLS];

  /** The digits still to be tried at each level, and CHOICE. The level behind the last has none. */
  private final int[] untried = new int[CELLS + 1];

  /** The bit of the digit that the cell of each level holds. */
  private final int[] taken = new int[CELLS + 1];

  /** Makes an engine that has no puzzle yet. */
  public BitmaskEngine(CellOrder order) {
    super(order);
  }

  @Override
  void clear() {
    Arrays.fill(used, 0);
    Arrays.fill(allowed, ALL_DIGITS);
  }

  @Override
  void mark(int cell, int candidates) {
    allowed[cell] = candidates;
  }

  @Override
  boolean placeClue(int cell, int digit) {
    boolean fits = (fitting(cell) & bit(digit)) != 0;
    toggle(cell, bit(digit));
    return fits;
  }

  private int fitting(int cell) {
    return allowed[cell] & ~(used[ROW[cell]] | used[COLUMN[cell]] | used[BOX[cell]]);
  }

  private void toggle(int cell, int bit) {
    used[ROW[cell]] ^= bit;
    used[COLUMN[cell]] ^= bit;
    used[BOX[cell]] ^= bit;
  }

  @Override
  void start() {
    untried[0] = branches(nextCell(0));
    taken[0] = NOTHING;
  }

  /** Returns the cell of a level, once it is chosen. */
  private int nextCell(int level) {
    if (!isRowMajor()) {
      moveForward(mostConstrained(level), level);
    }
    return path[level];
  }

  private int branches(int cell) {
    int fitting = fitting(cell);
    return hasTwo(fitting) ? fitting | CHOICE : fitting;
  }

  private static boolean hasTwo(int set) {
    return (set & (set - 1)) != 0;
  }

  private int mostConstrained(int level) {
    int best = level;
    int fewest = Integer.MAX_VALUE;
    for (int i = level; i < openCells && fewest >= RANK_OF_CHOICE; i++) {
      int rank = rank(Integer.bitCount(fitting(path[i])), path[i]);
      if (rank < fewest) {
        fewest = rank;
        best = i;
      }
    }
    return best;
  }

  /*
   * What the loop needs at each turn is in local variables: the JVM reads a field again after every
   * write to an array.
   */
  @Override
  Progress search(long maxGuesses) {
    long guessesLeft = maxGuesses;
    int level = this.level;
    int cell = path[level];
    int branches = untried[level];
    int held = taken[level];
    while (true) {
      while (branches > CHOICE) {
        guessesLeft -= branches & CHOICE;
        if (guessesLeft < 0) {
          untried[level] = branches;
          taken[level] = held;
          return stop(Progress.PAUSED, level, maxGuesses);
        }
        int bit = Integer.lowestOneBit(branches & ALL_DIGITS);
        toggle(cell, held ^ bit);
        taken[level] = bit;
        untried[level] = branches ^ bit;
        level++;
        if (level == openCells) {
          return solution(level, maxGuesses - guessesLeft);
        }
        cell = nextCell(level);
        branches = branches(cell);
        held = NOTHING;
      }
      do {
        if (held != NOTHING) {
          toggle(cell, held);
        }
        level--;
        if (level == NO_LEVEL) {
          return stop(Progress.EXHAUSTED, level, maxGuesses - guessesLeft);
        }
        cell = path[level];
        branches = untried[level];
        held = taken[level];
      } while (branches <= CHOICE);
    }
  }

  private Progress solution(int level, long guessesMade) {
    for (int i = 0; i < level; i++) {
      digits[path[i]] = (byte) Integer.numberOfTrailingZeros(taken[i]);
    }
    untried[level] = NOTHING;
    taken[level] = NOTHING;
    return stop(Progress.SOLUTION, level, guessesMade);
  }
}
