package io.github.nonet.contract;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * All that a search found until it was exhausted. Two searches that differ only in how often they
 * were paused must leave equal traces.
 *
 * @param solutions the solutions, in the order in which they were found
 * @param guesses how many guesses had been made at each of them, and at the end
 */
public record SearchTrace(List<Board> solutions, List<Long> guesses) {
  /** Runs a search to its end without a pause. */
  public static SearchTrace unpaused(Search search) {
    return paused(search, () -> Long.MAX_VALUE);
  }

  /**
   * Runs a search to its end, allowing it the numbers of guesses at a time that {@code slices}
   * gives. Fails where the search pauses without having made exactly this number, or makes more.
   */
  public static SearchTrace paused(Search search, LongSupplier slices) {
    SearchTrace trace = new SearchTrace(new ArrayList<>(), new ArrayList<>());
    Progress progress;
    do {
      progress = trace.advance(search, slices.getAsLong());
    } while (progress != Progress.EXHAUSTED);
    return trace;
  }

  private Progress advance(Search search, long maxGuesses) {
    long before = search.guesses();
    Progress progress = search.advance(maxGuesses);
    long made = search.guesses() - before;
    boolean isRight =
        progress == Progress.PAUSED ? made == maxGuesses : 0 <= made && made <= maxGuesses;
    if (!isRight) {
      throw new AssertionError(
          "advance(%d) returned %s after %d guesses; expected %s%d"
              .formatted(
                  maxGuesses,
                  progress,
                  made,
                  progress == Progress.PAUSED ? "exactly " : "at most ",
                  maxGuesses));
    }
    if (progress == Progress.SOLUTION) {
      solutions.add(search.solution());
    }
    if (progress != Progress.PAUSED) {
      guesses.add(search.guesses());
    }
    return progress;
  }
}
