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
   * 1. The steady engine, until the steady engines of all threads have done so much work that the
   *    warm-up is a fifth of it. A program with less to do never loads the swift one, and no program
   *    pays more than that fifth.
   *
   * 2. Then one thread warms the swift engine up: it gives the puzzles to both in turns, until the
   *    swift one was the faster. That costs half a second with lanes and one with VECTOR. The other
   *    threads stay steady.
   *
   * 3. Then all threads use the swift engine, for good. If it was never the faster in ten seconds, all
   *    stay steady, for good.
   *
   * The work that a program has done is the best sign that it will continue. Hence the caller need not
   * know how much is left.
   *
   * Work is counted in guesses, so that neither a busy machine nor a virtual machine that still
   * compiles brings the warm-up forward. Times are only compared with each other: the thread that
   * warms up measures both engines.
   */

  /** A puzzle without a guess takes as long as so many guesses. */
  private static final int GUESSES_PER_PUZZLE = 3;

  /**
   * The puzzles without a guess after which the warm-up is a fifth of the work. With VECTOR it
   * costs about 2.5 s of CPU, with lanes 1.5: docs/results/speed.md has the figures.
   */
  private static final long VECTOR_HEAD_START = 16_000_000;

  private static final long LANES_HEAD_START = 10_000_000;

  /** Work after which the other threads are told of it. */
  private static final int REPORT = 1_024;

  /** Puzzles after which the choice is made again. */
  static final int STRIDE = 256;

  /** Puzzles of each engine that are compared. */
  static final int SAMPLE = STRIDE;

  private static final WarmUp LANES = new WarmUp(work(LANES_HEAD_START), LaneSupport::isSwift);
  private static final WarmUp VECTOR =
      new WarmUp(work(VECTOR_HEAD_START), Algorithm.VECTOR::isAvailable);

  private enum Phase {
    STEADY,
    SWIFT,
    COMPARISON,
    DECIDED;

    /** Returns whether the time of the engine is taken. */
    boolean isTimed() {
      return this == SWIFT || this == COMPARISON;
    }
  }

  private final E steady;
  private final LongSupplier steadyGuesses;
  private final Supplier<E> swiftSource;
  private final WarmUp warmUp;
  private final LongSupplier clock;

  /** Made when it is first needed. */
  private E swift;

  private Phase turn = Phase.STEADY;
  private long begin;

  /** Whether the next puzzles may be another engine's. */
  private boolean isOpen = true;

  /** The work of the steady engine that the other threads do not know yet, in guesses. */
  private long work;

  private final Pace swiftSample = new Pace();
  private final Pace steadySample = new Pace();

  /**
   * Makes a choice between two engines.
   *
   * @param steadyGuesses the guesses that the steady engine made when it last worked
   */
  EngineChoice(
      E steady,
      LongSupplier steadyGuesses,
      Supplier<E> swiftSource,
      WarmUp warmUp,
      LongSupplier clock) {
    this.steady = steady;
    this.steadyGuesses = steadyGuesses;
    this.swiftSource = swiftSource;
    this.warmUp = warmUp;
    this.clock = clock;
  }

  /** Returns the choice for many puzzles: {@code BITBOARD}, then lanes. */
  static EngineChoice<BulkEngine> forMany() {
    OneByOne steady = new OneByOne(engine(Algorithm.BITBOARD));
    return new EngineChoice<>(
        steady, steady::guesses, () -> LaneSupport.newEngine(steady), LANES, System::nanoTime);
  }

  /** Returns the choice for one puzzle at a time: {@code BITBOARD}, then {@code VECTOR}. */
  static EngineChoice<Engine> forEach() {
    Engine steady = engine(Algorithm.BITBOARD);
    return new EngineChoice<>(
        steady, steady::guesses, () -> engine(Algorithm.VECTOR), VECTOR, System::nanoTime);
  }

  /** Returns a choice that always is the same engine. */
  static <E> EngineChoice<E> always(E engine) {
    EngineChoice<E> choice = new EngineChoice<>(engine, null, null, null, null);
    choice.turn = Phase.DECIDED;
    choice.isOpen = false;
    return choice;
  }

  /** Returns an engine of an algorithm, under guard. */
  static Engine engine(Algorithm algorithm) {
    return ((EngineSource) algorithm.solver()).newEngine();
  }

  /** Returns the engine for the next puzzles, at most {@link #stride}; {@link #end} must follow. */
  E begin() {
    if (isOpen) {
      turn = next();
      isOpen = turn.isTimed();
      begin = isOpen ? clock.getAsLong() : 0;
    }
    return turn == Phase.SWIFT || turn == Phase.DECIDED && swift != null ? swift : steady;
  }

  /** Returns how many puzzles the engine may solve until the choice is made again. */
  int stride() {
    return turn == Phase.DECIDED ? Integer.MAX_VALUE : STRIDE;
  }

  /** Notes how many puzzles have been solved since {@link #begin}. */
  void end(int puzzles) {
    if (turn.isTimed()) {
      account(clock.getAsLong() - begin, puzzles);
    } else if (turn == Phase.STEADY) {
      work += work(puzzles) + steadyGuesses.getAsLong();
      isOpen = work >= REPORT;
      if (isOpen) {
        warmUp.spend(work);
        work = 0;
      }
    }
  }

  /** Returns the work of puzzles without a guess. */
  static long work(long puzzles) {
    return puzzles * GUESSES_PER_PUZZLE;
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
    } else {
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
