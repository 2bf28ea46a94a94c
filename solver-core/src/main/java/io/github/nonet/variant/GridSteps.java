package io.github.nonet.variant;

import java.util.Objects;
import java.util.Optional;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** All steps of a state, each looked for when it is asked for. */
final class GridSteps extends Spliterators.AbstractSpliterator<GridStep> {
  private final Supplier<GridStepSearch> begin;
  private @Nullable GridStepSearch search;

  /**
   * The steps of a state.
   *
   * @param begin is called when the first step is asked for
   */
  GridSteps(Supplier<GridStepSearch> begin) {
    super(Long.MAX_VALUE, ORDERED | NONNULL | DISTINCT);
    this.begin = begin;
  }

  @Override
  public boolean tryAdvance(Consumer<? super GridStep> action) {
    Objects.requireNonNull(action, "action");
    if (search == null) {
      search = begin.get();
    }
    Optional<GridStep> step = search.another();
    step.ifPresent(action);
    return step.isPresent();
  }
}
