package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.SIZE;
import static io.github.nonet.internal.sets.ValueSet.ALL_DIGITS;
import static io.github.nonet.internal.textbook.HouseNumbers.BOX;
import static io.github.nonet.internal.textbook.HouseNumbers.COLUMN;
import static io.github.nonet.internal.textbook.HouseNumbers.ROW;

import io.github.nonet.CellOrder;
import java.util.Arrays;

/**
 * Backtracking with used-flags: for each house and digit, one {@code boolean} is true if the house
 * holds the digit. A digit fits into a cell when none of the cell's three houses holds it.
 *
 * <pre>
 *   has[row 4]    digit  1 2 3 4 5 6 7 8 9
 *                        - x - - x - x - -     row 4 holds 2, 5 and 7
 * </pre>
 *
 * <p>A question takes three array reads, a move three writes. Niklaus Wirth kept the free columns
 * and diagonals of the eight queens like this ("Program Development by Stepwise Refinement",
 * Communications of the ACM 14, 1971), and the first Sudoku solver of many textbooks follows him.
 *
 * <p>{@code docs/examples/BooleanArraySolver.java} is this strategy as a plain recursion. It asks
 * {@code fits} for each digit, where {@link #fitting} answers for all nine digits at once, and its
 * {@code put} both puts and removes, as {@code set} does here.
 */
public final class BooleanArrayEngine extends Backtracking {
  /** For each house: whether it holds the digit. Place 0 is never used. */
  private final boolean[][] has = new boolean[HouseNumbers.COUNT][1 + SIZE];

  /** Makes an engine that has no puzzle yet. */
  public BooleanArrayEngine(CellOrder order) {
    super(order);
  }

  @Override
  void clear() {
    for (boolean[] house : has) {
      Arrays.fill(house, false);
    }
  }

  @Override
  int fitting(int cell) {
    return ALL_DIGITS & ~(used(has[ROW[cell]]) | used(has[COLUMN[cell]]) | used(has[BOX[cell]]));
  }

  /*
   * A flag is already a bit. Skipping unused digits would need branches that no processor can
   * predict. House by house, few values are live at once, whereas the three houses in one loop need
   * more registers than a processor has, and the whole search waits for the values in memory.
   */
  private static int used(boolean[] house) {
    int used = 0;
    for (int digit = SIZE; digit >= 1; digit--) {
      used |= (house[digit] ? 1 : 0) << digit;
    }
    return used;
  }

  @Override
  void put(int cell, int digit) {
    set(cell, digit, true);
  }

  @Override
  void remove(int cell, int digit) {
    set(cell, digit, false);
  }

  private void set(int cell, int digit, boolean used) {
    has[ROW[cell]][digit] = used;
    has[COLUMN[cell]][digit] = used;
    has[BOX[cell]][digit] = used;
  }
}
