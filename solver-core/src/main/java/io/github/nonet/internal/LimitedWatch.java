package io.github.nonet.internal;

import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.time.Duration;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Says whether a search may continue: it throws when the thread is interrupted, and when the limit
 * is exceeded. The time starts to run with the first look. A search either calls {@link #look} and
 * {@link #guess}, or counts its guesses by itself and calls the methods that take their number.
 *
 * <p>A watch is for one search at a time, in one thread.
 */
public class LimitedWatch implements Watch {
  private static final long ANY = Long.MAX_VALUE;

  /*
   * A limit of guesses that is exceeded is noted in the log, except for limits that also have a
   * time: to start a logger takes longer than most limits of time. Without a logger SLF4J reports
   * this on the console, and a user asks what the search is that was given up. So the limits that a
   * call sets for itself have a time, which is never over.
   */
  private static final int DAYS_WITHOUT_END = 10_000;

  private SearchLimit limit = SearchLimit.NONE;
  private long maxGuesses = ANY;
  private long maxNanos = ANY;

  /** When the first look was, if there is a limit of time; 0 before. */
  private long startNanos;

  private boolean isRunning;

  /** Whether a task must be done, however long it takes. */
  private boolean isWaiting;

  private long guesses;

  /** Makes a watch for a search that has not started. */
  public LimitedWatch(SearchLimit limit) {
    restart(limit);
  }

  /** Returns the limit of guesses that a call sets for itself: it is exceeded in silence. */
  public static SearchLimit silent(long maxGuesses) {
    return SearchLimit.guesses(maxGuesses).and(SearchLimit.time(Duration.ofDays(DAYS_WITHOUT_END)));
  }

  /** Watches another search instead. */
  public final void restart(SearchLimit newLimit) {
    if (newLimit != limit) {
      limit = newLimit;
      maxGuesses = newLimit.maxGuesses().orElse(ANY);
      maxNanos = newLimit.maxTime().map(Duration::toNanos).orElse(ANY);
    }
    isRunning = false;
    guesses = 0;
  }

  /**
   * Starts the time now, and throws if the thread is interrupted.
   *
   * @return this watch
   */
  public final LimitedWatch start() {
    requireNotInterrupted(guesses);
    isLate();
    return this;
  }

  /** Runs a task that must be done: until it ends, a look throws nothing if the time is over. */
  public final <T> T waitFor(Supplier<T> task) {
    isWaiting = true;
    try {
      return task.get();
    } finally {
      isWaiting = false;
    }
  }

  /**
   * Is called at least once in a millisecond, so that a search ends within 10 ms; costs about 30
   * ns.
   *
   * @throws SearchInterruptedException if the thread is interrupted; its status stays set
   * @throws SearchLimitExceededException if the limit is exceeded
   */
  @Override
  public void look() {
    look(guesses);
  }

  /** Is called before each guess, or assumption that is followed; throws if none is left. */
  public void guess() {
    look();
    requireGuess(guesses);
    guesses++;
  }

  /** Does the same as {@link #look()} for a search that has made this many guesses. */
  public final void look(long made) {
    requireNotInterrupted(made);
    if (made > maxGuesses || isLate() && !isWaiting) {
      throw exceeded(made);
    }
  }

  /** Returns whether the time is over. */
  public final boolean isLate() {
    if (maxNanos == ANY) {
      return false;
    }
    long now = System.nanoTime();
    if (!isRunning) {
      isRunning = true;
      startNanos = now;
    }
    return now - startNanos >= maxNanos;
  }

  /** Throws if the limit allows no more than this many guesses. */
  final void requireGuess(long made) {
    if (made >= maxGuesses) {
      throw exceeded(made);
    }
  }

  /** Returns how many more guesses a search may make after this number. */
  final long guessesLeft(long made) {
    return Math.max(0, maxGuesses - made);
  }

  /**
   * Leaves if the thread is interrupted.
   *
   * @param made the number of guesses that the search has made
   */
  public static void requireNotInterrupted(long made) {
    if (Thread.currentThread().isInterrupted()) {
      throw new SearchInterruptedException(made);
    }
  }

  private SearchLimitExceededException exceeded(long made) {
    SearchLimitExceededException exceeded = new SearchLimitExceededException(limit, made);
    if (maxNanos == ANY) {
      WatchLog.LOGGER.debug("{}", exceeded.getMessage());
    }
    return exceeded;
  }

  /**
   * Loaded when the first limit of guesses is exceeded: a program that exceeds none does not pay
   * for logging. Nor does one that is short of time: SLF4J needs 20 to 35 ms to start.
   */
  private static final class WatchLog {
    static final Logger LOGGER = LoggerFactory.getLogger(LimitedWatch.class);
  }
}
