package io.github.nonet.bulk;

import io.github.nonet.Board;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result for one puzzle of many.
 *
 * <p>This class is immutable and thread-safe. Results are equal when all values that they return
 * are equal.
 *
 * @since 1.0.0
 */
public final class BulkResult {
  private final Board puzzle;
  private final int solutionCount;
  private final @Nullable Board solution;

  BulkResult(Board puzzle, int solutionCount, @Nullable Board solution) {
    this.puzzle = puzzle;
    this.solutionCount = solutionCount;
    this.solution = solution;
  }

  /** {@return the puzzle} */
  public Board puzzle() {
    return puzzle;
  }

  /** {@return the number of solutions, counted up to the given limit} */
  public int solutionCount() {
    return solutionCount;
  }

  /** {@return the first solution that was found; empty if there is none, or if the limit was 0} */
  public Optional<Board> solution() {
    return Optional.ofNullable(solution);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof BulkResult other
        && puzzle.equals(other.puzzle)
        && solutionCount == other.solutionCount
        && Objects.equals(solution, other.solution);
  }

  @Override
  public int hashCode() {
    return Objects.hash(puzzle, solutionCount, solution);
  }

  /** Returns the puzzle, the number of its solutions, and the one that was found. */
  @Override
  public String toString() {
    return puzzle + ": " + solutionCount + (solution == null ? "" : ", " + solution);
  }
}
