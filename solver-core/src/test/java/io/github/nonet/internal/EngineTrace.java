package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * All that an engine found until it was exhausted, or had made this many guesses.
 *
 * @param solutions the solutions, in the order in which they were found
 * @param guesses how many guesses had been made at each of them, and at the end
 */
public record EngineTrace(List<Board> solutions, List<Long> guesses) {
  /** Makes a trace of nothing. */
  public EngineTrace() {
    this(new ArrayList<>(), new ArrayList<>());
  }

  /** Runs an engine to its end without a pause. */
  public static EngineTrace unpaused(Engine engine, Board puzzle) {
    return paused(engine, puzzle, () -> Long.MAX_VALUE);
  }

  /** Runs an engine on pencil marks to its end without a pause. */
  public static EngineTrace unpaused(Engine engine, int[] candidates) {
    return limited(engine, candidates, Long.MAX_VALUE);
  }

  /** Runs an engine to its end, with pauses after the numbers of guesses in the slices. */
  public static EngineTrace paused(Engine engine, Board puzzle, LongSupplier slices) {
    load(engine, puzzle);
    return ofLoaded(engine, slices, Long.MAX_VALUE);
  }

  /** Runs an engine without a pause, but not much longer than for this many guesses. */
  public static EngineTrace limited(Engine engine, Board puzzle, long maxGuesses) {
    load(engine, puzzle);
    return ofLoaded(engine, () -> maxGuesses, maxGuesses);
  }

  /** Runs an engine on pencil marks, but not much longer than for this many guesses. */
  public static EngineTrace limited(Engine engine, int[] candidates, long maxGuesses) {
    engine.load(candidates);
    return ofLoaded(engine, () -> maxGuesses, maxGuesses);
  }

  /** Loads a puzzle into an engine. */
  public static void load(Engine engine, Board puzzle) {
    engine.load(puzzle.toString().getBytes(StandardCharsets.US_ASCII), 0);
  }

  private static EngineTrace ofLoaded(Engine engine, LongSupplier slices, long maxGuesses) {
    EngineTrace trace = new EngineTrace();
    Progress progress;
    do {
      progress = trace.advance(engine, slices.getAsLong());
    } while (progress != Progress.EXHAUSTED && engine.guesses() < maxGuesses);
    return trace;
  }

  private Progress advance(Engine engine, long maxGuesses) {
    long before = engine.guesses();
    Progress progress = engine.advance(maxGuesses);
    long made = engine.guesses() - before;
    if (progress == Progress.PAUSED) {
      assertThat(made).as("guesses made when paused").isEqualTo(maxGuesses);
    } else {
      assertThat(made).as("guesses made").isBetween(0L, maxGuesses);
      guesses.add(engine.guesses());
    }
    if (progress == Progress.SOLUTION) {
      solutions.add(solution(engine));
    }
    return progress;
  }

  /** Returns the solution found last. */
  public static Board solution(Engine engine) {
    byte[] digits = new byte[83];
    engine.store(digits, 1);
    int[] cells = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      cells[cell] = digits[1 + cell];
    }
    return Board.copyOf(cells);
  }
}
