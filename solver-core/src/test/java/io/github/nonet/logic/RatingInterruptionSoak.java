package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.SearchInterruptedException;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * How soon a rating leaves when its thread is interrupted. A machine that does other work can delay
 * any single thread, so the promise is held against the median.
 */
class RatingInterruptionSoak {
  private static final int TRIALS = 101;
  private static final long PROMISED_MILLIS = 10;

  /** The interrupts come in any phase of a rating of up to so many milliseconds. */
  private static final int LONGEST_MILLIS = 1_000;

  /** Has no divisor in common with the longest. */
  private static final int STEP_MILLIS = 379;

  @ParameterizedTest
  @EnumSource
  void interrupted_whileRating(Raters rater) throws Exception {
    long[] micros = new long[TRIALS];
    for (int i = 0; i < TRIALS; i++) {
      micros[i] = latencyMicros(rater, i * STEP_MILLIS % LONGEST_MILLIS);
    }
    Arrays.sort(micros);
    System.out.printf(
        "%s: median %d us, nine in ten %d us, most %d us%n",
        rater, micros[TRIALS / 2], micros[9 * TRIALS / 10], micros[TRIALS - 1]);
    assertThat(micros[TRIALS / 2]).isLessThan(1_000 * PROMISED_MILLIS);
  }

  private static long latencyMicros(Raters rater, int delayMillis) throws InterruptedException {
    CountDownLatch running = new CountDownLatch(1);
    AtomicLong left = new AtomicLong();
    Thread rating =
        new Thread(
            () -> {
              running.countDown();
              try {
                rater.rateForEver();
              } catch (SearchInterruptedException e) {
                left.set(System.nanoTime());
              }
            });
    rating.start();
    running.await();
    TimeUnit.MILLISECONDS.sleep(delayMillis);
    long interrupted = System.nanoTime();
    rating.interrupt();
    rating.join();
    return (left.get() - interrupted) / 1_000;
  }
}
