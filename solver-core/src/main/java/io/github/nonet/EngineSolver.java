package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.EngineSource;
import io.github.nonet.internal.LimitedWatch;
import java.util.Objects;
import java.util.Optional;

/**
 * The solver of all algorithms. To solve and to count it uses idle engines.
 *
 * @param engines the engines of one algorithm and order
 * @param limit bounds each call
 */
record EngineSolver(EnginePool engines, SearchLimit limit) implements Solver, EngineSource {
  @Override
  public EngineSearch newEngine() {
    return engines.newEngine();
  }

  @Override
  public Search search(Board puzzle) {
    return newSearch(puzzle);
  }

  @Override
  public Search search(Candidates puzzle) {
    return newSearch(puzzle);
  }

  private EngineSearch newSearch(Puzzle puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    EngineSearch search = engines.newEngine();
    search.begin(puzzle, limit);
    return search;
  }

  @Override
  public Optional<Board> solve(Puzzle puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    LimitedWatch.requireNotInterrupted(0);
    EngineSearch search = engines.take();
    try {
      search.begin(puzzle, limit);
      return search.firstSolution();
    } finally {
      engines.giveBack(search);
    }
  }

  @Override
  public long countSolutions(Puzzle puzzle, long countLimit) {
    Objects.requireNonNull(puzzle, "puzzle");
    Arguments.requireNotNegative("limit", countLimit);
    LimitedWatch.requireNotInterrupted(0);
    EngineSearch search = engines.take();
    try {
      search.begin(puzzle, limit);
      return search.countSolutions(countLimit);
    } finally {
      engines.giveBack(search);
    }
  }

  @Override
  public Solver within(SearchLimit other) {
    return new EngineSolver(engines, limit.and(Objects.requireNonNull(other, "limit")));
  }

  /** Returns the algorithm, its order and the limit: {@code "BITBOARD in ROW_MAJOR order"}. */
  @Override
  public String toString() {
    return engines + (limit == SearchLimit.NONE ? "" : " within " + limit);
  }
}
