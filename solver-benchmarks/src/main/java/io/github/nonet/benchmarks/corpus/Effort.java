package io.github.nonet.benchmarks.corpus;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;

/**
 * The effort of searches, measured without a clock.
 *
 * @param guesses the number of guesses in all; negative if they were not counted
 * @param unfinished the number of searches that were given up at the guess limit
 */
public record Effort(long guesses, int unfinished) {
  /** That of a solver that does not count its guesses. */
  public static final Effort UNKNOWN = new Effort(-1, 0);

  /**
   * Returns the effort for the first solution; with {@code proof}, also for the search for a
   * second.
   */
  public static Effort of(Solver solver, Board puzzle, boolean proof) {
    try {
      Search search = solver.search(puzzle);
      if (search.advance(Long.MAX_VALUE) == Progress.SOLUTION && proof) {
        search.advance(Long.MAX_VALUE);
      }
      return new Effort(search.guesses(), 0);
    } catch (SearchLimitExceededException e) {
      return new Effort(e.guesses(), 1);
    }
  }

  /** Reads what {@link #toString()} wrote. */
  public static Effort parse(String text) {
    String[] parts = text.split("/");
    return new Effort(Long.parseLong(parts[0]), Integer.parseInt(parts[1]));
  }

  /** Returns the sum; its guesses are unknown if the guesses of a part are. */
  public Effort plus(Effort other) {
    return new Effort(
        isCounted() && other.isCounted() ? guesses + other.guesses : UNKNOWN.guesses,
        unfinished + other.unfinished);
  }

  /** Returns whether the guesses were counted. */
  public boolean isCounted() {
    return guesses >= 0;
  }

  @Override
  public String toString() {
    return guesses + "/" + unfinished;
  }
}
