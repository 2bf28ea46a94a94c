package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.sets.ValueSet.ALL_DIGITS;
import static io.github.nonet.internal.sets.ValueSet.bit;
import static io.github.nonet.internal.textbook.HouseNumbers.BOX;
import static io.github.nonet.internal.textbook.HouseNumbers.COLUMN;
import static io.github.nonet.internal.textbook.HouseNumbers.ROW;

import io.github.nonet.CellOrder;
import java.util.Arrays;

/**
 * Backtracking with bit masks: the used digits of a house are the bits of one {@code int}.
 *
 * <pre>
 *   bit                9 8 7 6 5 4 3 2 1 0
 *   used[row 4]        0 0 1 0 1 0 0 1 0 0     row 4 holds 2, 5 and 7
 *   used[column 1]     0 0 0 0 0 0 1 0 1 0     column 1 holds 1 and 3
 *   used[box 3]        1 0 0 0 0 0 0 0 1 0     box 3 holds 1 and 9
 *                      -------------------
 *   digits that fit    0 1 0 1 0 1 0 0 0 -     4, 6 and 8
 * </pre>
 *
 * <p>The digits that fit into a cell are those in none of its three masks: two ORs and a complement
 * find all of them at once. To put a digit into a cell and to remove it is the same operation, an
 * exclusive OR that toggles the digit's bit.
 *
 * <p>Sets as the bits of a word: Donald Knuth, "The Art of Computer Programming", volume 4A,
 * section 7.1.3.
 *
 * <p>{@code docs/examples/BitmaskSolver.java} is this strategy as a plain recursion. Its methods
 * are the ones below: {@code fitting}, and {@code toggle} to put and to remove.
 */
public final class BitmaskEngine extends Backtracking {
  /** The used digits of each house. */
  private final int[] used = new int[HouseNumbers.COUNT];

  /** Makes an engine that has no puzzle yet. */
  public BitmaskEngine(CellOrder order) {
    super(order);
  }

  @Override
  void clear() {
    Arrays.fill(used, 0);
  }

  @Override
  int fitting(int cell) {
    return ALL_DIGITS & ~(used[ROW[cell]] | used[COLUMN[cell]] | used[BOX[cell]]);
  }

  @Override
  void put(int cell, int digit) {
    toggle(cell, bit(digit));
  }

  @Override
  void remove(int cell, int digit) {
    toggle(cell, bit(digit));
  }

  private void toggle(int cell, int bit) {
    used[ROW[cell]] ^= bit;
    used[COLUMN[cell]] ^= bit;
    used[BOX[cell]] ^= bit;
  }
}
