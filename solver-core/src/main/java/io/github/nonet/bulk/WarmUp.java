package io.github.nonet.bulk;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bet on an engine that is slow until the JVM has compiled it: what it may cost, and whether it
 * was won. One for all threads, because they share the compiled code. Thread-safe.
 */
final class WarmUp {
  /*
   * Solving goes on during the warm-up, only more slowly. So a warm-up has a price, the time that
   * is given to the swift engine, and the bet must be cheap compared with what is at stake: with
   * the time that was spent already, since who has solved for a minute will probably go on, or with
   * the work that is known to be left. Nobody enters who cannot afford the usual price: a warm-up
   * that is broken off is pure loss.
   *
   * Whether there is a swift engine here is asked when somebody would use it: the answer takes time
   * and may be written to the log, which a program with little to do should not have to pay for.
   *
   * One thread at a time pays. The others go on as before and profit when the bet is won.
   */

  /** What a warm-up usually costs. */
  static final long USUAL_PRICE_NANOS = 3_000_000_000L;

  /** The bet is lost when it has cost so many times the usual price. */
  static final int HIGHEST_PRICE = 4;

  /** The part of the time spent so far that may be bet. */
  static final int SHARE_OF_SPENT = 8;

  /** The part of the work known to be left that may be bet. */
  static final int SHARE_OF_LEFT = 3;

  private enum Verdict {
    OPEN,
    WON,
    LOST
  }

  private final BooleanSupplier isAvailable;
  private final AtomicLong spentNanos = new AtomicLong();
  private final AtomicLong paidNanos = new AtomicLong();
  private final AtomicBoolean taken = new AtomicBoolean();
  private volatile Verdict verdict = Verdict.OPEN;

  /** Makes a bet on an engine that may not be available. */
  WarmUp(BooleanSupplier isAvailable) {
    this.isAvailable = isAvailable;
  }

  /** Notes that the steady engine of some thread has worked so long. */
  void spend(long nanos) {
    spentNanos.addAndGet(nanos);
  }

  /**
   * Returns whether the caller may use the swift engine now; it then has to {@link #leave}.
   *
   * @param leftNanos how long the work that the caller knows of would take the steady engine
   */
  boolean enter(double leftNanos) {
    if (verdict != Verdict.OPEN) {
      return false;
    }
    double stake = Math.max(spentNanos.get() / SHARE_OF_SPENT, leftNanos / SHARE_OF_LEFT);
    return stake >= USUAL_PRICE_NANOS
        && stake >= paidNanos.get()
        && isPossible()
        && taken.compareAndSet(false, true);
  }

  private boolean isPossible() {
    boolean available = isAvailable.getAsBoolean();
    if (!available) {
      decide(Verdict.LOST);
    }
    return available;
  }

  /** Ends what {@link #enter} began, after so much time. */
  void leave(long nanos) {
    long paid = paidNanos.addAndGet(nanos);
    taken.set(false);
    if (paid > HIGHEST_PRICE * USUAL_PRICE_NANOS) {
      decide(Verdict.LOST);
    }
  }

  /** Notes that the swift engine was the faster one. */
  void win() {
    decide(Verdict.WON);
  }

  private synchronized void decide(Verdict verdict) {
    if (this.verdict == Verdict.OPEN) {
      this.verdict = verdict;
      Log.LOGGER.debug("warm-up {} after {} ms", verdict, paidNanos.get() / 1_000_000);
    }
  }

  boolean isWon() {
    return verdict == Verdict.WON;
  }

  boolean isLost() {
    return verdict == Verdict.LOST;
  }

  /** Loaded with the first verdict: most programs never come to one. */
  private static final class Log {
    static final Logger LOGGER = LoggerFactory.getLogger(WarmUp.class);
  }
}
