package io.github.nonet.logic;

import io.github.nonet.Candidates;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The steps of a rating, found as they are asked for. */
final class RatedPath extends Spliterators.AbstractSpliterator<RatedStep> {
  private final Supplier<Function<Candidates, @Nullable RatedStep>> begin;
  private Candidates state;
  private @Nullable Function<Candidates, @Nullable RatedStep> walk;

  private RatedPath(Candidates state, Supplier<Function<Candidates, @Nullable RatedStep>> begin) {
    super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE);
    this.state = state;
    this.begin = begin;
  }

  /**
   * Returns the steps from a state on.
   *
   * @param begin is called when the first step is asked for; what it returns gives the step after
   *     some candidates, or null at the end
   */
  static Stream<RatedStep> from(
      Candidates state, Supplier<Function<Candidates, @Nullable RatedStep>> begin) {
    return StreamSupport.stream(new RatedPath(state, begin), false);
  }

  @Override
  public boolean tryAdvance(Consumer<? super RatedStep> action) {
    if (walk == null) {
      walk = begin.get();
    }
    RatedStep step = walk.apply(state);
    if (step == null) {
      return false;
    }
    state = step.next();
    action.accept(step);
    return true;
  }
}
