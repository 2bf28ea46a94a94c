package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The methods of the JDK that Android lacks are the judges. */
class TextsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "a", " a", "a ", "\t\n a b \r", "\u2003x\u3000", "\u00a0x", "  ", "ab"})
  void strip_likeTheJdk(String text) {
    assertThat(Texts.strip(text)).isEqualTo(text.strip());
  }

  @Test
  void repeat_likeTheJdk() {
    assertThat(Texts.repeat("ab", 0)).isEmpty();
    assertThat(Texts.repeat("ab", 3)).isEqualTo("ab".repeat(3));
  }
}
