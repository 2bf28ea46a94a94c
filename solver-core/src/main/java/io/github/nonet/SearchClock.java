package io.github.nonet;

import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells a search when to leave: when its thread is interrupted, or when its limit is exceeded. A
 * search of one's own that is not a {@link Search} looks at it from time to time, and so leaves as
 * every search of this library does.
 *
 * <p>A clock is for one search, in one thread.
 *
 * @since 1.0.0
 */
public final class SearchClock {
  /** The clock of all searches without a limit: it has nothing to remember. */
  private static final SearchClock ENDLESS = new SearchClock(SearchLimit.NONE);

  private final SearchLimit limit;
  private final long startNanos;

  private SearchClock(SearchLimit limit) {
    this.limit = limit;
    this.startNanos = limit.hasTime() ? System.nanoTime() : 0;
  }

  /**
   * {@return a clock that begins to run now}
   *
   * @param limit what the search may cost
   */
  public static SearchClock start(SearchLimit limit) {
    Objects.requireNonNull(limit, "limit");
    return limit.equals(SearchLimit.NONE) ? ENDLESS : new SearchClock(limit);
  }

  /**
   * Returns if the search may go on. It costs some 30 ns; a search that calls it once in a
   * millisecond keeps the promise to leave within 10 ms.
   *
   * @param guesses how many guesses the search has made, 0 or more
   * @throws SearchInterruptedException if the thread is interrupted; its status stays set
   * @throws SearchLimitExceededException if the limit is exceeded
   */
  public void check(long guesses) {
    if (Thread.currentThread().isInterrupted()) {
      throw new SearchInterruptedException(guesses);
    }
    boolean isLate = limit.hasTime() && System.nanoTime() - startNanos >= limit.maxNanos();
    if (isLate || guesses > limit.maxGuesses()) {
      throw exceeded(guesses);
    }
  }

  /**
   * Returns if the search may make one more guess. A search calls it before each guess, or before
   * it asks for more than {@link #guessesLeft} allows.
   *
   * @param guesses how many guesses the search has made, 0 or more
   * @throws SearchLimitExceededException if the limit allows no more
   */
  public void requireGuess(long guesses) {
    if (guesses >= limit.maxGuesses()) {
      throw exceeded(guesses);
    }
  }

  private SearchLimitExceededException exceeded(long guesses) {
    SearchLimitExceededException exceeded = new SearchLimitExceededException(limit, guesses);
    if (!limit.hasTime()) {
      Log.LOGGER.debug("{}", exceeded.getMessage());
    }
    return exceeded;
  }

  /**
   * {@return how many more guesses the search may make} A search that needs one more when none is
   * left calls {@link #requireGuess}, which throws.
   *
   * @param guesses how many guesses the search has made, 0 or more
   */
  public long guessesLeft(long guesses) {
    return Math.max(0, limit.maxGuesses() - guesses);
  }

  /**
   * Loaded when the first limit of guesses is exceeded: a program that exceeds none does not pay
   * for logging. Nor does one that is short of time: SLF4J needs 20 to 35 ms to start.
   */
  private static final class Log {
    static final Logger LOGGER = LoggerFactory.getLogger(SearchClock.class);
  }
}
