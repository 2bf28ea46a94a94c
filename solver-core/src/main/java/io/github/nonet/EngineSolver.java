package io.github.nonet;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Solves with engines, and keeps some of them for the next call: {@link #solve} and {@link
 * #countSolutions} then allocate nothing but the result.
 */
abstract class EngineSolver implements Solver {
  /*
   * Where idle engines wait. A call takes the one in its thread's slot, or makes one if the slot is
   * empty, and puts it back. Nothing is locked, and at most SLOTS engines are kept, some 10 KB each.
   *
   * A ThreadLocal would be a little quicker to reach, but it would keep an engine for every thread
   * that ever solved a puzzle, a million virtual threads included. To make an engine for each call
   * would cost as much as an easy puzzle.
   */
  private static final int SLOTS = 64;

  /** References per slot: a cache line for each, so that threads do not disturb each other. */
  private static final int STRIDE = 16;

  private final AtomicReferenceArray<Idle> idle = new AtomicReferenceArray<>(SLOTS * STRIDE);

  /** An engine, and the guard through which it is advanced. */
  private record Idle(Engine engine, GuardedSearch guarded) {}

  /** Makes an engine. */
  abstract Engine newEngine();

  @Override
  public final Search search(Board puzzle) {
    Engine engine = newEngine();
    engine.load(puzzle);
    return GuardedSearch.interruptible(engine);
  }

  @Override
  public final Optional<Board> solve(Board puzzle) {
    int slot = slot();
    Idle taken = take(slot);
    taken.engine.load(puzzle);
    Optional<Board> solution = taken.guarded.firstSolution();
    idle.set(slot, taken);
    return solution;
  }

  @Override
  public final long countSolutions(Board puzzle, long limit) {
    Arguments.requireNotNegative("limit", limit);
    int slot = slot();
    Idle taken = take(slot);
    taken.engine.load(puzzle);
    long count = taken.guarded.countSolutions(limit);
    idle.set(slot, taken);
    return count;
  }

  /** Consecutive threads, whose numbers are consecutive, get different slots. */
  private static int slot() {
    return (int) (Thread.currentThread().getId() % SLOTS) * STRIDE;
  }

  private Idle take(int slot) {
    Idle taken = idle.getAndSet(slot, null);
    return taken != null ? taken : newIdle();
  }

  private Idle newIdle() {
    Engine engine = newEngine();
    return new Idle(engine, GuardedSearch.interruptible(engine));
  }
}
