package io.github.nonet.benchmarks.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What README and docs show is what the result files say. When this fails, run the command in the
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
    String text = lessons(Files.readString(ROOT.resolve("docs/results/speed.md")));
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
