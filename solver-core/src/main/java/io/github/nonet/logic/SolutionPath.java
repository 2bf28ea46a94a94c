package io.github.nonet.logic;

import io.github.nonet.Candidates;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The steps from a state to its solution, or until no technique finds a step.
 *
 * <p>This class is immutable and thread-safe. Paths are equal when their steps and ends are equal.
 *
 * @since 1.0.0
 */
public final class SolutionPath {
  private final List<Step> steps;
  private final Candidates end;

  SolutionPath(List<Step> steps, Candidates end) {
    this.steps = List.copyOf(steps);
    this.end = end;
  }

  /** {@return the steps in their order; unmodifiable} */
  public List<Step> steps() {
    return steps;
  }

  /** {@return the state after the last step} */
  public Candidates end() {
    return end;
  }

  /** {@return whether the path ends at the solution} */
  public boolean isSolved() {
    return end.board().isSolved();
  }

  /**
   * {@return the hardest technique of the steps, by level, then by score, then by order; empty if
   * there are no steps}
   */
  public Optional<Technique> hardest() {
    return steps.stream()
        .map(Step::technique)
        .max(
            Comparator.comparing(Technique::level)
                .thenComparing(Technique::score)
                .thenComparing(Comparator.naturalOrder()));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof SolutionPath other && steps.equals(other.steps) && end.equals(other.end);
  }

  @Override
  public int hashCode() {
    return 31 * steps.hashCode() + end.hashCode();
  }

  /** Returns the steps in English, one a line. */
  @Override
  public String toString() {
    return steps.stream().map(Step::toString).collect(Collectors.joining("\n"));
  }
}
