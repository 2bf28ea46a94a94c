package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {
  @Test
  void requireNotNegative_ends() {
    assertThat(Arguments.requireNotNegative("n", 0)).isZero();
    assertThat(Arguments.requireNotNegative("n", Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Arguments.requireNotNegative("n", -1))
        .withMessage("n is -1; expected 0 or more");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8})
  void requireIndex_inRange(int index) {
    assertThat(Arguments.requireIndex("row", index, 9)).isEqualTo(index);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 9, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void requireIndex_outOfRange(int index) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Arguments.requireIndex("row", index, 9))
        .withMessage("row is " + index + "; expected 0 to 8");
  }

  @Test
  void count_oneAndSeveral() {
    assertThat(Arguments.count(1, "guess", "guesses")).isEqualTo("1 guess");
    assertThat(Arguments.count(0, "guess", "guesses")).isEqualTo("0 guesses");
    assertThat(Arguments.count(2, "guess", "guesses")).isEqualTo("2 guesses");
  }

  @Test
  void nanos_ofShortAndEndlessTimes() {
    assertThat(Arguments.nanos(Duration.ofMillis(3))).isEqualTo(3_000_000);
    assertThat(Arguments.nanos(Duration.ofNanos(Long.MAX_VALUE))).isEqualTo(Long.MAX_VALUE);
    assertThat(Arguments.nanos(Duration.ofSeconds(Long.MAX_VALUE))).isEqualTo(Long.MAX_VALUE);
  }
}
