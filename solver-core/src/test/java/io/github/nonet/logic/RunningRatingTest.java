package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A rating that runs is left when its thread is interrupted, and when its limit is exceeded. */
@Timeout(120)
class RunningRatingTest {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Work after which a thread is amidst a rating. */
  private static final long SOME_NANOS = Tries.of(100_000_000, 500_000_000);

  /**
   * How a thread was left.
   *
   * @param cause what was thrown
   * @param isInterrupted the interrupt status then
   */
  private record Left(RuntimeException cause, boolean isInterrupted) {}

  @ParameterizedTest
  @EnumSource
  void rate_interruptedWhileItRuns(Raters rater) throws Exception {
    Left left = interrupt(rater::rateForEver);
    assertThat(left.cause()).isInstanceOf(SearchInterruptedException.class);
    assertThat(left.isInterrupted()).isTrue();
  }

  @Test
  void explainerRating_interruptedTellsHowManyAssumptionsItMade() throws Exception {
    SearchInterruptedException cause =
        (SearchInterruptedException) interrupt(Raters.EXPLAINER::rateForEver).cause();
    assertThat(cause.guesses()).isPositive();
  }

  /** Interrupts a thread when it has worked for some time. */
  private static Left interrupt(Runnable work) throws Exception {
    CompletableFuture<Left> left = new CompletableFuture<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (RuntimeException e) {
                left.complete(new Left(e, Thread.currentThread().isInterrupted()));
              }
            });
    thread.start();
    while (THREADS.getThreadCpuTime(thread.getId()) < SOME_NANOS && thread.isAlive()) {
      Thread.sleep(10);
    }
    thread.interrupt();
    return left.get();
  }

  @Test
  void explainerRating_limitOfTimeWhileItRuns() {
    SearchLimit limit = SearchLimit.time(Duration.ofMillis(200));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> Raters.EXPLAINER.rate(limit))
        .withMessageContaining("its limit was 200 ms");
  }

  @Test
  void explainerRating_limitOfManyAssumptions() {
    SearchLimit limit = SearchLimit.guesses(10_000);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> Raters.EXPLAINER.rate(limit))
        .satisfies(exceeded -> assertThat(exceeded.guesses()).isEqualTo(10_000));
  }

  @Test
  void hodokuRating_limitOfGuesses() {
    for (long guesses = 0; guesses < Raters.GUESSES; guesses++) {
      SearchLimit limit = SearchLimit.guesses(guesses);
      assertThatExceptionOfType(SearchLimitExceededException.class)
          .isThrownBy(() -> HodokuRating.of(Raters.HARD, limit));
    }
    assertThat(HodokuRating.of(Raters.HARD, SearchLimit.guesses(Raters.GUESSES)))
        .isEqualTo(HodokuRating.of(Raters.HARD));
  }
}
