package io.github.nonet.variant;

import io.github.nonet.internal.Pull;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** All steps of a state, each searched for when it is requested. */
final class GridSteps extends Pull<GridStep> {
  private final Supplier<GridStepSearch> begin;
  private @Nullable GridStepSearch search;

  /**
   * The steps of a state.
   *
   * @param begin is called when the first step is requested
   */
  GridSteps(Supplier<GridStepSearch> begin) {
    super(DISTINCT);
    this.begin = begin;
  }

  @Override
  protected @Nullable GridStep next() {
    if (search == null) {
      search = begin.get();
    }
    return search.another().orElse(null);
  }
}
