package io.github.nonet;

import io.github.nonet.internal.Arguments;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A view of somebody else's solver whose searches are limited.
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
  public Optional<Board> solve(Board puzzle) {
    return search(puzzle).firstSolution();
  }

  @Override
  public long countSolutions(Board puzzle, long countLimit) {
    Arguments.requireNotNegative("limit", countLimit);
    return search(puzzle).countSolutions(countLimit);
  }

  @Override
  public Stream<Board> solutions(Board puzzle) {
    return search(puzzle).solutions();
  }

  @Override
  public ForeignSearch search(Candidates puzzle) {
    return new ForeignSearch(solver.search(puzzle), limit);
  }

  @Override
  public Optional<Board> solve(Candidates puzzle) {
    return search(puzzle).firstSolution();
  }

  @Override
  public long countSolutions(Candidates puzzle, long countLimit) {
    Arguments.requireNotNegative("limit", countLimit);
    return search(puzzle).countSolutions(countLimit);
  }

  @Override
  public Stream<Board> solutions(Candidates puzzle) {
    return search(puzzle).solutions();
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
