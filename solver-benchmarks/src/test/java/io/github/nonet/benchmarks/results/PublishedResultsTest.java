package io.github.nonet.benchmarks.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * README and docs show the figures of the result files. When this fails, run the command in the
 * comment of {@code docs/results/figures.md} again, and mend the sentences of {@code
 * docs/results/speed.md} that it names.
 */
class PublishedResultsTest {
  private static final Path ROOT = Path.of("..");

  /**
   * A range in {@code docs/results/speed.md}, with the ratio of two figures that must lie in it: "2
   * to 3
   * <!-- time: BITMASK ROW_MAJOR easy / BITMASK MOST_CONSTRAINED easy -->
   * ".
   */
  private static final Pattern CLAIM =
      Pattern.compile("([\\d,.]+)\\s+to\\s+([\\d,.]+)<!-- (\\w+): ([^/]+?)\\s+/\\s+(.+?) -->");

  /**
   * A figure in {@code docs/results/speed.md}, with its row among all figures of the first Java.
   */
  private static final Pattern FIGURE = Pattern.compile("([\\d,.]+)<!-- figure:\\s+(\\S+) -->");

  /** A row of {@code docs/results/figures.md} with one figure. */
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\w+\\.\\S+) \\| ([\\d,.]+) ± ");

  /** The words that name the origin of a section's figures. */
  private static final Pattern ORIGIN =
      Pattern.compile(
          "```sh|`compare[ `-]|`\\w+(?:Soak|Benchmark)`|#a-quick-start|not part of the project");

  private static final Map<String, String> BENCHMARKS =
      Map.of(
          "time", ResultTables.SOLVE,
          "guesses", ResultTables.SOLVE,
          "proof", ResultTables.PROVE,
          "proofguesses", ResultTables.PROVE);

  private static ResultPages pages;

  @BeforeAll
  static void readResults() throws IOException {
    pages = ResultPages.asNamedBy(ROOT);
  }

  @Test
  void files_areAsRendered() throws IOException {
    Map<String, String> files = pages.files();
    assertThat(files).containsKeys("docs/results/figures.md", "README.md").hasSize(8);
    files.forEach((name, content) -> assertThat(ROOT.resolve(name)).hasContent(content));
    assertThat(files.get("docs/results/figures.md")).containsOnlyOnce("# All figures\n");
    assertThat(ROOT.resolve("README.md"))
        .content()
        .containsPattern("<!-- benchmark-table:begin -->\n[^<]*<picture>");
  }

  @Test
  void lessons_areWhatTheFiguresSay() throws IOException {
    String text = lessons(speed());
    List<MatchResult> claims = CLAIM.matcher(text).results().toList();
    assertThat(claims).hasSizeGreaterThan(10);
    assertThat(text.split("<!-- ")).as("claims that were read").hasSize(claims.size() + 1);
    SoftAssertions softly = new SoftAssertions();
    for (MatchResult claim : claims) {
      softly
          .assertThat(ratios(claim))
          .as(claim.group())
          .isNotEmpty()
          .allSatisfy(
              ratio -> assertThat(ratio).isBetween(number(claim.group(1)), number(claim.group(2))));
    }
    softly.assertAll();
  }

  @Test
  void figures_areThoseOfAllFigures() throws IOException {
    Map<String, String> rows = new HashMap<>();
    ROW.matcher(Files.readString(ROOT.resolve("docs/results/figures.md")))
        .results()
        .forEach(row -> rows.putIfAbsent(row.group(1), row.group(2)));
    List<MatchResult> figures = FIGURE.matcher(speed()).results().toList();
    assertThat(figures)
        .hasSizeGreaterThan(3)
        .allSatisfy(
            figure ->
                assertThat(figure.group(1))
                    .as(figure.group(2))
                    .isEqualTo(rows.get(figure.group(2))));
  }

  /** A figure that no test compares would become stale, and nobody could measure it again. */
  @Test
  void figures_areComparedOrNameTheirOrigin() throws IOException {
    List<String> sections =
        Stream.of(speed().split("(?m)^(?=##)")).filter(it -> it.startsWith("##")).toList();
    assertThat(sections)
        .hasSizeGreaterThan(10)
        .allSatisfy(
            section ->
                assertThat(hasOtherFigures(section) && !ORIGIN.matcher(section).find())
                    .as(section)
                    .isFalse());
  }

  @ParameterizedTest
  @CsvSource({
    "## One\\n1.2 to 5<!-- time: A x / B x --> times, false",
    "## One\\n880<!-- figure: A.b --> a second in [two](2.md#3), false",
    "## One\\n880 a second, true"
  })
  void otherFigures_areFound(String section, boolean hasThem) {
    assertThat(hasOtherFigures(section.replace("\\n", "\n"))).isEqualTo(hasThem);
  }

  /** Returns whether a section has a figure that no test compares, outside of code and links. */
  private static boolean hasOtherFigures(String section) {
    String text = section.replaceFirst("^.*\n", "");
    for (Pattern compared : List.of(CLAIM, FIGURE, Pattern.compile("`[^`]*`|]\\([^)]*\\)"))) {
      text = compared.matcher(text).replaceAll("");
    }
    return text.matches("(?s).*\\d.*");
  }

  private static String speed() throws IOException {
    return Files.readString(ROOT.resolve("docs/results/speed.md"));
  }

  private static String lessons(String page) {
    int begin = page.indexOf("\n## What the figures teach\n");
    return page.substring(begin, page.indexOf("\n## ", begin + 1));
  }

  private static double number(String text) {
    return Double.parseDouble(text.replace(",", ""));
  }

  /** Returns the ratio by each result file that has both figures. */
  private static List<Double> ratios(MatchResult claim) {
    List<Double> ratios = new ArrayList<>();
    for (Result result : pages.results()) {
      double ratio =
          value(result, claim.group(3), claim.group(4))
              / value(result, claim.group(3), claim.group(5));
      DoubleStream.of(ratio).filter(r -> !Double.isNaN(r)).forEach(ratios::add);
    }
    return ratios;
  }

  /** Returns the figure of a strategy, in an order, or of a rival; NaN if there is none. */
  private static double value(Result result, String kind, String figure) {
    String[] words = figure.strip().split("\\s+");
    boolean isRival = words.length == 2;
    String benchmark = BENCHMARKS.get(kind.toLowerCase(Locale.ROOT));
    return result
        .find(
            isRival ? benchmark.replaceFirst("^[A-Z][a-z]+", "ThirdParty") : benchmark,
            isRival
                ? Map.of("solver", words[0] + "Rival", "corpus", words[1])
                : Map.of("algorithm", words[0], "order", words[1], "corpus", words[2]))
        .filter(found -> !found.isUncertain())
        .map(found -> kind.endsWith("guesses") ? found.guessesPerPuzzle() : found.score())
        .orElse(Double.NaN);
  }
}
