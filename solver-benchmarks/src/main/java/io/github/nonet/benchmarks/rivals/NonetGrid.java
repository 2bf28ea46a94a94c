package io.github.nonet.benchmarks.rivals;

import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridSolver;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** This library, under the same questions and limits as the others. */
final class NonetGrid implements GridFinder {
  @Override
  public Optional<List<Grid>> find(Grid puzzle, int most, Duration limit) {
    try {
      return Optional.of(within(limit).solutions(puzzle).limit(most).toList());
    } catch (SearchLimitExceededException e) {
      return Optional.empty();
    }
  }

  @Override
  public OptionalLong count(Grid puzzle, int most, Duration limit) {
    try {
      return OptionalLong.of(within(limit).countSolutions(puzzle, most));
    } catch (SearchLimitExceededException e) {
      return OptionalLong.empty();
    }
  }

  private static GridSolver within(Duration limit) {
    return GridSolver.getDefault().within(SearchLimit.time(limit));
  }
}
