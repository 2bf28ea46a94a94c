package io.github.nonet.variant;

import io.github.nonet.logic.GridTechnique;
import io.github.nonet.logic.SolutionPath;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The steps from a state of a grid to its solution, or until no step is found. It corresponds to
 * {@link SolutionPath} for boards.
 *
 * <p>This class is immutable and thread-safe. Paths are equal when their steps and ends are equal.
 *
 * @since 1.0.0
 */
public final class GridPath {
  private final List<GridStep> steps;
  private final GridCandidates end;

  GridPath(List<GridStep> steps, GridCandidates end) {
    this.steps = List.copyOf(steps);
    this.end = end;
  }

  /** {@return the steps in their order; unmodifiable} */
  public List<GridStep> steps() {
    return steps;
  }

  /** {@return the state after the last step} */
  public GridCandidates end() {
    return end;
  }

  /** {@return whether the path ends at the solution} */
  public boolean isSolved() {
    return end.grid().isSolved();
  }

  /** {@return the hardest technique of the steps; empty if there are no steps} */
  public Optional<GridTechnique> hardest() {
    return steps.stream().map(GridStep::technique).max(Comparator.naturalOrder());
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GridPath other && steps.equals(other.steps) && end.equals(other.end);
  }

  @Override
  public int hashCode() {
    return 31 * steps.hashCode() + end.hashCode();
  }

  /** Returns the steps in English, one a line. */
  @Override
  public String toString() {
    return steps.stream().map(GridStep::toString).collect(Collectors.joining("\n"));
  }
}
