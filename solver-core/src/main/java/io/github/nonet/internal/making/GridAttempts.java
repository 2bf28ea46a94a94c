package io.github.nonet.internal.making;

import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.groups.engines.ClueDigger;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** One way to look for a grid with the properties requested, attempt by attempt. */
abstract class GridAttempts {
  final GridRequest request;
  final LongSupplier random;
  final LimitedWatch watch;
  final ClueDigger digger;

  /** The result of the last attempt, even if it was left early; null if nothing. */
  @Nullable Draft draft;

  GridAttempts(GridRequest request, LongSupplier random, LimitedWatch watch) {
    this.request = request;
    this.random = random;
    this.watch = watch;
    digger = new ClueDigger(request.rules().structure, watch);
  }

  /**
   * Makes the next attempt.
   *
   * @return false if the rules have no solution
   */
  abstract boolean next();

  /**
   * Returns the solution of the next puzzle, or null if the rules have none. That of the first one
   * must be found, however long it takes.
   */
  final int @Nullable [] drawSolution() {
    if (request.solution() != null) {
      return request.solution().clone();
    }
    int[] values = new int[request.rules().layout.cells()];
    boolean isFound =
        draft == null
            ? watch.waitFor(() -> digger.draw(random, values))
            : digger.draw(random, values);
    return isFound ? values : null;
  }

  /** Finds the level of a draft, if one is requested. */
  final void rate(Draft made, GridRating rating) {
    if (request.level() != null) {
      made.level = rating.level(made.sets(), request.level());
    }
  }
}
