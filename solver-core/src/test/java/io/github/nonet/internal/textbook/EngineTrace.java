package io.github.nonet.internal.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.internal.Engine;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * All that an engine found until it was exhausted.
 *
 * @param solutions the solutions as lines, in the order in which they were found
 * @param guesses how many guesses had been made at each of them, and at the end
 */
record EngineTrace(List<String> solutions, List<Long> guesses) {
  static EngineTrace of(Engine engine, Board puzzle) {
    return of(engine, puzzle, () -> Long.MAX_VALUE);
  }

  static EngineTrace of(Engine engine, Board puzzle, LongSupplier slices) {
    load(engine, puzzle);
    return ofLoaded(engine, slices);
  }

  static EngineTrace of(Engine engine, int[] candidates) {
    engine.loadCandidates(candidates);
    return ofLoaded(engine, () -> Long.MAX_VALUE);
  }

  static void load(Engine engine, Board puzzle) {
    engine.load(puzzle.toString().getBytes(StandardCharsets.US_ASCII), 0);
  }

  /** Runs a loaded engine to its end, allowing it as many guesses at a time as the slices say. */
  static EngineTrace ofLoaded(Engine engine, LongSupplier slices) {
    EngineTrace trace = new EngineTrace(new ArrayList<>(), new ArrayList<>());
    Progress progress;
    do {
      progress = trace.advance(engine, slices.getAsLong());
    } while (progress != Progress.EXHAUSTED);
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

  /** Returns the solution found last as a line of 81 digits. */
  static String solution(Engine engine) {
    byte[] digits = new byte[81];
    engine.store(digits, 0);
    StringBuilder line = new StringBuilder();
    for (byte digit : digits) {
      line.append(digit);
    }
    return line.toString();
  }
}
