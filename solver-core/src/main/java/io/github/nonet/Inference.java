package io.github.nonet;

import java.util.List;
import java.util.Objects;

/**
 * One link of a chain of implications on a board or a grid: a candidate that is true or false, and
 * why.
 *
 * @param candidate the candidate
 * @param isTrue whether the candidate is true
 * @param unit the cells of the house, the group, the cage or the constraint that forces it, in
 *     their order; empty for an assumption, and on a board, where the causes show the house
 * @param causes the indices, in the same list, of the inferences from which this one follows; none
 *     for an assumption
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
