package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SearchClockTest {
  @Test
  void check_guesses() {
    SearchClock clock = SearchClock.start(SearchLimit.guesses(7));
    assertThatCode(() -> clock.check(7)).doesNotThrowAnyException();
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> clock.check(8))
        .returns(8L, SearchLimitExceededException::guesses);
  }

  @Test
  void requireGuess_asManyAsTheLimitAllows() {
    SearchClock clock = SearchClock.start(SearchLimit.guesses(7));
    assertThatCode(() -> clock.requireGuess(6)).doesNotThrowAnyException();
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> clock.requireGuess(7))
        .withMessage("the search was given up after 7 guesses; its limit was 7 guesses");
    assertThatCode(() -> SearchClock.start(SearchLimit.NONE).requireGuess(Long.MAX_VALUE - 1))
        .doesNotThrowAnyException();
  }

  @Test
  void check_time() {
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> SearchClock.start(SearchLimit.time(Duration.ZERO)).check(0));
    SearchClock clock = SearchClock.start(SearchLimit.time(Duration.ofHours(1)));
    assertThatCode(() -> clock.check(1_000_000)).doesNotThrowAnyException();
  }

  @Test
  void check_noLimit() {
    assertThatCode(() -> SearchClock.start(SearchLimit.NONE).check(Long.MAX_VALUE))
        .doesNotThrowAnyException();
  }

  @Test
  void check_interrupted() {
    SearchClock clock = SearchClock.start(SearchLimit.NONE);
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> clock.check(3))
          .returns(3L, SearchInterruptedException::guesses);
    } finally {
      Thread.interrupted();
    }
  }
}
