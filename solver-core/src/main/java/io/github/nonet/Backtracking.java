package io.github.nonet;

import io.github.nonet.internal.Geometry;
import java.util.Objects;

/**
 * The backtracking search that the textbook strategies share: put a digit that fits into the next
 * empty cell, go on, and when no digit fits, go back to the cell before and try its next digit.
 *
 * <p>Depth-first search with backtracking is as old as mazes; Derrick Lehmer gave it its name in
 * the 1950s, and Solomon Golomb and Leonard Baumert wrote down its general form, with the advice to
 * branch where fewest choices remain ("Backtrack Programming", Journal of the ACM 12, 1965).
 */
final class Backtracking extends PathSearch {
  /** How a strategy knows which digits fit: the only thing in which the strategies differ. */
  interface Placement {
    /** Notes that {@code cell} now holds {@code digit}. */
    void place(int cell, int digit);

    /** Notes that {@code cell} no longer holds {@code digit}. */
    void remove(int cell, int digit);

    /** Called when the search comes to an empty cell, before it asks for the digits. */
    default void visit(int cell) {}

    /** Returns the smallest digit above {@code digit} that fits into the empty cell, or NONE. */
    int nextDigit(int cell, int digit);

    /** Returns how many digits fit into the empty cell. */
    int countDigits(int cell);
  }

  private final CellOrder order;
  private final Placement placement;

  private final byte[] digits = new byte[Geometry.CELLS];
  private final int[] emptyCells = new int[Geometry.CELLS];
  private int emptyCellCount;

  /** The cell of each level of the path; its branches are the digits that fit. */
  private final int[] path = new int[Geometry.CELLS];

  /** Makes the search; {@code placement} knows of no digit yet. */
  Backtracking(Board puzzle, CellOrder order, Placement placement) {
    this.order = order;
    this.placement = placement;
    Objects.requireNonNull(puzzle, "puzzle").copyTo(digits, 0);
  }

  @Override
  boolean start() {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int clue = digits[cell];
      if (clue == Geometry.EMPTY) {
        emptyCells[emptyCellCount++] = cell;
      } else if (fits(cell, clue)) {
        placement.place(cell, clue);
      } else {
        return false;
      }
    }
    return true;
  }

  private boolean fits(int cell, int digit) {
    placement.visit(cell);
    return placement.nextDigit(cell, digit - 1) == digit;
  }

  @Override
  boolean isComplete(int depth) {
    return depth == emptyCellCount;
  }

  @Override
  boolean enter(int level) {
    int cell = order == CellOrder.ROW_MAJOR ? emptyCells[level] : mostConstrainedCell();
    path[level] = cell;
    placement.visit(cell);
    int first = placement.nextDigit(cell, NONE);
    return first != NONE && placement.nextDigit(cell, first) != NONE;
  }

  /** Returns the empty cell into which the fewest digits fit, the first of them if several. */
  private int mostConstrainedCell() {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < emptyCellCount && fewest > 0; i++) {
      int cell = emptyCells[i];
      if (digits[cell] == Geometry.EMPTY) {
        int count = placement.countDigits(cell);
        if (count < fewest) {
          fewest = count;
          best = cell;
        }
      }
    }
    return best;
  }

  @Override
  int nextBranch(int level, int digit) {
    return placement.nextDigit(path[level], digit);
  }

  @Override
  void take(int level, int digit) {
    placement.place(path[level], digit);
    digits[path[level]] = (byte) digit;
  }

  @Override
  void takeBack(int level, int digit) {
    placement.remove(path[level], digit);
    digits[path[level]] = Geometry.EMPTY;
  }

  @Override
  Board read(int depth) {
    return Board.adopt(digits.clone());
  }
}
