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

/** The pages that show results, made from result files and from nothing else. */
final class ResultPages {
  static final String PAGE = "docs/benchmarks.md";
  static final String README = "README.md";

  private static final String CHARTS = "docs/charts/";
  private static final String MADE_BY =
      "<!-- Made by: java -jar solver-benchmarks/target/benchmarks.jar render ";
  private static final Pattern SOURCES = Pattern.compile(Pattern.quote(MADE_BY) + "(.*) -->");

  /** The place in the README; all between the two marks is ours. */
  private static final Pattern REGION =
      Pattern.compile(
          "(?s)(?<=<!-- benchmark-table:begin -->\n).*?(?=<!-- benchmark-table:end -->)");

  private final Path root;
  private final List<String> sources;
  private final List<Result> results = new ArrayList<>();

  /** Reads the results; {@code sources} are paths below {@code root}, the most important first. */
  ResultPages(Path root, List<String> sources) throws IOException {
    this.root = root;
    this.sources = sources;
    for (String source : sources) {
      results.add(Result.read(root.resolve(source)));
    }
  }

  /** Returns the pages that the page itself says to come from its sources. */
  static ResultPages asNamedBy(Path root) throws IOException {
    Matcher matcher = SOURCES.matcher(Files.readString(root.resolve(PAGE)));
    if (!matcher.find()) {
      throw new IllegalArgumentException(PAGE + " does not name its sources");
    }
    return new ResultPages(root, List.of(matcher.group(1).split(" ")));
  }

  List<Result> results() {
    return results;
  }

  /** Returns the content of all files by their paths, the README only if there is one. */
  Map<String, String> files() throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(PAGE, page());
    if (Files.exists(root.resolve(README))) {
      files.put(README, readme(Files.readString(root.resolve(README))));
    }
    for (Chart chart : new ResultCharts(results).all()) {
      for (Theme theme : Theme.values()) {
        String name = chart.name() + "-" + theme.name().toLowerCase(Locale.ROOT);
        files.put(CHARTS + name + ".svg", chart.svg(theme));
      }
    }
    return files;
  }

  private String page() {
    StringBuilder page = new StringBuilder(MADE_BY + String.join(" ", sources) + " -->\n\n");
    page.append(
        """
        # Results

        This page was made from the result files that it names. [Benchmarking](benchmarking.md)
        says how they were measured and what they teach.

        How to read a cell:

        - `± 4 %` is half the 99.9 % confidence interval of the mean, from one process.
        - `?` stands for a figure whose error is as large as the figure.
        - `13 % unfinished`: so many of all puzzles of the corpus need more than the guess limit
          (100,000 guesses each). The time up to there is in the figure; the true figure is worse.
        - `88 puzzles`: so many were timed, not the whole corpus. Guesses are always counted on
          all puzzles that the strategy was given.
        - `ROW_MAJOR *`: this strategy first asks whether there is a second solution, in the other
          order; the order of the rows matters only if there is one. On proper puzzles the figure
          is not that of a search row by row.

        """);
    new ResultCharts(results)
        .all()
        .forEach(chart -> page.append(picture(chart, "charts/")).append('\n'));
    for (int i = 0; i < results.size(); i++) {
      page.append("## Java " + results.get(i).environment().feature() + "\n\n");
      page.append("From `" + sources.get(i) + "`:\n\n");
      page.append(new ResultTables(results.get(i)).all()).append('\n');
    }
    return page.toString().strip() + "\n";
  }

  /** Returns {@code readme} with a fresh region, if it has one. */
  private String readme(String readme) {
    return REGION.matcher(readme).replaceFirst(Matcher.quoteReplacement(region()));
  }

  private String region() {
    Result first = results.get(0);
    return picture(new ResultCharts(results).strategies(), CHARTS)
        + "\nPuzzles per second, first solution, one thread, Java "
        + first.environment().feature()
        + ", "
        + first.environment().cpu()
        + ":\n\n"
        + new ResultTables(first).overview()
        + "\n`±`: half the 99.9 % confidence interval. `?`: the error is as large as the figure."
        + " Unfinished: given up after 100,000 guesses.\nFrom `"
        + sources.get(0)
        + "`; [all results](docs/benchmarks.md), [the method](docs/benchmarking.md).\n";
  }

  private static String picture(Chart chart, String folder) {
    String file = folder + chart.name();
    return """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="%1$s-dark.svg">
          <img src="%1$s-light.svg" alt="%2$s">
        </picture>
        """
        .formatted(file, chart.title());
  }
}
