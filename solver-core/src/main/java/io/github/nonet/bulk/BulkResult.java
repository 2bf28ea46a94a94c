package io.github.nonet.bulk;

import io.github.nonet.Board;
import io.github.nonet.internal.Arguments;
import java.util.Objects;
import java.util.Optional;

/**
 * What became of one of many puzzles.
 *
 * @param puzzle the puzzle
 * @param solutionCount how many solutions it has, counted no further than the limit that was given
 * @param solution the solution that was found first; empty if there is none, or if the limit was 0
 * @since 1.0.0
 */
public record BulkResult(Board puzzle, int solutionCount, Optional<Board> solution) {
  /**
   * Makes a result.
   *
   * @throws IllegalArgumentException if the count is negative
   */
  public BulkResult {
    Objects.requireNonNull(puzzle, "puzzle");
    Objects.requireNonNull(solution, "solution");
    Arguments.requireNotNegative("solutionCount", solutionCount);
  }
}
