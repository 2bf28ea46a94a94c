package io.github.nonet.internal.logic.unique;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;

/**
 * Checks whether the givens on their own have one solution. If they do, a missing candidate is not
 * part of the puzzle but was deduced. The reasons with missing candidates or placed digits need
 * this: they exchange two digits that are not givens, which a deduction cannot forbid. A
 * pencil-mark puzzle has no such givens.
 */
final class ProperGivens {
  private static final int FEWEST = 17;

  private Board known = Board.EMPTY;
  private boolean proper;

  /**
   * Returns whether the givens have one solution; the solver is asked again only if the givens have
   * changed.
   */
  boolean areIn(State state) {
    CellSet givens = state.givens();
    if (givens.size() < FEWEST) {
      return false;
    }
    Board board = board(state, givens);
    if (!board.equals(known)) {
      proper = Algorithm.BITBOARD.solver().hasUniqueSolution(board);
      known = board;
    }
    return proper;
  }

  private static Board board(State state, CellSet givens) {
    int[] digits = new int[Houses.CELL_COUNT];
    for (int cell = givens.first(); cell >= 0; cell = givens.next(cell)) {
      digits[cell] = state.value(cell);
    }
    return Board.copyOf(digits);
  }
}
