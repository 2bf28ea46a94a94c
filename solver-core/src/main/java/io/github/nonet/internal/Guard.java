package io.github.nonet.internal;

import io.github.nonet.Progress;
import io.github.nonet.SearchLimit;

/**
 * Advances a search, which ends when its thread is interrupted and when its limit is exceeded.
 *
 * <p>This is the one place for both. A strategy only makes guesses; the guard lets it make a few at
 * a time and asks the watch in between. It does so for engines of any size, and for the searches of
 * other people.
 */
public final class Guard {
  /*
   * A slice must end well within the 10 ms that an interrupted thread may take, also in a strategy
   * that needs 100 microseconds a guess, and must be long enough to hide the cost of reading the
   * clock (about 25 ns) in a strategy that needs half a microsecond.
   *
   * Code that the JVM has not compiled yet can take a millisecond a guess. Hence slices start with
   * one guess, and grow as long as they are fast. The next search keeps the length that was found.
   */
  private static final long LONGEST_SLICE = 16;

  /** A slice that takes less may be followed by one of twice its length. */
  private static final long FAST_NANOS = 1_000_000;

  private final LimitedWatch watch;
  private long slice = 1;
  private boolean isExhausted;

  /** Guards a search that has not started. */
  public Guard(SearchLimit limit) {
    this(new LimitedWatch(limit));
  }

  /** Guards a search that has not started, and is part of a call whose time may already run. */
  public Guard(LimitedWatch watch) {
    this.watch = watch;
  }

  /** Guards another search instead. */
  public void restart(SearchLimit newLimit) {
    watch.restart(newLimit);
    isExhausted = false;
  }

  /** Leaves if the thread is interrupted, or the limit exceeded by this many guesses. */
  public void check(long guesses) {
    watch.look(guesses);
  }

  /**
   * Continues to the next solution, or to the next pause. A search that is exhausted is not
   * advanced again.
   *
   * @param search always the same since the guard started
   * @param maxGuesses after how many guesses to pause
   * @throws IllegalArgumentException if {@code maxGuesses} is negative
   */
  public Progress advance(Pausable search, long maxGuesses) {
    Arguments.requireNotNegative("maxGuesses", maxGuesses);
    if (isExhausted) {
      return Progress.EXHAUSTED;
    }
    Progress progress = advanceInSlices(search, maxGuesses);
    isExhausted = progress == Progress.EXHAUSTED;
    return progress;
  }

  private Progress advanceInSlices(Pausable search, long maxGuesses) {
    long left = maxGuesses;
    while (true) {
      long guesses = search.guesses();
      watch.look(guesses);
      long next = Math.min(Math.min(left, slice), watch.guessesLeft(guesses));
      Progress progress =
          slice < LONGEST_SLICE ? advanceAndLearn(search, next) : search.advance(next);
      left -= next;
      if (progress != Progress.PAUSED || left == 0) {
        return progress;
      }
      watch.requireGuess(search.guesses());
    }
  }

  /** Advances, and lets slices grow if that was fast. */
  private Progress advanceAndLearn(Pausable search, long maxGuesses) {
    long start = System.nanoTime();
    Progress progress = search.advance(maxGuesses);
    if (System.nanoTime() - start < FAST_NANOS) {
      slice = 2 * slice;
    }
    return progress;
  }
}
