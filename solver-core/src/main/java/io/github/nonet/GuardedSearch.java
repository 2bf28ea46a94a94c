package io.github.nonet;

import io.github.nonet.internal.Arguments;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A search under guard: it leaves when its thread is interrupted and when its limit is exceeded.
 *
 * <p>This is the one place for both. A strategy only makes guesses; the guard lets it make a few at
 * a time and looks around in between.
 */
final class GuardedSearch implements Search {
  /*
   * A slice must end well within the 10 ms that an interrupted thread may take, also in a strategy
   * that needs 100 microseconds a guess, and must be long enough to hide the cost of looking at the
   * clock (some 25 ns) in a strategy that needs half a microsecond.
   */
  private static final long SLICE_GUESSES = 16;

  private final Search search;
  private final SearchLimit limit;
  private boolean started;
  private long startNanos;

  GuardedSearch(Search search, SearchLimit limit) {
    this.search = search;
    this.limit = limit;
  }

  /** Returns the search under guard without a limit; the search itself if it is guarded already. */
  static GuardedSearch interruptible(Search search) {
    return search instanceof GuardedSearch guarded
        ? guarded
        : new GuardedSearch(search, SearchLimit.NONE);
  }

  /** Advances to the first solution, if there is one. */
  Optional<Board> firstSolution() {
    return advance(Long.MAX_VALUE) == Progress.SOLUTION
        ? Optional.of(solution())
        : Optional.empty();
  }

  /** Advances to the end, or past {@code limit} solutions, and returns how many there were. */
  long countSolutions(long limit) {
    long count = 0;
    while (count < limit && advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      count++;
    }
    return count;
  }

  @Override
  public Progress advance(long maxGuesses) {
    long left = Arguments.requireNotNegative("maxGuesses", maxGuesses);
    startClock();
    while (true) {
      checkInterruption();
      checkTime();
      long slice = Math.min(Math.min(left, SLICE_GUESSES), guessesAllowed());
      Progress progress = search.advance(slice);
      if (progress != Progress.PAUSED) {
        return progress;
      }
      left -= slice;
      if (left == 0) {
        return progress;
      }
      if (guessesAllowed() == 0) {
        throw exceeded();
      }
    }
  }

  @Override
  public Board solution() {
    return search.solution();
  }

  @Override
  public long guesses() {
    return search.guesses();
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
    Log.LOGGER.debug("{}", exceeded.getMessage());
    return exceeded;
  }

  /** Loaded when the first limit is hit: a program that hits none does not pay for logging. */
  private static final class Log {
    static final Logger LOGGER = LoggerFactory.getLogger(Solver.class);
  }
}
