package io.github.nonet.internal.fpuzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.api.Test;

class LzStringTest {
  /** The example of the library's own page, in Base64. */
  @Test
  void compress_knownText() {
    assertThat(LzString.compress("hello")).isEqualTo("BYUwNmD2Q===");
  }

  private static void assertIsCompressed(String text) {
    assertThat(LzString.compress(text)).isEqualTo(LinkWriter.compress(text));
    assertThat(LzString.decompress(LzString.compress(text))).isEqualTo(text);
  }

  @Property(tries = 300)
  void compress_anything(@ForAll String text) {
    assertIsCompressed(text);
  }

  @Property(tries = 300)
  void compress_fewCharacters(@ForAll @CharRange(from = 'a', to = 'c') String text) {
    assertIsCompressed(text.repeat(20));
  }

  /** Every length of code, and every number of bits in the last digit. */
  @Test
  void compress_longTexts() {
    Random random = new Random(51);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 300; i++) {
      assertIsCompressed(text.toString());
      text.append((char) (random.nextInt(10) == 0 ? random.nextInt(70_000) : random.nextInt(128)));
    }
    assertIsCompressed(text.toString().repeat(100));
  }
}
