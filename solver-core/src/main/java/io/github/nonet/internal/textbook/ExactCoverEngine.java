package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.SIZE;
import static io.github.nonet.internal.sets.ValueSet.ALL_DIGITS;
import static io.github.nonet.internal.sets.ValueSet.bit;
import static io.github.nonet.internal.textbook.DancingLinks.ROOT;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import java.util.Arrays;

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
 * href="https://arxiv.org/abs/cs/0011047">arXiv cs/0011047</a>, and "The Art of Computer
 * Programming", volume 4B, section 7.2.2.1; the names are his. Links between objects are indices in
 * arrays here, and his recursion is a path that can be left and taken up again.
 */
public final class ExactCoverEngine extends TextbookEngine {
  /*
   * A level is a covered column, and its branches are the rows of the column, each named by its node
   * there. The header comes before the first row and after the last.
   *
   * A column with one row or none leaves no choice, so it is taken first, in both orders, whichever
   * it is: what follows from all of them together is the same in any order. Only when there is none
   * the search looks for a column to branch on. Most puzzles need sixty steps and few branches,
   * and examining two hundred columns at every step would cost more than all the dancing.
   */
  private final DancingLinks links = new DancingLinks();

  /** The digits of the clues in each house. */
  private final int[] used = new int[HouseNumbers.COUNT];

  /** The column of each level, and the row tried last. The level after the last has no rows. */
  private final int[] column = new int[CELLS + 1];

  private final int[] row = new int[CELLS + 1];
  private final boolean[] isChoice = new boolean[CELLS];

  /** Makes an engine that has no puzzle yet. */
  public ExactCoverEngine(CellOrder order) {
    super(order);
  }

  @Override
  void clear() {
    Arrays.fill(used, 0);
  }

  @Override
  int fitting(int cell) {
    return ALL_DIGITS
        & ~(used[HouseNumbers.ROW[cell]]
            | used[HouseNumbers.COLUMN[cell]]
            | used[HouseNumbers.BOX[cell]]);
  }

  /** Notes a clue; the search itself needs only the links. */
  @Override
  void put(int cell, int digit) {
    used[HouseNumbers.ROW[cell]] |= bit(digit);
    used[HouseNumbers.COLUMN[cell]] |= bit(digit);
    used[HouseNumbers.BOX[cell]] |= bit(digit);
  }

  @Override
  void start() {
    links.clear();
    appendColumns();
    for (int i = 0; i < openCells; i++) {
      appendRows(path[i]);
    }
    links.noteShrunk();
    enter(0);
  }

  private void appendColumns() {
    for (int i = 0; i < openCells; i++) {
      links.appendColumn(filled(path[i]));
    }
    for (int house = 0; house < HouseNumbers.COUNT; house++) {
      for (int rest = ALL_DIGITS & ~used[house]; rest != 0; rest &= rest - 1) {
        links.appendColumn(has(house, Integer.numberOfTrailingZeros(rest)));
      }
    }
  }

  private void appendRows(int cell) {
    for (int rest = branches(cell); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      links.appendRow(cell, digit);
      links.appendNode(filled(cell));
      links.appendNode(has(HouseNumbers.ROW[cell], digit));
      links.appendNode(has(HouseNumbers.COLUMN[cell], digit));
      links.appendNode(has(HouseNumbers.BOX[cell], digit));
    }
  }

  /** Returns the column "the cell is filled": 1 to 81. */
  private static int filled(int cell) {
    return 1 + cell;
  }

  /** Returns the column "the house has the digit": 82 to 324. */
  private static int has(int house, int digit) {
    return CELLS + SIZE * house + digit;
  }

  private void enter(int level) {
    int chosen = choose();
    isChoice[level] = links.hasChoice(chosen);
    links.cover(chosen);
    links.remember(level);
    column[level] = chosen;
    row[level] = chosen;
  }

  private int choose() {
    int shrunk = links.nextShrunk();
    if (shrunk != ROOT) {
      return shrunk;
    }
    return isRowMajor() ? links.right(ROOT) : links.smallest();
  }

  @Override
  Progress search(long maxGuesses) {
    long guessesLeft = maxGuesses;
    int level = this.level;
    while (true) {
      int next = links.below(row[level]);
      if (next == column[level]) {
        links.uncover(column[level]);
        level--;
        if (level == NO_LEVEL) {
          return stop(Progress.EXHAUSTED, level, maxGuesses - guessesLeft);
        }
        links.uncoverOthers(row[level]);
        links.recall(level);
      } else {
        guessesLeft -= isChoice[level] ? 1 : 0;
        if (guessesLeft < 0) {
          return stop(Progress.PAUSED, level, maxGuesses);
        }
        row[level] = next;
        digits[links.cell(next)] = (byte) links.digit(next);
        links.coverOthers(next);
        level++;
        if (level == openCells) {
          column[level] = ROOT;
          row[level] = ROOT;
          return stop(Progress.SOLUTION, level, maxGuesses - guessesLeft);
        }
        enter(level);
      }
    }
  }
}
