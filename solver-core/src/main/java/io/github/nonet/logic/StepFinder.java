package io.github.nonet.logic;

import io.github.nonet.Candidates;
import java.util.stream.Stream;

/**
 * Your own technique, which finds steps; see {@link LogicalSolver#plus}.
 *
 * @since 1.0.0
 */
@FunctionalInterface
public interface StepFinder {
  /**
   * {@return all steps of the technique in a state, each once} The stream may be lazy. The
   * technique of a step is {@link Technique#USER_DEFINED}, or the one of the library that it
   * varies; its reason is usually a {@link Reason.Custom}. Repeated steps are skipped. Between two
   * steps the solver checks whether it must stop, so the stream may be infinite.
   *
   * @param state the candidates to search; never changed
   */
  Stream<Step> steps(Candidates state);
}
