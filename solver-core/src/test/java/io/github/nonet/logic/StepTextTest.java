package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The bundle: each language says the same. */
class StepTextTest {
  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle("io.github.nonet.logic.StepText", locale);
  }

  @Test
  void bundles_haveTheSameKeys() {
    Set<String> english = new TreeSet<>(bundle(Locale.ROOT).keySet());
    assertThat(new TreeSet<>(bundle(Locale.GERMAN).keySet())).isEqualTo(english);
  }

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
    java.util.regex.Pattern.compile("\\{[^}]*}")
        .matcher(template)
        .results()
        .forEach(match -> words.add(match.group()));
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
