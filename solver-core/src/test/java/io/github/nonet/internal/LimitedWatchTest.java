package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitedWatchTest {
  @Test
  void look_guesses() {
    LimitedWatch watch = new LimitedWatch(SearchLimit.guesses(7));
    assertThatCode(() -> watch.look(7)).doesNotThrowAnyException();
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> watch.look(8))
        .returns(8L, SearchLimitExceededException::guesses)
        .returns(SearchLimit.guesses(7), SearchLimitExceededException::limit);
  }

  @Test
  void guess_asManyAsTheLimitAllows() {
    LimitedWatch watch = new LimitedWatch(SearchLimit.guesses(2));
    watch.guess();
    watch.guess();
    watch.look();
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(watch::guess)
        .withMessage("the search was given up after 2 guesses; its limit was 2 guesses");
  }

  @Test
  void requireGuess_asManyAsTheLimitAllows() {
    LimitedWatch watch = new LimitedWatch(SearchLimit.guesses(7));
    assertThatCode(() -> watch.requireGuess(6)).doesNotThrowAnyException();
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> watch.requireGuess(7))
        .withMessage("the search was given up after 7 guesses; its limit was 7 guesses");
    assertThatCode(() -> new LimitedWatch(SearchLimit.NONE).requireGuess(Long.MAX_VALUE - 1))
        .doesNotThrowAnyException();
  }

  @Test
  void guessesLeft_noneWhenMoreWereMade() {
    LimitedWatch watch = new LimitedWatch(SearchLimit.guesses(7));
    assertThat(watch.guessesLeft(3)).isEqualTo(4);
    assertThat(watch.guessesLeft(9)).isZero();
  }

  @Test
  void look_time() {
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> new LimitedWatch(SearchLimit.time(Duration.ZERO)).look());
    LimitedWatch watch = new LimitedWatch(SearchLimit.time(Duration.ofHours(1)));
    assertThatCode(() -> watch.look(1_000_000)).doesNotThrowAnyException();
  }

  /** A search that waits before it begins has all its time. */
  @Test
  void look_timeRunsFromTheFirstOne() {
    Duration max = Duration.ofMillis(1);
    LimitedWatch watch = new LimitedWatch(SearchLimit.time(max));
    waitFor(max);
    assertThatCode(watch::look).doesNotThrowAnyException();
    waitFor(max);
    assertThatExceptionOfType(SearchLimitExceededException.class).isThrownBy(watch::look);
    watch.restart(SearchLimit.time(max));
    assertThatCode(watch::look).doesNotThrowAnyException();
  }

  @Test
  void start_theTimeRunsBeforeTheFirstLook() {
    Duration max = Duration.ofMillis(1);
    LimitedWatch watch = new LimitedWatch(SearchLimit.time(max)).start();
    waitFor(max);
    assertThat(watch.isLate()).isTrue();
    assertThatExceptionOfType(SearchLimitExceededException.class).isThrownBy(watch::look);
  }

  @Test
  void start_interrupted() {
    LimitedWatch watch = new LimitedWatch(SearchLimit.NONE);
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchInterruptedException.class).isThrownBy(watch::start);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void isLate_notWhileThereIsTime() {
    assertThat(new LimitedWatch(SearchLimit.time(Duration.ofHours(1))).start().isLate()).isFalse();
    assertThat(new LimitedWatch(SearchLimit.NONE).start().isLate()).isFalse();
  }

  /** The time is over all the same, for those that ask. An interruption ends such a task, too. */
  @Test
  void waitFor_looksThrowNothingForTheTime() {
    LimitedWatch watch = new LimitedWatch(SearchLimit.time(Duration.ZERO)).start();
    String made =
        watch.waitFor(
            () -> {
              watch.look();
              return watch.isLate() ? "late" : "in time";
            });
    assertThat(made).isEqualTo("late");
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .as("waits no more")
        .isThrownBy(watch::look);
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> watch.waitFor(() -> watch.start()));
    assertThat(Thread.interrupted()).isTrue();
  }

  private static void waitFor(Duration time) {
    long start = System.nanoTime();
    while (System.nanoTime() - start <= time.toNanos()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void restart_anotherLimit() {
    LimitedWatch watch = new LimitedWatch(SearchLimit.guesses(1));
    watch.guess();
    watch.restart(SearchLimit.guesses(1));
    assertThatCode(watch::guess).doesNotThrowAnyException();
    watch.restart(SearchLimit.NONE);
    assertThatCode(() -> watch.look(Long.MAX_VALUE)).doesNotThrowAnyException();
  }

  @Test
  void look_interrupted() {
    LimitedWatch watch = new LimitedWatch(SearchLimit.NONE);
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> watch.look(3))
          .returns(3L, SearchInterruptedException::guesses);
    } finally {
      Thread.interrupted();
    }
  }
}
