package io.github.nonet.internal.making;

import io.github.nonet.SearchInterruptedException;
import java.util.function.Supplier;

/**
 * The time for one puzzle. While it makes the puzzle a generator looks at the clock often: it
 * leaves when its thread is interrupted, and when the time is over, unless the clock waits.
 */
public final class GridClock implements Runnable {
  /** Thrown when the time is over. */
  static final class TimeOver extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** It never leaves the package, and is part of the ordinary course: no stack trace. */
    TimeOver() {
      super("the time is over", null, false, false);
    }
  }

  private final long start = System.nanoTime();
  private final long maxNanos;
  private boolean isWaiting;

  /** Starts a clock. */
  public GridClock(long maxNanos) {
    this.maxNanos = maxNanos;
  }

  boolean isOver() {
    return maxNanos != Long.MAX_VALUE && System.nanoTime() - start >= maxNanos;
  }

  /** Does what must be done, however long it takes; the clock throws nothing for the time. */
  <T> T waitFor(Supplier<T> task) {
    isWaiting = true;
    try {
      return task.get();
    } finally {
      isWaiting = false;
    }
  }

  public void requireNotInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new SearchInterruptedException(0);
    }
  }

  @Override
  public void run() {
    requireNotInterrupted();
    if (!isWaiting && isOver()) {
      throw new TimeOver();
    }
  }
}
