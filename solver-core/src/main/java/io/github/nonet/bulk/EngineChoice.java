package io.github.nonet.bulk;

import io.github.nonet.Algorithm;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.EngineSource;
import java.util.function.LongSupplier;

/**
 * Decides which engine solves the next puzzles: a steady one that is fast from the start, or a
 * swift one that must be warmed up first. Not thread-safe.
 */
final class EngineChoice {
  /*
   * The puzzles are dealt out in strides, and the clock is read once for each:
   *
   *   STEADY ------> SWIFT <---> COMPARISON        the WarmUp permits it
   *      ^             |
   *      +-------------+                           it does not any more
   *
   * In the trial the engines take turns, so they are compared on puzzles that stand side by side: a
   * file may begin with the easy ones. When each has solved a sample, and the swift one was faster,
   * the bet is won. The verdict is the WarmUp's, which all threads share; from then on the choice
   * is DECIDED and the clock is not read any more.
   */

  /** Puzzles in a stride. */
  static final int STRIDE = 256;

  /** The same during the trial, where a puzzle may take milliseconds. */
  static final int TRIAL_STRIDE = 16;

  /** Puzzles of each engine that are compared. */
  static final int SAMPLE = 128;

  /** The pace of the steady engine is not known before: it was being compiled itself. */
  static final long SETTLING_NANOS = 1_000_000_000L;

  /** Steady work is made known to the other threads in portions: it costs a shared write. */
  private static final long PORTION_NANOS = 1_000_000L;

  private static final WarmUp WARM_UP = new WarmUp(Algorithm.VECTOR::isAvailable);

  private enum Turn {
    STEADY,
    SWIFT,
    COMPARISON,
    DECIDED
  }

  private final Engine steady;
  private final EngineSource swiftSource;
  private final WarmUp warmUp;
  private final LongSupplier clock;

  /** Made when it is first needed. */
  private Engine swift;

  private Turn turn;
  private Engine current;
  private int stride;
  private int inStride;
  private long strideStart;

  /** All that the steady engine did. */
  private final Pace steadyPace = new Pace();

  private long portionNanos;

  private final Pace swiftSample = new Pace();
  private final Pace steadySample = new Pace();

  EngineChoice(Engine steady, EngineSource swiftSource, WarmUp warmUp, LongSupplier clock) {
    this.steady = steady;
    this.swiftSource = swiftSource;
    this.warmUp = warmUp;
    this.clock = clock;
    use(Turn.STEADY, steady, STRIDE);
  }

  /** Returns the choice between the fastest engines of this machine. */
  static EngineChoice best() {
    return new EngineChoice(
        engine(Algorithm.BITBOARD), () -> engine(Algorithm.VECTOR), WARM_UP, System::nanoTime);
  }

  /** Returns a choice that always is the engine of one algorithm. */
  static EngineChoice always(Algorithm algorithm) {
    EngineChoice choice = new EngineChoice(engine(algorithm), null, null, null);
    choice.decide(choice.steady);
    return choice;
  }

  private static Engine engine(Algorithm algorithm) {
    return ((EngineSource) algorithm.solver()).newEngine();
  }

  /**
   * Called before the first of some puzzles: time that passed since the last does not count.
   *
   * @param puzzlesLeft how many puzzles are known to come
   */
  void begin(long puzzlesLeft) {
    inStride = 0;
    if (turn != Turn.DECIDED) {
      choose(puzzlesLeft);
      strideStart = clock.getAsLong();
    }
  }

  /**
   * Returns the engine for the next puzzle.
   *
   * @param puzzlesLeft how many puzzles are known to come, this one included
   */
  Engine next(long puzzlesLeft) {
    if (inStride == stride) {
      end();
      begin(puzzlesLeft);
    }
    inStride++;
    return current;
  }

  /** Called after the last of some puzzles, whether it was solved or not. */
  void end() {
    if (turn != Turn.DECIDED) {
      account(clock.getAsLong() - strideStart);
    }
  }

  private void choose(long puzzlesLeft) {
    if (warmUp.isWon()) {
      decide(swift());
    } else if (warmUp.isLost()) {
      decide(steady);
    } else if (swiftSample.puzzles > steadySample.puzzles) {
      use(Turn.COMPARISON, steady, TRIAL_STRIDE);
    } else if (warmUp.enter(nanosLeft(puzzlesLeft))) {
      use(Turn.SWIFT, swift(), TRIAL_STRIDE);
    } else {
      use(Turn.STEADY, steady, STRIDE);
    }
  }

  private Engine swift() {
    if (swift == null) {
      swift = swiftSource.newEngine();
    }
    return swift;
  }

  private void decide(Engine engine) {
    use(Turn.DECIDED, engine, Integer.MAX_VALUE);
  }

  private void use(Turn next, Engine engine, int nextStride) {
    turn = next;
    current = engine;
    stride = nextStride;
  }

  private double nanosLeft(long puzzles) {
    return steadyPace.nanos < SETTLING_NANOS ? 0 : steadyPace.nanosPerPuzzle() * puzzles;
  }

  private void account(long nanos) {
    if (turn == Turn.SWIFT) {
      swiftSample.add(nanos, inStride);
      warmUp.leave(nanos);
      return;
    }
    steadyPace.add(nanos, inStride);
    spend(nanos);
    if (turn == Turn.COMPARISON) {
      steadySample.add(nanos, inStride);
      judge();
    }
  }

  private void spend(long nanos) {
    portionNanos += nanos;
    if (portionNanos >= PORTION_NANOS) {
      warmUp.spend(portionNanos);
      portionNanos = 0;
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
