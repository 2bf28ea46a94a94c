package io.github.nonet.bulk;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The shared knowledge of all threads about an engine that must be compiled first: they share the
 * compiled code. Thread-safe.
 */
final class WarmUp {
  /** The warm-up is given up when it has taken so long. */
  static final long LONGEST_NANOS = 10_000_000_000L;

  private enum Trial {
    OPEN,
    WON,
    LOST
  }

  private final long headStart;
  private final BooleanSupplier isAvailable;
  private final AtomicLong steadyWork = new AtomicLong();
  private final AtomicLong swiftNanos = new AtomicLong();
  private final AtomicBoolean taken = new AtomicBoolean();
  private volatile Trial verdict = Trial.OPEN;

  /**
   * Makes the warm-up of an engine that may not be available, which is checked at the start.
   *
   * @param headStart the work of the steady engine before the warm-up starts, in guesses
   */
  WarmUp(long headStart, BooleanSupplier isAvailable) {
    this.headStart = headStart;
    this.isAvailable = isAvailable;
  }

  /** Notes that the steady engine of some thread has done so much work, in guesses. */
  void spend(long work) {
    steadyWork.addAndGet(work);
  }

  /** Returns whether the caller is to use the swift engine now; it then has to {@link #leave}. */
  boolean enter() {
    return verdict == Trial.OPEN
        && steadyWork.get() >= headStart
        && isPossible()
        && taken.compareAndSet(false, true);
  }

  private boolean isPossible() {
    boolean available = isAvailable.getAsBoolean();
    if (!available) {
      decide(Trial.LOST);
    }
    return available;
  }

  /** Leaves the phase that {@link #enter} entered, after this much time. */
  void leave(long nanos) {
    long paid = swiftNanos.addAndGet(nanos);
    taken.set(false);
    if (paid > LONGEST_NANOS) {
      decide(Trial.LOST);
    }
  }

  /** Notes that the swift engine was the faster one. */
  void win() {
    decide(Trial.WON);
  }

  private synchronized void decide(Trial verdict) {
    if (this.verdict == Trial.OPEN) {
      this.verdict = verdict;
      WarmUpLog.LOGGER.debug("warm-up {} after {} ms", verdict, swiftNanos.get() / 1_000_000);
    }
  }

  boolean isWon() {
    return verdict == Trial.WON;
  }

  boolean isLost() {
    return verdict == Trial.LOST;
  }

  /** Loaded with the first verdict: most programs never come to one. */
  private static final class WarmUpLog {
    static final Logger LOGGER = LoggerFactory.getLogger(WarmUp.class);
  }
}
