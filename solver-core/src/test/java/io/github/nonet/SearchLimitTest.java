package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SearchLimitTest {
  private static final SearchLimit GUESSES = SearchLimit.guesses(1000);
  private static final SearchLimit TIME = SearchLimit.time(Duration.ofSeconds(2));

  @Test
  void guesses_only() {
    assertThat(GUESSES.maxGuesses()).hasValue(1000);
    assertThat(GUESSES.maxTime()).isEmpty();
    assertThat(SearchLimit.guesses(0).maxGuesses()).hasValue(0);
  }

  @Test
  void none_anyNumberAndAnyTime() {
    assertThat(SearchLimit.NONE.maxGuesses()).isEmpty();
    assertThat(SearchLimit.NONE.maxTime()).isEmpty();
    assertThat(SearchLimit.guesses(Long.MAX_VALUE)).isEqualTo(SearchLimit.NONE);
  }

  @Test
  void time_only() {
    assertThat(TIME.maxGuesses()).isEmpty();
    assertThat(TIME.maxTime()).contains(Duration.ofSeconds(2));
    assertThat(SearchLimit.time(Duration.ZERO).maxTime()).contains(Duration.ZERO);
  }

  @Test
  void time_centuries() {
    assertThat(SearchLimit.time(Duration.ofSeconds(Long.MAX_VALUE)).maxTime()).isEmpty();
    assertThat(SearchLimit.time(Duration.ofNanos(Long.MAX_VALUE)).maxTime()).isEmpty();
    assertThat(SearchLimit.time(Duration.ofNanos(Long.MAX_VALUE - 1)).maxTime())
        .contains(Duration.ofNanos(Long.MAX_VALUE - 1));
  }

  @Test
  void guessesAndTime_negative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SearchLimit.guesses(-1))
        .withMessage("max is -1; expected 0 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SearchLimit.time(Duration.ofNanos(-1)))
        .withMessage("max is PT-0.000000001S; expected zero or more");
  }

  @Test
  void time_null() {
    assertThatNullPointerException().isThrownBy(() -> SearchLimit.time(null)).withMessage("max");
    assertThatNullPointerException().isThrownBy(() -> TIME.and(null)).withMessage("other");
  }

  @Test
  void and_theSmallerOfEach() {
    SearchLimit both = GUESSES.and(TIME);
    assertThat(both).isEqualTo(TIME.and(GUESSES)).isEqualTo(both.and(both));
    assertThat(both.and(SearchLimit.guesses(7)).maxGuesses()).hasValue(7);
    assertThat(both.and(SearchLimit.time(Duration.ofNanos(7))).maxTime())
        .contains(Duration.ofNanos(7));
    assertThat(both.and(SearchLimit.NONE)).isEqualTo(both);
  }

  @Test
  void equals_sameLimits() {
    assertThat(GUESSES).isEqualTo(SearchLimit.guesses(1000)).isNotEqualTo(TIME).isNotEqualTo(null);
    assertThat(GUESSES).hasSameHashCodeAs(SearchLimit.guesses(1000));
    assertThat(GUESSES.hashCode()).isNotEqualTo(TIME.hashCode());
    assertThat(GUESSES).isNotEqualTo(SearchLimit.guesses(999)).isNotEqualTo(GUESSES.and(TIME));
  }

  @Test
  void toString_inWords() {
    assertThat(GUESSES).hasToString("1000 guesses");
    assertThat(TIME).hasToString("2 s");
    assertThat(TIME.and(GUESSES)).hasToString("1000 guesses or 2 s");
    assertThat(SearchLimit.time(Duration.ofMillis(200))).hasToString("200 ms");
    assertThat(SearchLimit.time(Duration.ofMillis(1500))).hasToString("1.5 s");
    assertThat(SearchLimit.time(Duration.ofNanos(1500))).hasToString("0.0015 ms");
    assertThat(SearchLimit.NONE).hasToString("no limit");
  }
}
