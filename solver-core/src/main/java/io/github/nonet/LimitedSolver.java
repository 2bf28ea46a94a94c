package io.github.nonet;

import java.util.Objects;
import java.util.Optional;

/**
 * A view of a solver whose searches are limited. Engines that wait for a puzzle serve it as well.
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
  public Optional<Board> solve(Board puzzle) {
    return solver instanceof EngineSolver engines
        ? engines.solve(puzzle, limit)
        : Solver.super.solve(puzzle);
  }

  @Override
  public long countSolutions(Board puzzle, long countLimit) {
    return solver instanceof EngineSolver engines
        ? engines.countSolutions(puzzle, countLimit, limit)
        : Solver.super.countSolutions(puzzle, countLimit);
  }

  @Override
  public Solver within(SearchLimit other) {
    return new LimitedSolver(solver, limit.and(Objects.requireNonNull(other, "limit")));
  }
}
