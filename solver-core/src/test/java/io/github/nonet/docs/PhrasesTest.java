package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Phrases that a native reader stumbles over, and that must not come back to pages and hints. */
class PhrasesTest {
  /** A phrase that must not be used, and what to write in its place. */
  private record Phrase(Pattern pattern, String instead) {
    Phrase(String pattern, String instead) {
      this(Pattern.compile(pattern), instead);
    }
  }

  private static final List<Phrase> PHRASES =
      List.of(
          new Phrase("\\bone's\\s+own\\b", "custom, or your own: nobody is called one"),
          new Phrase(
              "\\b(a|one) (clue|candidate|digit|cell) (less|more)\\b", "one fewer, one extra"),
          new Phrase(
              "\\bWhat (goes|is eliminated|none has)\\b", "name the thing that is eliminated"),
          new Phrase("\\bbut\\s+for\\b", "except for"),
          new Phrase("\\b(asked|wished)\\s+for\\b", "requested"),
          new Phrase("\\banew\\b", "again"),
          new Phrase("\\b([Ss]omebody|[Ww]hoever)\\b", "someone, or the caller"),
          new Phrase(
              "\\b(page|[Rr]atings|method|table|command) tells?\\b", "explains, returns, shows"),
          new Phrase("\\bis (no|none of a) (number|such|link|fish)\\b", "is not a"),
          new Phrase("\\b[Vv]ery many\\b", "many, or in bulk"),
          new Phrase("\\b[Ss]ome \\d", "about, which cannot be read as a part"),
          new Phrase("\\b(beside|goes\\s+on)\\b", "next to, in addition to; continues"),
          new Phrase("\\b(One|one) of the ends is true\\b", "at least one end: both may be"),
          new Phrase("\\brow \\d+ column \\d+\\b", "r1c1, the notation of players"),
          new Phrase("\\bDas streicht\\b", "Damit entf\u00e4llt"));

  private static List<String> complaints(String text) {
    List<String> complaints = new ArrayList<>();
    for (Phrase phrase : PHRASES) {
      for (MatchResult found : phrase.pattern().matcher(text).results().toList()) {
        complaints.add(found.group() + " -> " + phrase.instead());
      }
    }
    return complaints;
  }

  @Test
  void pages_haveNone() {
    assertThat(Pages.all())
        .isNotEmpty()
        .allSatisfy(page -> assertThat(complaints(Pages.text(page))).as("%s", page).isEmpty());
  }

  @Test
  void hintsAndVerdicts_haveNone() throws IOException {
    Path resources = Example.ROOT.resolve("solver-core/src/main/resources");
    try (Stream<Path> files = Files.walk(resources)) {
      assertThat(files.filter(file -> file.toString().endsWith(".properties")))
          .hasSizeGreaterThan(5)
          .allSatisfy(
              file -> assertThat(complaints(Files.readString(file))).as("%s", file).isEmpty());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "a rule of one's own, one's own",
    "with a clue less, a clue less",
    "the same but for symmetry, but for",
    "some 75 MB, some 7",
    "[Ratings](ratings.md) says that Ratings tell it, Ratings tell",
    "row 7 column 9, row 7 column 9"
  })
  void phrase_isFound(String text, String phrase) {
    assertThat(complaints(text)).singleElement().asString().startsWith(phrase + " -> ");
  }
}
