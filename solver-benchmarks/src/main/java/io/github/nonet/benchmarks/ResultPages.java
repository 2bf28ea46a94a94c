package io.github.nonet.benchmarks;

import io.github.nonet.benchmarks.Chart.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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

  /** Writes all pages and charts. */
  void write() throws IOException {
    Files.createDirectories(root.resolve(CHARTS));
    Files.writeString(root.resolve(PAGE), page());
    Path readme = root.resolve(README);
    if (Files.exists(readme)) {
      Files.writeString(readme, readme(Files.readString(readme)));
    }
    for (Map.Entry<Path, Chart> entry : charts().entrySet()) {
      Theme theme = entry.getKey().toString().endsWith("-dark.svg") ? Theme.DARK : Theme.LIGHT;
      Files.writeString(entry.getKey(), Stamp.on(entry.getValue(), entry.getValue().svg(theme)));
    }
  }

  /** Returns the chart of each chart file. */
  Map<Path, Chart> charts() {
    Map<Path, Chart> charts = new LinkedHashMap<>();
    for (Chart chart : new ResultCharts(results).all()) {
      for (String theme : List.of("light", "dark")) {
        charts.put(root.resolve(CHARTS + chart.name() + "-" + theme + ".svg"), chart);
      }
    }
    return charts;
  }

  /** Returns the text of {@link #PAGE}. */
  String page() {
    StringBuilder page = new StringBuilder(MADE_BY + String.join(" ", sources) + " -->\n\n");
    page.append(
        """
        # Results

        Everything here was made from the result files it names. [Benchmarking](benchmarking.md)
        says how they were measured and what they teach.

        "Unfinished" puzzles were given up at the guess limit of the corpus (100,000 guesses
        each); the time up to there is in the figure, so the true figure is worse.

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
  String readme(String readme) {
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
        + "\nFrom `"
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
