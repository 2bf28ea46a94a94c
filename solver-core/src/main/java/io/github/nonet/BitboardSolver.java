package io.github.nonet;

import io.github.nonet.internal.BoardEngine;

/**
 * Solves with the whole board's candidates packed in machine words; see {@link BitboardLayout} for
 * how, {@link BitboardKernel} for what is deduced, and {@link BitboardChoice} for where it guesses.
 */
final class BitboardSolver extends EngineSolver {
  private static final BitboardSolver ROW_MAJOR = new BitboardSolver(CellOrder.ROW_MAJOR);
  private static final BitboardSolver MOST_CONSTRAINED =
      new BitboardSolver(CellOrder.MOST_CONSTRAINED);

  private BitboardSolver(CellOrder order) {
    super(order);
  }

  /** Returns the solver in this order, always the same, so that its idle engines are shared. */
  static BitboardSolver in(CellOrder order) {
    return order == CellOrder.ROW_MAJOR ? ROW_MAJOR : MOST_CONSTRAINED;
  }

  @Override
  BoardEngine newEngine(CellOrder order) {
    return new BitboardSearch(order);
  }
}
