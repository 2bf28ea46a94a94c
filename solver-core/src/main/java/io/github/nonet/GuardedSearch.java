package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Slices;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A search that ends when its thread is interrupted and when its limit is exceeded.
 *
 * <p>This is the one place for both. A strategy only makes guesses; the guard lets it make a few at
 * a time and checks in between.
 */
abstract class GuardedSearch implements Search {
  private final Slices slices = new Slices();
  private SearchLimit limit;
  private boolean started;
  private boolean exhausted;
  private long startNanos;

  GuardedSearch(SearchLimit limit) {
    this.limit = limit;
  }

  /** Sets the limit of a search that begins again. */
  final void restart(SearchLimit newLimit) {
    limit = newLimit;
    started = false;
    exhausted = false;
  }

  /** Goes on as {@link Search#advance} does, without a guard. */
  abstract Progress proceed(long maxGuesses);

  /** Advances to the first solution, if there is one. */
  final Optional<Board> firstSolution() {
    return advance(Long.MAX_VALUE) == Progress.SOLUTION
        ? Optional.of(solution())
        : Optional.empty();
  }

  /** Advances to the end, or to the solution of that number, and returns how many there were. */
  final long countSolutions(long countLimit) {
    checkInterruption();
    long count = 0;
    while (count < countLimit && advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      count++;
    }
    return count;
  }

  /**
   * Returns the solutions that are still to be found; each is searched for when it is asked for.
   */
  final Stream<Board> solutions() {
    return SolutionSpliterator.stream(this);
  }

  @Override
  public final Progress advance(long maxGuesses) {
    Arguments.requireNotNegative("maxGuesses", maxGuesses);
    if (exhausted) {
      return Progress.EXHAUSTED;
    }
    startClock();
    Progress progress = advanceInSlices(maxGuesses);
    exhausted = progress == Progress.EXHAUSTED;
    return progress;
  }

  private Progress advanceInSlices(long maxGuesses) {
    long left = maxGuesses;
    while (true) {
      checkInterruption();
      checkTime();
      long next = Math.min(Math.min(left, slices.length()), guessesAllowed());
      Progress progress = slices.mayGrow() ? proceedAndLearn(next) : proceed(next);
      if (progress != Progress.PAUSED) {
        return progress;
      }
      left -= next;
      if (left == 0) {
        return progress;
      }
      if (guessesAllowed() == 0) {
        throw exceeded();
      }
    }
  }

  /** Proceeds and lets slices grow if that was fast. */
  private Progress proceedAndLearn(long maxGuesses) {
    long start = System.nanoTime();
    Progress progress = proceed(maxGuesses);
    slices.took(System.nanoTime() - start);
    return progress;
  }

  private void startClock() {
    if (!started && limit.hasTime()) {
      startNanos = System.nanoTime();
    }
    started = true;
  }

  private void checkInterruption() {
    if (Thread.currentThread().isInterrupted()) {
      throw new SearchInterruptedException(guesses());
    }
  }

  /** Leaves if the thread is interrupted, before there is a search. */
  static void requireNotInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new SearchInterruptedException(0);
    }
  }

  private void checkTime() {
    if (limit.hasTime() && System.nanoTime() - startNanos >= limit.maxNanos()) {
      throw exceeded();
    }
  }

  private long guessesAllowed() {
    return Math.max(0, limit.maxGuesses() - guesses());
  }

  private SearchLimitExceededException exceeded() {
    SearchLimitExceededException exceeded = new SearchLimitExceededException(limit, guesses());
    if (!limit.hasTime()) {
      Log.LOGGER.debug("{}", exceeded.getMessage());
    }
    return exceeded;
  }

  /**
   * Loaded when the first limit of guesses is exceeded: a program that exceeds none does not pay
   * for logging. Nor does one that is short of time: SLF4J needs 20 to 35 ms to start.
   */
  private static final class Log {
    static final Logger LOGGER = LoggerFactory.getLogger(GuardedSearch.class);
  }
}
