package io.github.nonet.internal.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import io.github.nonet.internal.SolutionSearch;
import java.util.Optional;

/** A search for solutions that looks at the clock of its caller. */
public final class PacedSearch implements SolutionSearch<Board> {
  /** Guesses between two looks: some microseconds of work, well under a millisecond at first. */
  private static final long SLICE = 16;

  private final Search search;
  private final Runnable clock;

  /**
   * Makes a search of another one, which has not begun.
   *
   * @param clock is run at least once in a millisecond; may throw to end the search
   */
  public PacedSearch(Search search, Runnable clock) {
    this.search = search;
    this.clock = clock;
  }

  /** Returns a solution of the candidates, which the fast solver searches for. */
  public static Optional<Board> solve(Candidates candidates, Runnable clock) {
    return new PacedSearch(Solver.getDefault().search(candidates), clock).firstSolution();
  }

  @Override
  public boolean next() {
    Progress progress = Progress.PAUSED;
    while (progress == Progress.PAUSED) {
      clock.run();
      progress = search.advance(SLICE);
    }
    return progress == Progress.SOLUTION;
  }

  @Override
  public Board solution() {
    return search.solution();
  }
}
