package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bundle: each language says the same. */
class StepTextTest {
  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle("io.github.nonet.logic.Sentences", locale);
  }

  @Test
  void bundles_haveTheSameKeys() {
    Set<String> english = new TreeSet<>(bundle(Locale.ROOT).keySet());
    assertThat(new TreeSet<>(bundle(Locale.GERMAN).keySet())).isEqualTo(english);
  }

  @Test
  void bundles_sayTheirLanguage() {
    assertThat(bundle(Locale.ROOT).getString("language")).isEqualTo("en");
    assertThat(bundle(Locale.GERMAN).getString("language")).isEqualTo("de");
  }

  /** A virtual machine that looks for classes first, or reads Latin-1, finds and reads them too. */
  @ParameterizedTest
  @ValueSource(strings = {"Sentences", "Sentences_de"})
  void bundles_needNoEncodingAndHaveNoClass(String name) throws IOException {
    assertThatExceptionOfType(ClassNotFoundException.class)
        .isThrownBy(() -> Class.forName("io.github.nonet.logic." + name));
    try (InputStream file = Step.class.getResourceAsStream(name + ".properties")) {
      assertThat(new String(file.readAllBytes(), StandardCharsets.ISO_8859_1))
          .matches("\\p{ASCII}*");
    }
    assertThat(bundle(Locale.GERMAN).getString("DEATH_BLOSSOM")).startsWith("Todesbl\u00fcte");
  }

  /**
   * The words that they show: which form a word takes, and whether it has a capital, may differ.
   */
  @Test
  void sentences_useTheSameWordsInEachLanguage() {
    assertThat(bundle(Locale.ROOT).keySet())
        .allSatisfy(
            key ->
                assertThat(words(bundle(Locale.GERMAN).getString(key)))
                    .as(key)
                    .isEqualTo(words(bundle(Locale.ROOT).getString(key))));
  }

  private static Set<String> words(String template) {
    Set<String> words = new TreeSet<>();
    java.util.regex.Pattern.compile("\\{[^:}]*}")
        .matcher(template)
        .results()
        .forEach(match -> words.add(match.group().toLowerCase(Locale.ROOT)));
    return words;
  }

  @Test
  void sentences_beginAndEndAsSentences() {
    for (Locale locale : Set.of(Locale.ROOT, Locale.GERMAN)) {
      assertThat(bundle(locale).keySet())
          .filteredOn(key -> key.endsWith(".full") || key.endsWith(".where"))
          .filteredOn(key -> !key.startsWith("Custom"))
          .allSatisfy(key -> assertThat(bundle(locale).getString(key)).as(key).endsWith("."));
    }
  }
}
