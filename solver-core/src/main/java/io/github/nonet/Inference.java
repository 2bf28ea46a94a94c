package io.github.nonet;

import java.util.List;
import java.util.Objects;

/**
 * A candidate that is true or false in a chain of implications, and why: on a board or on a grid.
 *
 * @param candidate the candidate
 * @param isTrue whether it is true
 * @param unit the cells of the house, the group, the cage or the constraint that forces it, in
 *     their order; empty for an assumption, and on a board, where the causes show the house
 * @param causes the inferences of the same list that it follows from, by their index; none for an
 *     assumption
 * @since 1.0.0
 */
@Incubating
public record Inference(
    Candidate candidate, boolean isTrue, List<Integer> unit, List<Integer> causes) {
  /** Makes an inference; the lists are copied. */
  public Inference {
    Objects.requireNonNull(candidate, "candidate");
    unit = List.copyOf(unit);
    causes = List.copyOf(causes);
  }
}
