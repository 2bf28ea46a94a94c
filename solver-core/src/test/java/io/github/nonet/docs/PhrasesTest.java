package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Phrases that a native reader stumbles over: they must not return to pages, hints and comments.
 */
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
          new Phrase("(?<![Tt]here )\\bis (no|none of a) (number|such|link|fish)\\b", "is not a"),
          new Phrase("\\b[Vv]ery many\\b", "many, or in bulk"),
          new Phrase("\\b[Ss]ome \\d", "about, which cannot be read as a part"),
          new Phrase("\\b(beside|goes\\s+on)\\b", "next to, in addition to; continues"),
          new Phrase("\\b(One|one) of the ends is true\\b", "at least one end: both may be"),
          new Phrase("\\brow \\d+ column \\d+\\b", "r1c1, the notation of players"),
          new Phrase("\\bDas streicht\\b", "Damit entf\u00e4llt"));

  /** Further phrases, which comments must not use. */
  private static final List<Phrase> PHRASES_OF_COMMENTS =
      List.of(
          new Phrase("^What (?!.*\\?)", "a noun: the values, the result, the rest"),
          new Phrase("(?<!#)(?<!@param )\\b[Bb]eg(?:ins?|an|un|inning)\\b", "start"),
          new Phrase(
              "(?<![Tt]here )\\b(?:is|are|was|were) no (?!longer\\b|more\\b|less\\b|\\w+er\\b)",
              "is not a"),
          new Phrase("\\blook(?:s|ed|ing)? at\\b", "examine, check, ask"),
          new Phrase("\\b(?:alone|too|as well)[.;,:)]", "only, also, next to what they limit"),
          new Phrase("\\bas asked\\b", "requested"),
          new Phrase("\\bfrom (?:[\\w{}@]+ ){1,3}on[.,;:)]", "starting with, afterwards"),
          new Phrase("(?<!nonet-)\\bbehind\\b(?! the (?:digits|values))", "after"),
          new Phrase("(?<!now and )\\bthen[.;]", "then, before the verb"),
          new Phrase("(?<!\\{)\\b(?:goes|gone)\\b", "is eliminated, is removed, moves"),
          new Phrase("\\b(?:says|tells)\\b", "explains, returns, reports, shows"),
          new Phrase("(?:^|[.:] )(?:Of|Who|Where) (?![^.]*\\?)", "the subject first; if; which"),
          new Phrase("\\b(?:that|those) of\\b", "the noun again, or another verb"),
          new Phrase("^(?:Adds|Does|Finds|Returns|Writes) what\\b", "the noun that it is"),
          new Phrase("@param \\w+ (?:what|how|where|which|who)\\b", "a noun: the number, the kind"),
          new Phrase("(?<!\\()\\b(?:at (?:least|most)|only)[.;,:]", "before what they limit"),
          new Phrase("\\bless one\\b", "minus one"),
          new Phrase("(?<![Ii]f )\\b(?:so|such)[.;,]", "the thing itself"),
          new Phrase("\\bstands?\\b(?! on (?:its|their) own)", "is, means"),
          new Phrase("\\b(?:takes?|taken) away\\b", "removes, eliminates"),
          new Phrase("\\bmostly\\b", "usually"),
          new Phrase("\\b(?:no|each|nothing|all) but\\b", "except, only, other than"),
          new Phrase("\\b(?:oftener|lately|thereby|rightly)\\b", "more often, recently, by this"),
          new Phrase("\\b[Ss]ome (?:ms|ns|\\w+seconds|\\w+bytes)\\b", "about N, a few"));

  /** Further phrases, which the sentences of pages must not use. */
  private static final List<Phrase> PHRASES_OF_PROSE =
      List.of(
          new Phrase("(?:^|[.:] )What (?![^.]*\\?)", "name the thing"),
          new Phrase("(?:^|[.] )Of ", "the subject first"),
          new Phrase("\\b[Bb]eg(?:ins?|an|un|inning)\\b", "start"),
          new Phrase(
              "(?<![Tt]here )\\b(?:is|are|was|were) no (?!longer\\b|more\\b|less\\b|\\w+er\\b)",
              "is not a"),
          new Phrase("\\blook(?:s|ed|ing)? at\\b", "examine, check"),
          new Phrase("\\b(?:alone|too|as well)[.;:)]", "only, also, next to what they limit"),
          new Phrase("\\bfrom (?:\\w+ ){1,3}on[.,;:)]", "and later, afterwards"),
          new Phrase("\\bthen[.;]", "then, before the verb"),
          new Phrase("\\b(?:says|tells|stands)\\b", "explains, returns, means"),
          new Phrase("\\bmostly\\b", "usually"),
          new Phrase("(?:^|[.] )(?:Where|Who) (?![^.]*\\?)", "if, the cells in which"),
          new Phrase("\\b(?:that|those) of\\b", "the noun again, or another verb"),
          new Phrase("\\b(?:at least|at most|only)[.;:]", "before what they limit"),
          new Phrase("(?<![Ii]f |as )\\b(?:so|such)[.;,]", "the thing itself"),
          new Phrase("\\b(?:takes?|taken) away\\b", "removes, eliminates"),
          new Phrase("\\b(?:no|each|nothing|all) but\\b", "except, only, other than"),
          new Phrase("\\bas asked\\b", "requested"),
          new Phrase("\\bless one\\b", "minus one"));

  private static final Pattern COMMENT =
      Pattern.compile("/\\*.*?\\*/|(?:[ \\t]*//[^\\n]*\\n)+", Pattern.DOTALL);

  private static final Pattern MARGIN =
      Pattern.compile("(?m)^[ \\t]*(?:/\\*\\*?|\\*/|\\*|//)[ \\t]?|\\s*\\*/$");

  private static List<String> complaints(String text) {
    return complaints(text, PHRASES);
  }

  private static List<String> complaints(String text, List<Phrase> phrases) {
    List<String> complaints = new ArrayList<>();
    for (Phrase phrase : phrases) {
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
  void sentencesOfPages_haveNone() {
    assertThat(Pages.all())
        .allSatisfy(
            page ->
                assertThat(sentences(Pages.text(page)))
                    .allSatisfy(
                        part ->
                            assertThat(complaints(part, PHRASES_OF_PROSE))
                                .as("%s", page)
                                .isEmpty()));
  }

  /** Returns paragraphs, points and rows without code, comments, and hints that are quoted. */
  private static List<String> sentences(String page) {
    String prose =
        page.replaceAll("(?ms)^ *```.*?^ *```$|^>.*?$|<!--.*?-->|<img.*?>", "")
            .replaceAll("(?m)^\\| [A-Z][a-z ]+: .*", "")
            .replaceAll("`[^`\n]*`", "`code`");
    return Stream.of(prose.split("\\n\\s*\\n|\\n(?=[-|#] ?)"))
        .map(part -> part.strip().replaceFirst("^- ", "").replaceAll("\\s+", " "))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "# A\\n\\nA sum. What goes is bad., What",
    "- one\\n- Of two one is left, Of",
    "It begins here, begins",
    "a mark that is no\\nsuch, is no",
    "A level. Where names differ it helps, Where",
    "The rules are those of boards, those of",
    "It holds for boards only., only.",
    "A digit is taken away, taken away",
    "all but one, all but"
  })
  void phraseOfSentence_isFound(String page, String phrase) {
    assertThat(sentences(page.replace("\\n", "\n")))
        .flatExtracting(part -> complaints(part, PHRASES_OF_PROSE))
        .first()
        .asString()
        .contains(phrase);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "What is left?",
        "Where is 7?",
        "```\nit begins\n```",
        "> it begins",
        "`begins`",
        "too many",
        "forbidden as such."
      })
  void phraseOfSentence_isNotFound(String page) {
    assertThat(sentences(page))
        .flatExtracting(part -> complaints(part, PHRASES_OF_PROSE))
        .isEmpty();
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

  /** A hint asks the player to look at something, and the rules of a clue quote what it says. */
  private static final Pattern WORDED_OTHERWISE = Pattern.compile("where|.*\\.where|rules\\..*");

  @Test
  void sentencesOfBundles_haveNone() throws IOException {
    Path resources = Example.ROOT.resolve("solver-core/src/main/resources");
    List<String> read = new ArrayList<>();
    try (Stream<Path> files = Files.walk(resources)) {
      for (Path file :
          files
              .filter(it -> it.toString().matches(".*Sentences\\w*(?<!_\\w\\w)\\.properties"))
              .toList()) {
        Properties bundle = new Properties();
        bundle.load(new StringReader(Files.readString(file)));
        for (String key : bundle.stringPropertyNames()) {
          if (!WORDED_OTHERWISE.matcher(key).matches()) {
            read.add(key);
            assertThat(complaints(bundle.getProperty(key), PHRASES_OF_PROSE)).as(key).isEmpty();
          }
        }
      }
    }
    assertThat(read).hasSizeGreaterThan(200);
  }

  @Test
  void comments_haveNone() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String folder :
        List.of("solver-core/src/main", "solver-benchmarks/src/main", "docs/examples")) {
      try (Stream<Path> files = Files.walk(Example.ROOT.resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    assertThat(sources)
        .hasSizeGreaterThan(300)
        .allSatisfy(
            source ->
                assertThat(complaintsAboutComments(Pages.text(source))).as("%s", source).isEmpty());
  }

  private static List<String> complaintsAboutComments(String source) {
    return COMMENT
        .matcher(source)
        .results()
        .map(comment -> MARGIN.matcher(comment.group()).replaceAll(""))
        .map(comment -> comment.strip().replaceAll("\\s+", " "))
        .flatMap(
            comment ->
                Stream.concat(
                    complaints(comment).stream(),
                    complaints(comment, PHRASES_OF_COMMENTS).stream()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "/** What a round came to. */ int i;, What",
    "/**\\n   * A sum.\\n   *\\n   * <p>It begins at 1.\\n   */, begins",
    "// a byte that\\n  // is no cell\\n, is no",
    "/* Ends that are looked\\n * at between two. */, looked at",
    "/* a limit too. */, too.",
    "int begin = 1; // the digit goes\\n, goes",
    "/** Counts. Of all cells one is open. */, . Of",
    "/** The rules are those of a square. */, those of",
    "/** Returns what is left. */, Returns what",
    "/** Adds.\\n * @param size how many cells it has\\n */, @param size how",
    "/** Uses boards only. */, only.",
    "/** The rounds between two looks less one. */, less one",
    "/** Returns whether this is so. */, so.",
    "/** A bar stands before it. */, stands",
    "/** Removes all but one. */, all but",
    "/** It takes some microseconds. */, some microseconds"
  })
  void phraseOfComments_isFound(String source, String phrase) {
    assertThat(complaintsAboutComments(source.replace("\\n", "\n")))
        .singleElement()
        .asString()
        .startsWith(phrase);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/** What is left? */",
        "/** There is no such cell. */",
        "int begin = 1;",
        "/** asked now and then; it may throw */",
        "/** If so, it returns only one of at most three. */",
        "/** {@code nonet-behind}: drawn behind the digits. @param begin starts it */"
      })
  void phraseOfComments_isNotFound(String source) {
    assertThat(complaintsAboutComments(source)).isEmpty();
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
