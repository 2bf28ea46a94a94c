package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

/**
 * How soon work leaves when its thread is interrupted. A machine that does other work can delay any
 * single thread, so the promise is held against the median.
 */
public final class InterruptionLatency {
  private static final int TRIALS = 101;
  private static final long PROMISED_MILLIS = 10;

  private InterruptionLatency() {}

  /**
   * Interrupts the work again and again, and prints how long it took to leave.
   *
   * @param work calls what it is given when it has begun, and then continues for ever
   * @param delayMillis for each trial, how long the work is left alone
   */
  public static void check(Object name, IntUnaryOperator delayMillis, Consumer<Runnable> work)
      throws InterruptedException {
    long[] micros = new long[TRIALS];
    for (int trial = 0; trial < TRIALS; trial++) {
      micros[trial] = micros(delayMillis.applyAsInt(trial), work);
    }
    Arrays.sort(micros);
    System.out.printf(
        "%s: median %d us, nine in ten %d us, most %d us%n",
        name, micros[TRIALS / 2], micros[9 * TRIALS / 10], micros[TRIALS - 1]);
    assertThat(micros[TRIALS / 2]).isLessThan(1_000 * PROMISED_MILLIS);
  }

  private static long micros(int delayMillis, Consumer<Runnable> work) throws InterruptedException {
    CountDownLatch running = new CountDownLatch(1);
    AtomicLong left = new AtomicLong();
    Thread thread =
        new Thread(
            () -> {
              try {
                work.accept(running::countDown);
              } catch (SearchInterruptedException e) {
                left.set(System.nanoTime());
              }
            });
    thread.start();
    assertThat(running.await(1, TimeUnit.MINUTES)).as("begun").isTrue();
    TimeUnit.MILLISECONDS.sleep(delayMillis);
    long interrupted = System.nanoTime();
    thread.interrupt();
    thread.join();
    assertThat(left.get()).as("when the interrupt was seen").isPositive();
    return (left.get() - interrupted) / 1_000;
  }
}
