package io.github.nonet.internal.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import java.util.Optional;

/** A search with the fast solver that looks at the clock of whoever asked for it. */
public final class PacedSearch {
  /** Guesses between two looks: some microseconds of work, well under a millisecond at first. */
  private static final long SLICE = 16;

  private PacedSearch() {}

  /**
   * Returns a solution of the candidates.
   *
   * @param clock is run at least once in a millisecond; may throw to end the search
   */
  public static Optional<Board> solve(Candidates candidates, Runnable clock) {
    Search search = Solver.getDefault().search(candidates);
    return advance(search, clock) ? Optional.of(search.solution()) : Optional.empty();
  }

  /**
   * Returns how many solutions a new search finds, if not more than the limit; otherwise the limit.
   *
   * @param clock is run at least once in a millisecond; may throw to end the search
   */
  public static int count(Search search, int limit, Runnable clock) {
    int count = 0;
    while (count < limit && advance(search, clock)) {
      count++;
    }
    return count;
  }

  /** Goes on to the next solution; returns whether there is one. */
  private static boolean advance(Search search, Runnable clock) {
    Progress progress = Progress.PAUSED;
    while (progress == Progress.PAUSED) {
      clock.run();
      progress = search.advance(SLICE);
    }
    return progress == Progress.SOLUTION;
  }
}
