package io.github.nonet;

import static io.github.nonet.internal.DigitSet.ALL_DIGITS;
import static io.github.nonet.internal.DigitSet.bit;
import static io.github.nonet.internal.Geometry.SIZE;
import static io.github.nonet.internal.Geometry.box;
import static io.github.nonet.internal.Geometry.column;
import static io.github.nonet.internal.Geometry.row;

/**
 * Backtracking with bit masks: the used digits of a house are the bits of one {@code int}.
 *
 * <pre>
 *   bit           9 8 7 6 5 4 3 2 1 0
 *   rowDigits[4]  0 0 1 0 1 0 0 1 0 0     row 4 holds 2, 5 and 7
 * </pre>
 *
 * <p>The digits that fit into a cell are those in none of its three masks: two ORs and a complement
 * find all of them at once. To place a digit and to remove it is the same operation, an exclusive
 * OR that toggles the digit's bit.
 *
 * <p>Sets as the bits of a word: Donald Knuth, "The Art of Computer Programming", volume 4A,
 * section 7.1.3. The exclusive OR is the general way to make an operation its own inverse.
 *
 * @param order which cell the search guesses at next
 */
record BitmaskSolver(CellOrder order) implements Solver {
  @Override
  public Search search(Board puzzle) {
    return GuardedSearch.interruptible(new Backtracking(puzzle, order, new UsedMasks()));
  }

  private static final class UsedMasks implements Backtracking.Placement {
    private final int[] rowDigits = new int[SIZE];
    private final int[] columnDigits = new int[SIZE];
    private final int[] boxDigits = new int[SIZE];

    @Override
    public void place(int cell, int digit) {
      toggle(cell, digit);
    }

    @Override
    public void remove(int cell, int digit) {
      toggle(cell, digit);
    }

    private void toggle(int cell, int digit) {
      rowDigits[row(cell)] ^= bit(digit);
      columnDigits[column(cell)] ^= bit(digit);
      boxDigits[box(cell)] ^= bit(digit);
    }

    @Override
    public int nextDigit(int cell, int digit) {
      int above = fitting(cell) & -bit(digit + 1);
      return above == 0 ? PathSearch.NONE : Integer.numberOfTrailingZeros(above);
    }

    @Override
    public int countDigits(int cell) {
      return Integer.bitCount(fitting(cell));
    }

    private int fitting(int cell) {
      int used = rowDigits[row(cell)] | columnDigits[column(cell)] | boxDigits[box(cell)];
      return ALL_DIGITS & ~used;
    }
  }
}
