package io.github.nonet;

import java.util.Objects;

/**
 * A view of someone else's solver whose searches, and therefore all of its answers, are limited.
 *
 * @param solver makes the searches
 * @param limit bounds each of them
 */
record LimitedSolver(Solver solver, SearchLimit limit) implements Solver {
  @Override
  public ForeignSearch search(Board puzzle) {
    return new ForeignSearch(solver.search(puzzle), limit);
  }

  @Override
  public ForeignSearch search(Candidates puzzle) {
    return new ForeignSearch(solver.search(puzzle), limit);
  }

  @Override
  public Solver within(SearchLimit other) {
    return new LimitedSolver(solver, limit.and(Objects.requireNonNull(other, "limit")));
  }

  @Override
  public String toString() {
    return solver + " within " + limit;
  }
}
