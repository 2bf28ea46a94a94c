package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.logic.HodokuRating;
import java.time.Duration;
import java.util.Optional;

/** The effort for one puzzle: attempts up to a number, and for a time. */
final class Effort {
  private final long start = System.nanoTime();
  private final Attempts attempts;
  private final long maxAttempts;
  private final long maxNanos;
  private long made;

  Effort(Attempts attempts, long maxAttempts, long maxNanos) {
    this.attempts = attempts;
    this.maxAttempts = maxAttempts;
    this.maxNanos = maxNanos;
  }

  /** Returns the requested puzzle, if it is found. The first attempt is always made. */
  Optional<Board> puzzle() {
    Optional<Board> puzzle;
    do {
      puzzle = attempts.next();
      made++;
    } while (!puzzle.isPresent() && made < maxAttempts && nanosLeft() > 0);
    return puzzle;
  }

  /** Returns how many attempts were made. */
  long made() {
    return made;
  }

  /** Returns the closest puzzle, after the attempts. */
  Board closest() {
    return attempts.closest();
  }

  /** Returns the level of a proper puzzle, if there is time enough to find it. */
  Optional<Level> level(Board puzzle) {
    long nanos = nanosLeft();
    if (nanos <= 0) {
      return Optional.empty();
    }
    try {
      SearchLimit limit = SearchLimit.time(Duration.ofNanos(nanos));
      return Optional.of(HodokuRating.of(puzzle, limit).level());
    } catch (SearchLimitExceededException e) {
      return Optional.empty();
    }
  }

  private long nanosLeft() {
    return maxNanos == Long.MAX_VALUE ? maxNanos : maxNanos - (System.nanoTime() - start);
  }
}
