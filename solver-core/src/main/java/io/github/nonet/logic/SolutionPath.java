package io.github.nonet.logic;

import io.github.nonet.Candidates;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The steps from a state to its solution, or to where no technique finds a step.
 *
 * @param steps the steps in their order
 * @param end the state after the last step
 * @since 1.0.0
 */
public record SolutionPath(List<Step> steps, Candidates end) {
  /** Makes a path; the list is copied. */
  public SolutionPath {
    steps = List.copyOf(steps);
    Objects.requireNonNull(end, "end");
  }

  /** {@return whether the end is solved} */
  public boolean isSolved() {
    return end.board().isSolved();
  }

  /**
   * {@return the hardest technique of the steps: by level, then by score, then by order; empty if
   * there is no step}
   */
  public Optional<Technique> hardest() {
    return steps.stream()
        .map(Step::technique)
        .max(
            Comparator.comparing(Technique::level)
                .thenComparing(Technique::hodokuScore)
                .thenComparing(Comparator.naturalOrder()));
  }
}
