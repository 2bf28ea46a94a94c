package io.github.nonet;

import io.github.nonet.internal.BoardEngine;

/**
 * Solves with the whole board in three vectors. The engine is among the sources for JDK 25: see
 * {@code VectorLayout} there for how, {@code VectorKernel} for what is deduced, and {@code
 * VectorChoice} for where it guesses.
 */
final class VectorSolver extends EngineSolver {
  private static final VectorSolver ROW_MAJOR = new VectorSolver(CellOrder.ROW_MAJOR);
  private static final VectorSolver MOST_CONSTRAINED = new VectorSolver(CellOrder.MOST_CONSTRAINED);

  private VectorSolver(CellOrder order) {
    super(order);
  }

  /**
   * Returns the solver in this order, always the same, so that its idle engines are shared.
   *
   * @throws UnsupportedOperationException if the engine cannot run here; the message says why
   */
  static VectorSolver in(CellOrder order) {
    VectorSupport.requireNothingMissing();
    return order == CellOrder.ROW_MAJOR ? ROW_MAJOR : MOST_CONSTRAINED;
  }

  @Override
  BoardEngine newEngine(CellOrder order) {
    return VectorSupport.newEngine(order);
  }
}
