package io.github.nonet.internal.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageTest {
  private static final List<Function<Locale, Language>> KINDS =
      List.of(Language::ofBoards, Language::ofGrids, Language::ofVerdicts);

  @ParameterizedTest
  @ValueSource(strings = {"de", "de-AT", "de-DE-x-dialect", "de-u-nu-latn"})
  void german_ofAllCountries(String tag) {
    Locale locale = Locale.forLanguageTag(tag);
    assertThat(KINDS).allMatch(kind -> kind.apply(locale).get("language").equals("de"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "en", "en-US", "fr", "de1x", "xx-DE", "zh-Hant-TW", "deutsche"})
  void english_whateverElseIsAsked(String tag) {
    Locale machine = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    try {
      Locale locale = Locale.forLanguageTag(tag);
      assertThat(KINDS).allMatch(kind -> kind.apply(locale).get("language").equals("en"));
    } finally {
      Locale.setDefault(machine);
    }
  }

  /** Each language is read once. */
  @Test
  void same_whenAskedAgain() {
    assertThat(KINDS)
        .allMatch(kind -> kind.apply(Locale.GERMAN) == kind.apply(Locale.GERMANY))
        .allMatch(kind -> kind.apply(Locale.FRENCH) == kind.apply(Locale.ENGLISH));
  }

  @Test
  void key_missing() {
    Language language = Language.ofBoards(Locale.GERMAN);
    assertThat(language.has("NO_SUCH_KEY")).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> language.get("NO_SUCH_KEY"))
        .withMessage("no text for NO_SUCH_KEY");
  }

  @Test
  void file_missing() {
    assertThatNullPointerException()
        .isThrownBy(() -> LanguageFile.read("io.github.nonet.NoSentences", new Properties()))
        .withMessage("/io/github/nonet/NoSentences.properties");
  }

  @Test
  void file_mayLackTexts() {
    Properties others = new Properties();
    others.setProperty("only here", "yes");
    Properties texts = LanguageFile.read("io.github.nonet.logic.Sentences", others);
    assertThat(texts.getProperty("only here")).isEqualTo("yes");
    assertThat(texts.getProperty("language")).isEqualTo("en");
  }

  /** A translation that lies in the folder and is in no list would never be read. */
  @Test
  void translations_areAllRead() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/resources"))) {
      TreeSet<String> languages =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.matches(".*_[a-z]+\\.properties"))
              .map(name -> name.replaceAll(".*_|\\..*", ""))
              .collect(Collectors.toCollection(TreeSet::new));
      assertThat(languages)
          .isNotEmpty()
          .allMatch(
              language ->
                  Language.ofBoards(Locale.forLanguageTag(language))
                      .get("language")
                      .equals(language));
    }
  }

  @Test
  void list_ofWords() {
    Language english = Language.ofBoards(Locale.ENGLISH);
    assertThat(english.list(List.of())).isEmpty();
    assertThat(english.list(List.of("a"))).isEqualTo("a");
    assertThat(english.list(List.of("a", "b", "c"))).isEqualTo("a, b and c");
  }
}
