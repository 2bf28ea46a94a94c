package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.internal.language.Language;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the library says in words, in each of its languages. */
class LanguagesTest {
  static List<Locale> all() {
    return Languages.all();
  }

  /** A language is a file; none is missing in the list. */
  @Test
  void all_theFiles() throws Exception {
    Path folder = Path.of(Languages.class.getResource("Sentences.properties").toURI()).getParent();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.filter(file -> file.toString().endsWith(".properties")))
          .hasSize(Languages.all().size());
    }
    assertThat(Languages.all().get(0)).isEqualTo(Locale.ENGLISH);
  }

  @ParameterizedTest
  @MethodSource("all")
  void all_speakTheirLanguage(Locale locale) {
    assertThat(Language.ofBoards(locale).get("language")).isEqualTo(locale.getLanguage());
  }

  @ParameterizedTest
  @MethodSource("all")
  void levels_haveDifferentNames(Locale locale) {
    Set<String> names =
        Arrays.stream(Level.values())
            .map(level -> level.displayName(locale))
            .collect(Collectors.toSet());
    assertThat(names).hasSameSizeAs(Level.values());
  }

  @Test
  void level_inWords() {
    assertThat(Level.HARD.displayName()).isEqualTo("Hard");
    assertThat(Level.HARD.displayName(Locale.GERMANY)).isEqualTo("Schwer");
    assertThat(Level.HARD.displayName(Locale.FRENCH)).isEqualTo("Hard");
  }

  @Test
  void hodoku_inWords() {
    HodokuRating rating = new HodokuRating(Level.UNFAIR, 1180);
    assertThat(rating.describe(Locale.ENGLISH)).isEqualTo("Unfair, 1180 points");
    assertThat(rating.describe(Locale.GERMAN)).isEqualTo("Unfair, 1180 Punkte");
  }

  /** The first and the last rating of each range of docs/use/ratings.md. */
  @ParameterizedTest
  @CsvSource({
    "0.0, 0.0, solved",
    "1.0, 1.2, very easy",
    "1.5, 1.5, easy",
    "1.7, 2.5, medium",
    "2.6, 4.0, hard",
    "4.2, 6.2, very hard",
    "6.5, 7.4, for experts",
    "7.5, 8.4, for experts with patience",
    "8.5, 9.4, for few people",
    "9.5, 11.9, for programs",
    "20.0, 20.0, beyond the scale"
  })
  void explainer_inWords(double first, double last, String words) {
    for (double er : new double[] {first, last}) {
      String text = new ExplainerRating(er, er, er).describe(Locale.ENGLISH);
      assertThat(text.split(":")[0]).isEqualTo(words);
      assertThat(new ExplainerRating(er, er, er).describe(Locale.GERMAN)).isNotEqualTo(text);
    }
  }
}
