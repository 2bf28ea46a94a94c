package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.BoardEngine;
import io.github.nonet.internal.EngineSource;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Solves with engines, and keeps some of them for the next call: {@link #solve} and {@link
 * #countSolutions} then allocate nothing but the result.
 */
abstract class EngineSolver implements Solver, EngineSource {
  /*
   * Where idle engines wait. A call takes the one in its thread's slot, or makes one if the slot is
   * empty, and puts it back. Nothing is locked, and at most SLOTS engines are kept, of 12 to 32 KB.
   *
   * A ThreadLocal would be a little quicker to reach, but it would keep an engine for every thread
   * that ever solved a puzzle, a million virtual threads included. To make an engine for each call
   * would cost as much as an easy puzzle.
   */
  private static final int SLOTS = 64;

  /** References per slot: a cache line for each, so that threads do not disturb each other. */
  private static final int STRIDE = 16;

  private final AtomicReferenceArray<GuardedEngine> idle =
      new AtomicReferenceArray<>(SLOTS * STRIDE);

  private final CellOrder order;

  EngineSolver(CellOrder order) {
    this.order = order;
  }

  /** Makes an engine that only makes guesses, and need not look at interruption. */
  abstract BoardEngine newEngine(CellOrder order);

  @Override
  public final GuardedEngine newEngine() {
    return new GuardedEngine(order == CellOrder.ROW_MAJOR ? scoutedEngine() : newEngine(order));
  }

  private BoardEngine scoutedEngine() {
    return new ScoutedEngine(newEngine(CellOrder.MOST_CONSTRAINED), newEngine(CellOrder.ROW_MAJOR));
  }

  @Override
  public final Search search(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    GuardedEngine engine = newEngine();
    puzzle.loadInto(engine);
    return engine;
  }

  @Override
  public final Optional<Board> solve(Board puzzle) {
    return solve(puzzle, SearchLimit.NONE);
  }

  final Optional<Board> solve(Board puzzle, SearchLimit limit) {
    Objects.requireNonNull(puzzle, "puzzle");
    int slot = slot();
    GuardedEngine engine = take(slot);
    try {
      puzzle.loadInto(engine);
      return engine.within(limit).firstSolution();
    } finally {
      idle.set(slot, engine);
    }
  }

  @Override
  public final long countSolutions(Board puzzle, long limit) {
    return countSolutions(puzzle, limit, SearchLimit.NONE);
  }

  final long countSolutions(Board puzzle, long countLimit, SearchLimit limit) {
    Objects.requireNonNull(puzzle, "puzzle");
    Arguments.requireNotNegative("limit", countLimit);
    int slot = slot();
    GuardedEngine engine = take(slot);
    try {
      puzzle.loadInto(engine);
      return engine.within(limit).countSolutions(countLimit);
    } finally {
      idle.set(slot, engine);
    }
  }

  /** Consecutive threads, whose numbers are consecutive, get different slots. */
  private static int slot() {
    return (int) (Thread.currentThread().getId() % SLOTS) * STRIDE;
  }

  private GuardedEngine take(int slot) {
    GuardedEngine engine = idle.getAndSet(slot, null);
    return engine != null ? engine : newEngine();
  }
}
