package io.github.nonet.logic;

import io.github.nonet.Candidates;
import io.github.nonet.internal.Pull;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The steps of a rating, found as they are asked for. */
final class RatedPath extends Pull<RatedStep> {
  private final Supplier<Function<Candidates, @Nullable RatedStep>> begin;
  private Candidates state;
  private @Nullable Function<Candidates, @Nullable RatedStep> walk;

  /**
   * The steps from a state on.
   *
   * @param begin is called when the first step is asked for; what it returns gives the step after
   *     some candidates, or null at the end
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
