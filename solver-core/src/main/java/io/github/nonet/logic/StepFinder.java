package io.github.nonet.logic;

import io.github.nonet.Candidates;
import java.util.stream.Stream;

/**
 * A technique of the user's; see {@link LogicalSolver#plus}.
 *
 * @since 1.0.0
 */
@FunctionalInterface
public interface StepFinder {
  /**
   * {@return all steps of the technique in a state, each once} The stream may be lazy. The
   * technique of a step is {@link Technique#USER_DEFINED}, or the one of the library that it
   * varies; its reason is mostly a {@link Reason.Custom}. A step that comes again is passed over;
   * between two steps the solver looks whether it must end, so that a stream may be endless.
   *
   * @param state the candidates to search; never changed
   */
  Stream<Step> steps(Candidates state);
}
