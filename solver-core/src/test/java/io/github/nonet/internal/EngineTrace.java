package io.github.nonet.internal;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * All that an engine found until it was exhausted, or had made so many guesses.
 *
 * @param solutions the solutions, in the order in which they were found
 * @param guesses how many guesses had been made at each of them, and at the end
 */
public record EngineTrace(List<Board> solutions, List<Long> guesses) {
  /** Runs an engine to its end without a pause. */
  public static EngineTrace unpaused(Engine engine, Board puzzle) {
    return paused(engine, puzzle, Long.MAX_VALUE);
  }

  /** Runs an engine to its end, with a pause after each so many guesses. */
  public static EngineTrace paused(Engine engine, Board puzzle, long slice) {
    return of(engine, puzzle, slice, Long.MAX_VALUE);
  }

  /** Runs an engine without a pause, but not much longer than for so many guesses. */
  public static EngineTrace limited(Engine engine, Board puzzle, long maxGuesses) {
    return of(engine, puzzle, maxGuesses, maxGuesses);
  }

  private static EngineTrace of(Engine engine, Board puzzle, long slice, long maxGuesses) {
    engine.load(puzzle.toString().getBytes(StandardCharsets.US_ASCII), 0);
    return of(engine, slice, maxGuesses);
  }

  /** Runs an engine that was loaded. */
  public static EngineTrace of(Engine engine, long slice, long maxGuesses) {
    EngineTrace trace = new EngineTrace(new ArrayList<>(), new ArrayList<>());
    Progress progress;
    do {
      progress = engine.advance(slice);
      if (progress == Progress.SOLUTION) {
        trace.solutions.add(solution(engine));
      }
      if (progress != Progress.PAUSED) {
        trace.guesses.add(engine.guesses());
      }
    } while (progress != Progress.EXHAUSTED && engine.guesses() < maxGuesses);
    return trace;
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
