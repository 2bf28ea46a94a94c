package io.github.nonet;

import java.util.concurrent.atomic.AtomicReferenceArray;

/** The idle engines of one algorithm and order. */
final class EnginePool {
  /*
   * A call takes the engine in its thread's slot, or makes one if the slot is empty, and puts it back.
   * Nothing is locked, and at most SLOTS engines are kept, of 2 to 100 KB.
   *
   * A ThreadLocal would be a little quicker to reach, but it would keep an engine for every thread
   * that ever solved a puzzle, a million virtual threads included. To make an engine for each call
   * would cost as much as an easy puzzle.
   */
  private static final int SLOTS = 64;

  /** References per slot: a cache line for each, so that threads do not disturb each other. */
  private static final int STRIDE = 16;

  private final Algorithm algorithm;
  private final CellOrder order;

  /** Made with the first engine. Two threads may both make it: an idle engine is then lost. */
  private volatile AtomicReferenceArray<EngineSearch> idle;

  EnginePool(Algorithm algorithm, CellOrder order) {
    this.algorithm = algorithm;
    this.order = order;
  }

  EngineSearch newEngine() {
    return new EngineSearch(algorithm.newEngine(order));
  }

  /** Returns an idle engine, or a new one. */
  EngineSearch take() {
    EngineSearch engine = slots().getAndSet(slot(), null);
    return engine != null ? engine : newEngine();
  }

  /** Keeps an engine for the next call. */
  void giveBack(EngineSearch engine) {
    slots().set(slot(), engine);
  }

  private AtomicReferenceArray<EngineSearch> slots() {
    if (idle == null) {
      idle = new AtomicReferenceArray<>(SLOTS * STRIDE);
    }
    return idle;
  }

  /**
   * Consecutive threads, whose numbers are consecutive, get different slots. A thread may override
   * its number, even with a negative one.
   */
  private static int slot() {
    return (int) Math.floorMod(Thread.currentThread().getId(), (long) SLOTS) * STRIDE;
  }

  @Override
  public String toString() {
    return algorithm + " in " + order + " order";
  }
}
