package io.github.nonet.internal.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The methods of the JDK that Android lacks are the judges. */
class TextsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "a", " a", "a ", "\t\n a b \r", "\u2003x\u3000", "\u00a0x", "  ", "ab"})
  void strip_likeTheJdk(String text) {
    assertThat(Texts.strip(text)).isEqualTo(text.strip());
  }

  /** Players read "fin r1c2", and "fins r1c2 and r1c3". */
  @ParameterizedTest
  @CsvSource({"r1c2, the fin r1c2 sees 5.", "r1c2 and r1c3, the fins r1c2 and r1c3 see 5."})
  void fill_agreesInNumber(String fins, String text) {
    String template = "the {fins:fin/fins} {fins} {fins:sees/see} {digit}.";
    assertThat(Texts.fill(template, Map.of(), name -> name.equals("fins") ? fins : "5"))
        .isEqualTo(text);
  }

  /** An article joins the word before it, where the two meet and nowhere else. */
  @ParameterizedTest
  @CsvSource({
    "suche in {unit}., suche im Pfeil an dem in dem X.",
    "In {unit}., Im Pfeil an dem in dem X.",
    "bei {unit}., beim Pfeil an dem in dem X.",
    "rein {unit}., rein dem Pfeil an dem in dem X.",
    "{unit}., dem Pfeil an dem in dem X.",
    "{Unit}., Dem Pfeil an dem in dem X."
  })
  void fill_joinsArticles(String template, String text) {
    Map<String, String> seams = Map.of("in dem", "im", "bei dem", "beim");
    assertThat(Texts.fill(template, seams, name -> "dem Pfeil an dem in dem X")).isEqualTo(text);
  }

  @Test
  void repeat_likeTheJdk() {
    assertThat(Texts.repeat("ab", 0)).isEmpty();
    assertThat(Texts.repeat("ab", 3)).isEqualTo("ab".repeat(3));
  }
}
