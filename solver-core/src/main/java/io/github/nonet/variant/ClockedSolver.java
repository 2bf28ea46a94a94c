package io.github.nonet.variant;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import io.github.nonet.internal.Watch;

/**
 * A solver each of whose searches looks at a clock that runs already: it is a part of a longer
 * task.
 */
record ClockedSolver(Solver solver, Watch clock) implements Solver {
  @Override
  public Search search(Board puzzle) {
    return new ClockedSearch(solver.search(puzzle), clock);
  }

  @Override
  public Search search(Candidates puzzle) {
    return new ClockedSearch(solver.search(puzzle), clock);
  }

  /** A search that is advanced by a few guesses at a time. */
  private record ClockedSearch(Search search, Watch clock) implements Search {
    @Override
    public Progress advance(long maxGuesses) {
      clock.look(search.guesses());
      return search.advance(maxGuesses);
    }

    @Override
    public Board solution() {
      return search.solution();
    }

    @Override
    public long guesses() {
      return search.guesses();
    }
  }
}
