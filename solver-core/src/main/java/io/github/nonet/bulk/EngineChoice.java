package io.github.nonet.bulk;

import io.github.nonet.Algorithm;
import io.github.nonet.internal.BulkEngine;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.EngineSource;
import io.github.nonet.internal.lanes.LaneSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Says which engine solves the next puzzles: a steady one, which is fast from the start, or a swift
 * one, which is slow until the Java virtual machine has compiled it. Not thread-safe.
 *
 * @param <E> what it chooses between
 */
final class EngineChoice<E> {
  /*
   * 1. The steady engine, until the steady engines of all threads have worked for two seconds. A
   *    program with less to do never loads the swift one.
   *
   * 2. Then one thread warms the swift engine up: it gives the puzzles to both in turns, until the
   *    swift one was the faster. That costs half a second with lanes and one with VECTOR. The other
   *    threads stay steady.
   *
   * 3. Then all threads use the swift engine, for good. If it was never the faster in ten seconds, all
   *    stay steady, for good.
   *
   * The time that a program has worked is the best sign that it will continue, and after two seconds it
   * can afford the warm-up. Hence the caller need not know how much work is left.
   */

  /** Puzzles after which the clock is read again. */
  static final int STRIDE = 256;

  /** Puzzles of each engine that are compared. */
  static final int SAMPLE = STRIDE;

  private static final WarmUp LANES = new WarmUp(LaneSupport::isSwift);
  private static final WarmUp VECTOR = new WarmUp(Algorithm.VECTOR::isAvailable);

  private enum Phase {
    STEADY,
    SWIFT,
    COMPARISON,
    DECIDED
  }

  private final E steady;
  private final Supplier<E> swiftSource;
  private final WarmUp warmUp;
  private final LongSupplier clock;

  /** Made when it is first needed. */
  private E swift;

  private Phase turn = Phase.STEADY;
  private long begin;

  private final Pace swiftSample = new Pace();
  private final Pace steadySample = new Pace();

  EngineChoice(E steady, Supplier<E> swiftSource, WarmUp warmUp, LongSupplier clock) {
    this.steady = steady;
    this.swiftSource = swiftSource;
    this.warmUp = warmUp;
    this.clock = clock;
  }

  /** Returns the choice for many puzzles: {@code BITBOARD}, then lanes. */
  static EngineChoice<BulkEngine> forMany() {
    BulkEngine steady = new OneByOne(engine(Algorithm.BITBOARD));
    return new EngineChoice<>(steady, () -> LaneSupport.newEngine(steady), LANES, System::nanoTime);
  }

  /** Returns the choice for one puzzle at a time: {@code BITBOARD}, then {@code VECTOR}. */
  static EngineChoice<Engine> forEach() {
    return new EngineChoice<>(
        engine(Algorithm.BITBOARD), () -> engine(Algorithm.VECTOR), VECTOR, System::nanoTime);
  }

  /** Returns a choice that always is the same engine. */
  static <E> EngineChoice<E> always(E engine) {
    EngineChoice<E> choice = new EngineChoice<>(engine, null, null, null);
    choice.turn = Phase.DECIDED;
    return choice;
  }

  /** Returns an engine of an algorithm, under guard. */
  static Engine engine(Algorithm algorithm) {
    return ((EngineSource) algorithm.solver()).newEngine();
  }

  /** Returns the engine for the next puzzles, {@link #stride} at most; {@link #end} must follow. */
  E begin() {
    if (turn != Phase.DECIDED) {
      turn = next();
      begin = clock.getAsLong();
    }
    return turn == Phase.SWIFT || turn == Phase.DECIDED && swift != null ? swift : steady;
  }

  /** Returns how many puzzles the engine may solve until the choice is made again. */
  int stride() {
    return turn == Phase.DECIDED ? Integer.MAX_VALUE : STRIDE;
  }

  /** Notes how many puzzles have been solved since {@link #begin}. */
  void end(int puzzles) {
    if (turn != Phase.DECIDED) {
      account(clock.getAsLong() - begin, puzzles);
    }
  }

  private Phase next() {
    if (warmUp.isWon()) {
      makeSwift();
      return Phase.DECIDED;
    }
    if (warmUp.isLost()) {
      swift = null;
      return Phase.DECIDED;
    }
    if (swiftSample.puzzles > steadySample.puzzles) {
      return Phase.COMPARISON;
    }
    if (warmUp.enter()) {
      makeSwift();
      return Phase.SWIFT;
    }
    return warmUp.isLost() ? next() : Phase.STEADY;
  }

  private void makeSwift() {
    if (swift == null) {
      swift = swiftSource.get();
    }
  }

  private void account(long nanos, int puzzles) {
    if (turn == Phase.SWIFT) {
      swiftSample.add(nanos, puzzles);
      warmUp.leave(nanos);
      return;
    }
    warmUp.spend(nanos);
    if (turn == Phase.COMPARISON) {
      steadySample.add(nanos, puzzles);
      judge();
    }
  }

  private void judge() {
    if (Math.min(swiftSample.puzzles, steadySample.puzzles) < SAMPLE) {
      return;
    }
    if (swiftSample.nanosPerPuzzle() < steadySample.nanosPerPuzzle()) {
      warmUp.win();
    }
    swiftSample.clear();
    steadySample.clear();
  }

  /** Puzzles, and the time they took. */
  private static final class Pace {
    private long nanos;
    private long puzzles;

    void add(long moreNanos, int morePuzzles) {
      nanos += moreNanos;
      puzzles += morePuzzles;
    }

    void clear() {
      nanos = 0;
      puzzles = 0;
    }

    double nanosPerPuzzle() {
      return (double) nanos / puzzles;
    }
  }
}
