package io.github.nonet.internal.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import io.github.nonet.internal.SolutionSearch;
import io.github.nonet.internal.Watch;
import java.util.Optional;

/** A search for solutions that asks the caller's watch. */
public final class PacedSearch implements SolutionSearch<Board> {
  /**
   * Guesses between two looks: a few microseconds of work, and well under a millisecond while the
   * code is not compiled yet.
   */
  private static final long SLICE = 16;

  private final Search search;
  private final Watch watch;

  /**
   * Wraps another search, which has not started.
   *
   * @param watch is asked at least once in a millisecond; may throw to end the search
   */
  public PacedSearch(Search search, Watch watch) {
    this.search = search;
    this.watch = watch;
  }

  /** Returns a solution of the candidates, found by the fast solver. */
  public static Optional<Board> solve(Candidates candidates, Watch watch) {
    return new PacedSearch(Solver.getDefault().search(candidates), watch).firstSolution();
  }

  @Override
  public boolean next() {
    Progress progress = Progress.PAUSED;
    while (progress == Progress.PAUSED) {
      watch.look();
      progress = search.advance(SLICE);
    }
    return progress == Progress.SOLUTION;
  }

  @Override
  public Board solution() {
    return search.solution();
  }
}
