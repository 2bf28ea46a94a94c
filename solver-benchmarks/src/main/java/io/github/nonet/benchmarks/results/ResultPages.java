package io.github.nonet.benchmarks.results;

import io.github.nonet.benchmarks.results.Chart.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The pages that show results, made from result files and from nothing else. */
final class ResultPages {
  private static final String PAGE = "docs/results/figures.md";
  private static final String README = "README.md";
  private static final String CHARTS = "docs/charts/";

  /** The first line of the page. */
  private static final Pattern SOURCES =
      Pattern.compile("<!-- Made by: .* render --factors=(\\S+) (.*) -->");

  /** The region of the README between the two marks, which is generated. */
  private static final Pattern REGION =
      Pattern.compile(
          "(?s)(?<=<!-- benchmark-table:begin -->\n).*?(?=<!-- benchmark-table:end -->)");

  private final Path root;
  private final String factors;
  private final List<String> sources;
  private final List<Result> results = new ArrayList<>();

  /**
   * Reads the results; all files are paths below {@code root}.
   *
   * @param factors the file from {@code compare}, for the README
   * @param sources the files from {@code record}, the most important first
   */
  ResultPages(Path root, String factors, List<String> sources) throws IOException {
    this.root = root;
    this.factors = factors;
    this.sources = sources;
    for (String source : sources) {
      results.add(Result.read(root.resolve(source)));
    }
  }

  /** Returns the pages from the sources that the page itself names. */
  static ResultPages asNamedBy(Path root) throws IOException {
    Matcher matcher = SOURCES.matcher(Files.readString(root.resolve(PAGE)));
    if (!matcher.find()) {
      throw new IllegalArgumentException(PAGE + " does not name its sources");
    }
    return new ResultPages(root, matcher.group(1), List.of(matcher.group(2).split(" ")));
  }

  List<Result> results() {
    return results;
  }

  /** Returns the content of all files by their paths, the README only if there is one. */
  Map<String, String> files() throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    List<Chart> charts = new ResultCharts(results).all();
    files.put(PAGE, page(charts));
    Path readme = root.resolve(README);
    if (Files.exists(readme)) {
      String region = Matcher.quoteReplacement(region(charts.get(0)));
      files.put(README, REGION.matcher(Files.readString(readme)).replaceFirst(region));
    }
    for (Chart chart : charts) {
      for (Theme theme : Theme.values()) {
        String name = chart.name() + "-" + theme.name().toLowerCase(Locale.ROOT);
        files.put(CHARTS + name + ".svg", chart.svg(theme));
      }
    }
    return files;
  }

  private String page(List<Chart> charts) {
    return Template.PAGE.fill(
        Map.of(
            "factors",
            factors,
            "sources",
            String.join(" ", sources),
            "folder",
            "../charts/",
            "charts",
            charts,
            "results",
            IntStream.range(0, results.size()).mapToObj(this::section).toList()));
  }

  private Map<String, Object> section(int i) {
    Result result = results.get(i);
    return Map.of(
        "source", sources.get(i),
        "environment", result.environment(),
        "options", result.options().entrySet(),
        "corpora", result.corpora(),
        "tables", tables(i).entrySet());
  }

  /**
   * Returns the tables of a result: guesses depend on no Java, so only the last result shows them.
   */
  private Map<String, String> tables(int i) {
    Map<String, String> tables = new ResultTables(results.get(i)).all();
    if (i < results.size() - 1) {
      tables.keySet().removeIf(title -> title.startsWith("Guesses "));
    }
    return tables;
  }

  /** Returns the part for the README: the first chart and the factors. */
  private String region(Chart chart) throws IOException {
    Factors measured = Factors.read(root.resolve(factors));
    return Template.REGION.fill(
        Map.of(
            "folder", CHARTS,
            "chart", chart,
            "measured", measured,
            "table", measured.table(),
            "source", factors));
  }
}
