package io.github.nonet;

import java.util.Objects;

/**
 * A view of a solver whose searches are limited.
 *
 * @param solver does the work
 * @param limit bounds each search
 */
record LimitedSolver(Solver solver, SearchLimit limit) implements Solver {
  @Override
  public Search search(Board puzzle) {
    return new GuardedSearch(solver.search(puzzle), limit);
  }

  @Override
  public Solver within(SearchLimit other) {
    return new LimitedSolver(solver, limit.and(Objects.requireNonNull(other, "limit")));
  }
}
