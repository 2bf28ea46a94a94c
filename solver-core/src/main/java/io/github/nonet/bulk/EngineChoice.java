package io.github.nonet.bulk;

import io.github.nonet.Algorithm;
import io.github.nonet.Solver;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.EngineSource;
import java.util.function.LongSupplier;

/**
 * Decides which engine solves the next puzzles: a steady one that is fast from the start, or a
 * swift one that must be warmed up first.
 */
final class EngineChoice {
  /*
   * The swift engine is slow until the JVM has compiled it: milliseconds a puzzle at first, for
   * seconds in all. So it is a bet on the work to come, and the bet is made like this:
   *
   *   STEADY  --->  TRIAL  --->  SWIFT
   *                   |
   *                   +------->  SETTLED: steady, for good
   *
   * The trial begins when it is likely to pay: when the work known to be left, at the steady
   * engine's measured rate, is several times a warm-up; or, where nothing is known of what is to
   * come, when as much has been done already (who has solved for ten seconds will probably go on).
   * The puzzles of the trial are solved for good, only more slowly. It ends when the swift engine
   * has solved some puzzles faster than the steady one did, or has had its time.
   */

  /** Roughly what a warm-up takes. */
  static final long WARM_UP_NANOS = 3_000_000_000L;

  /** The trial begins when so much work is known to be left, or done. */
  static final long NANOS_WORTH_A_TRIAL = 4 * WARM_UP_NANOS;

  /** The trial is given up after this. */
  static final long LONGEST_TRIAL_NANOS = 3 * WARM_UP_NANOS;

  /** Puzzles between two looks at the clock. */
  static final int STRIDE = 256;

  /** The same during the trial, where a puzzle may take milliseconds. */
  static final int TRIAL_STRIDE = 16;

  private enum Phase {
    STEADY,
    TRIAL,
    SWIFT,
    SETTLED
  }

  private final Engine steady;
  private final EngineSource swiftSource;
  private final LongSupplier clock;

  private Phase phase;
  private Engine current;

  private long strideStart;
  private int stride = STRIDE;
  private int inStride;

  private long steadyNanos;
  private long steadyPuzzles;
  private long trialNanos;
  private long judgedNanos;
  private int judgedPuzzles;

  EngineChoice(Engine steady, EngineSource swiftSource, LongSupplier clock) {
    this.steady = steady;
    this.swiftSource = swiftSource;
    this.clock = clock;
    this.current = steady;
    this.phase = swiftSource == null ? Phase.SETTLED : Phase.STEADY;
  }

  /** Returns the choice between the fastest engines of this machine. */
  static EngineChoice best() {
    return always(Algorithm.EXACT_COVER);
  }

  /** Returns the choice that is none. */
  static EngineChoice always(Algorithm algorithm) {
    Solver solver = algorithm.solver();
    Engine engine =
        solver instanceof EngineSource source ? source.newEngine() : new SolverEngine(solver);
    return new EngineChoice(engine, null, System::nanoTime);
  }

  /** Called before the first of some puzzles: what passed since the last does not count. */
  void begin() {
    inStride = 0;
    strideStart = clock.getAsLong();
  }

  /**
   * Returns the engine for the next puzzle.
   *
   * @param puzzlesLeft how many puzzles are known to come, this one included
   */
  Engine next(long puzzlesLeft) {
    if (inStride == stride) {
      end();
      begin();
    }
    if (phase == Phase.STEADY && inStride == 0 && isWorthATrial(puzzlesLeft)) {
      enter(Phase.TRIAL, swiftSource.newEngine(), TRIAL_STRIDE);
    }
    inStride++;
    return current;
  }

  /** Called after the last of some puzzles. */
  void end() {
    long nanos = clock.getAsLong() - strideStart;
    if (phase == Phase.STEADY) {
      steadyNanos += nanos;
      steadyPuzzles += inStride;
    } else if (phase == Phase.TRIAL) {
      trialNanos += nanos;
      judgedNanos += nanos;
      judgedPuzzles += inStride;
      judge();
    }
    inStride = 0;
  }

  private boolean isWorthATrial(long puzzlesLeft) {
    return steadyPuzzles > 0
        && (steadyNanos >= NANOS_WORTH_A_TRIAL
            || steadyNanosPerPuzzle() * puzzlesLeft >= NANOS_WORTH_A_TRIAL);
  }

  private void judge() {
    if (judgedPuzzles < TRIAL_STRIDE) {
      return;
    }
    if (judgedNanos < steadyNanosPerPuzzle() * judgedPuzzles) {
      enter(Phase.SWIFT, current, STRIDE);
    } else if (trialNanos > LONGEST_TRIAL_NANOS) {
      enter(Phase.SETTLED, steady, STRIDE);
    }
    judgedNanos = 0;
    judgedPuzzles = 0;
  }

  private void enter(Phase next, Engine engine, int nextStride) {
    phase = next;
    current = engine;
    stride = nextStride;
  }

  private double steadyNanosPerPuzzle() {
    return (double) steadyNanos / steadyPuzzles;
  }
}
