package io.github.nonet.logic;

import io.github.nonet.Candidates;
import io.github.nonet.internal.Pull;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The steps of a rating, each found when it is requested. */
final class RatedPath extends Pull<RatedStep> {
  private final Supplier<Function<Candidates, @Nullable RatedStep>> begin;
  private Candidates state;
  private @Nullable Function<Candidates, @Nullable RatedStep> walk;

  /**
   * Makes the path from a state.
   *
   * @param begin is called when the first step is requested; its result returns the step after
   *     given candidates, or null at the end
   */
  RatedPath(Candidates state, Supplier<Function<Candidates, @Nullable RatedStep>> begin) {
    super(IMMUTABLE);
    this.state = state;
    this.begin = begin;
  }

  @Override
  protected @Nullable RatedStep next() {
    if (walk == null) {
      walk = begin.get();
    }
    RatedStep step = walk.apply(state);
    state = step == null ? state : step.next();
    return step;
  }
}
