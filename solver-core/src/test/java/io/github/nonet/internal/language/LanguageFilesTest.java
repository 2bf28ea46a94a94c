package io.github.nonet.internal.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each text of the English files has one in German. */
class LanguageFilesTest {
  /** Names and templates without a word that are the same in both languages. */
  private static final Set<String> SAME =
      Set.of(
          "BUG_PLUS_1",
          "SKYSCRAPER",
          "SUE_DE_COQ",
          "ALS_XZ",
          "level.UNFAIR",
          "in",
          "follows",
          "step",
          "Custom.full",
          "CONSTRAINED_PAIR.full",
          "fact.EQUALS",
          "fact.IN",
          "suspects");

  private static Properties read(String name) {
    return LanguageFile.read("io.github.nonet." + name, new Properties());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"logic.Sentences", "variant.GridSentences", "VerdictSentences", "ProofSentences"})
  void everyText_isTranslated(String name) {
    Properties english = read(name);
    Properties german = read(name + "_de");
    Set<String> keys = new TreeSet<>(english.stringPropertyNames());
    assertThat(new TreeSet<>(german.stringPropertyNames())).isEqualTo(keys);
    assertThat(keys)
        .filteredOn(key -> english.getProperty(key).equals(german.getProperty(key)))
        .isSubsetOf(SAME);
  }

  @Test
  void same_areTheSame() {
    for (String key : SAME) {
      assertThat(
              Set.of(
                      "logic.Sentences",
                      "variant.GridSentences",
                      "VerdictSentences",
                      "ProofSentences")
                  .stream()
                  .filter(name -> read(name).getProperty(key) != null)
                  .allMatch(
                      name ->
                          read(name).getProperty(key).equals(read(name + "_de").getProperty(key))))
          .as(key)
          .isTrue();
    }
  }
}
