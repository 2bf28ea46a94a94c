package io.github.nonet.internal.making;

import io.github.nonet.Level;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.deduction.GridRating;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The making of one puzzle: attempts until one fulfils the request, or the effort is over. */
public final class GridMaking {
  private final GridRequest request;
  private final LimitedWatch watch;
  private final GridAttempts attempts;
  private @Nullable Draft best;
  private long bestMiss = Long.MAX_VALUE;
  private long made;
  private boolean isCut;

  public GridMaking(GridRequest request, LongSupplier random, LimitedWatch watch) {
    this.request = request;
    this.watch = watch;
    attempts = watch.waitFor(() -> attempts(random));
  }

  private GridAttempts attempts(LongSupplier random) {
    if (request.wish() != null) {
      return new KillerMaking(request, random, watch);
    }
    return request.clues().pattern() == null
        ? new GridDigging(request, random, watch)
        : new GridPatternClimb(request, random, watch);
  }

  /**
   * Makes this many attempts, or fewer.
   *
   * @throws GenerationFailedException if the rules have no solution
   */
  public void run(long most) {
    try {
      while (made < most && bestMiss > 0 && !(made > 0 && watch.isLate())) {
        made++;
        if (!attempts.next()) {
          throw new GenerationFailedException(request + ", which has no solution", made);
        }
        keepBetter();
      }
    } catch (SearchLimitExceededException e) {
      isCut = true;
      keepBetter();
    }
  }

  private void keepBetter() {
    Draft draft = attempts.draft;
    if (draft != null && request.miss(draft) < bestMiss) {
      best = draft;
      bestMiss = request.miss(draft);
    }
  }

  /** Returns the closest puzzle that was found. */
  public Draft best() {
    return best;
  }

  public boolean isAsAsked() {
    return bestMiss == 0;
  }

  /** Returns whether the time was over in the middle of an attempt. */
  public boolean isCut() {
    return isCut;
  }

  public long attempts() {
    return made;
  }

  /** Returns the level of a draft, if there is time to find it. */
  public static Optional<Level> level(Draft draft, boolean isAsRequested, LimitedWatch watch) {
    // A puzzle beyond the request was not rated further.
    if (draft.level != null && (isAsRequested || draft.level != GridRating.HIGHEST)) {
      return Optional.of(draft.level);
    }
    try {
      return Optional.of(new GridRating(draft.rules.structure, watch).level(draft.sets()));
    } catch (SearchLimitExceededException e) {
      return Optional.empty();
    }
  }
}
