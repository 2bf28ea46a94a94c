package io.github.nonet;

import io.github.nonet.internal.IdleSlots;

/** The idle engines of one algorithm and order. */
final class EnginePool extends IdleSlots<EngineSearch> {
  private final Algorithm algorithm;
  private final CellOrder order;

  EnginePool(Algorithm algorithm, CellOrder order) {
    this.algorithm = algorithm;
    this.order = order;
  }

  @Override
  protected EngineSearch make() {
    return newEngine();
  }

  EngineSearch newEngine() {
    return new EngineSearch(algorithm.newEngine(order));
  }

  @Override
  public String toString() {
    return algorithm + " in " + order + " order";
  }
}
