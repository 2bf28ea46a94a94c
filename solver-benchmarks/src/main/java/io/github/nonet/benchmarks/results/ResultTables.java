package io.github.nonet.benchmarks.results;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import io.github.nonet.benchmarks.results.Result.CorpusFile;
import io.github.nonet.benchmarks.results.Result.Environment;
import io.github.nonet.benchmarks.results.Result.Figure;
import io.github.nonet.benchmarks.results.Result.Options;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of one result, in Markdown. */
final class ResultTables {
  static final String SOLVE = "SolveBenchmark.solve";
  static final String PROVE = "UniquenessBenchmark.hasUniqueSolution";
  static final String RIVAL_SOLVE = "ThirdPartyBenchmark.solve";

  private static final String RIVAL_PROVE = "ThirdPartyBenchmark.hasUniqueSolution";
  private static final String COUNT = "CountBenchmark.countSolutions";
  private static final String OTHERS = "(Parse|Generate|Canonical).*";
  private static final String UNKNOWN = "-";
  private static final String UNCERTAIN = "?";

  /** Figures with a larger error are shown with two digits, others with three. */
  private static final double LARGE_ERROR = 0.05;

  private final Result result;

  ResultTables(Result result) {
    this.result = result;
  }

  /** One line of a table: what it is called, and the parameters that find its figures. */
  private record Line(String name, String order, String benchmark, Map<String, String> params) {}

  /** Returns the table for the README: puzzles a second, each strategy in its own order. */
  String overview() {
    Stream<Line> own =
        strategies(SOLVE).filter(line -> line.order.equals(defaultOrder(line.name).name()));
    return table(Stream.concat(own, rivals(RIVAL_SOLVE)), SOLVE, this::perSecond);
  }

  private static CellOrder defaultOrder(String algorithm) {
    return Algorithm.valueOf(algorithm).defaultOrder();
  }

  /** Returns the environment and all tables of the result. */
  String all() {
    return String.join(
        "\n",
        environment(),
        "### First solution, us per puzzle\n",
        table(Stream.concat(strategies(SOLVE), rivals(RIVAL_SOLVE)), SOLVE, this::micros),
        "### Guesses to the first solution\n",
        table(strategies(SOLVE), SOLVE, ResultTables::guesses),
        "### Proof of uniqueness, us per puzzle\n",
        table(Stream.concat(strategies(PROVE), rivals(RIVAL_PROVE)), PROVE, this::micros),
        "### Guesses to the proof\n",
        table(strategies(PROVE), PROVE, ResultTables::guesses),
        "### All solutions of a board with thousands, us per board\n",
        table(strategies(COUNT), COUNT, this::micros),
        "### Bytes allocated per puzzle, first solution\n",
        table(Stream.concat(strategies(SOLVE), rivals(RIVAL_SOLVE)), SOLVE, ResultTables::bytes),
        "### First puzzle of a fresh Java virtual machine\n",
        plainTable(
            "strategy", result.of("ColdStartBenchmark.solve"), figure -> figure.param("algorithm")),
        "### Text, generation, symmetry\n",
        plainTable(
            "operation",
            result.figures().stream().filter(figure -> figure.benchmark().matches(OTHERS)),
            figure -> (figure.benchmark() + figure.params().values()).replace("[]", "")));
  }

  private String environment() {
    Environment of = result.environment();
    List<String> lines = new ArrayList<>();
    lines.add("processor: " + of.cpu() + ", " + of.cores() + " cores, " + of.os());
    lines.add("Java: " + of.jdk() + ", " + of.vm());
    String arguments = String.join(" ", of.jvmArguments());
    lines.add("JVM arguments: " + (arguments.isEmpty() ? "none" : "`" + arguments + "`"));
    lines.add("measured: " + of.date() + " at commit " + of.commit() + ", JMH " + of.jmh());
    result.figures().stream()
        .map(Figure::options)
        .filter(Objects::nonNull)
        .collect(Collectors.groupingBy(o -> o, LinkedHashMap::new, Collectors.counting()))
        .forEach((options, count) -> lines.add(count + " figures with " + sentence(options)));
    for (CorpusFile file : corpora()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "`%s`: %,d puzzles, `%s`",
              file.name(),
              file.puzzles(),
              file.fingerprint()));
    }
    return lines.stream().collect(Collectors.joining("\n- ", "- ", "\n"));
  }

  private static String sentence(Options options) {
    return String.format(
        Locale.ROOT,
        "`-f %d -t %d -wi %d -w %s -i %d -r %s`",
        options.forks(),
        options.threads(),
        options.warmupIterations(),
        options.warmupTime().replace(" ", ""),
        options.iterations(),
        options.time().replace(" ", ""));
  }

  private List<CorpusFile> corpora() {
    return result.corpora() == null ? List.of() : result.corpora();
  }

  private Stream<Line> strategies(String benchmark) {
    return result
        .of(benchmark)
        .map(figure -> strategy(benchmark, figure.param("algorithm"), figure.param("order")))
        .distinct();
  }

  private static Line strategy(String benchmark, String algorithm, String order) {
    boolean asksBoth =
        order.equals(CellOrder.ROW_MAJOR.name()) && defaultOrder(algorithm) != CellOrder.ROW_MAJOR;
    return new Line(
        algorithm,
        asksBoth ? order + " *" : order,
        benchmark,
        Map.of("algorithm", algorithm, "order", order));
  }

  private Stream<Line> rivals(String benchmark) {
    return result
        .of(benchmark)
        .map(figure -> figure.param("solver"))
        .distinct()
        .map(solver -> new Line(rival(solver), "", benchmark, Map.of("solver", solver)));
  }

  /** Returns the library that a class of ours stands for. */
  static String rival(String solver) {
    return solver.replaceFirst("Rival$", "");
  }

  /** Returns a table with a column for each corpus that the benchmark has figures for. */
  private String table(Stream<Line> lines, String benchmark, Function<Figure, String> cell) {
    List<String> corpora =
        result.of(benchmark).map(figure -> figure.param("corpus")).distinct().toList();
    List<String> rows = new ArrayList<>();
    rows.add(row(Stream.concat(Stream.of("strategy or library", "order"), corpora.stream())));
    rows.add("| --- | --- |" + " ---: |".repeat(corpora.size()));
    lines.forEach(
        line ->
            rows.add(
                row(
                    Stream.concat(
                        Stream.of(line.name, line.order),
                        corpora.stream()
                            .map(corpus -> find(line, corpus).map(cell).orElse(UNKNOWN))))));
    return String.join("\n", rows) + "\n";
  }

  private static String row(Stream<String> cells) {
    return cells.collect(Collectors.joining(" | ", "| ", " |"));
  }

  private Optional<Figure> find(Line line, String corpus) {
    Map<String, String> params = new TreeMap<>(line.params);
    params.put("corpus", corpus);
    return result.find(line.benchmark, params);
  }

  private String perSecond(Figure figure) {
    return withError(figure, figure.puzzlesPerSecond()) + remarks(figure);
  }

  private String micros(Figure figure) {
    return withError(figure, figure.score()) + remarks(figure);
  }

  /** Returns the value with two or three digits, and the error of the figure. */
  private static String withError(Figure figure, double value) {
    if (figure.isUncertain()) {
      return UNCERTAIN;
    }
    double error = figure.relativeError();
    return number(value, error > LARGE_ERROR ? 2 : 3)
        + (figure.error() == null ? "" : String.format(Locale.ROOT, " ± %.0f %%", 100 * error));
  }

  /** Says which share of the puzzles was given up, and how many were timed if not all. */
  private String remarks(Figure figure) {
    String remarks =
        figure.isUnfinished()
            ? String.format(Locale.ROOT, "; %.0f %% unfinished", 100 * figure.unfinishedShare())
            : "";
    if (figure.timed() == null) {
      return remarks;
    }
    long timed = Math.min(figure.timed(), figure.puzzles());
    return timed < wholeSize(figure)
        ? remarks + String.format(Locale.ROOT, "; %,d puzzles", timed)
        : remarks;
  }

  private int wholeSize(Figure figure) {
    return corpora().stream()
        .filter(file -> file.name().equals(figure.param("corpus")))
        .findFirst()
        .map(CorpusFile::puzzles)
        .orElse(figure.puzzles());
  }

  private static String guesses(Figure figure) {
    return figure.guessesPerPuzzle() == null
        ? UNKNOWN
        : number(figure.guessesPerPuzzle(), 3)
            + (figure.isUnfinished()
                ? String.format(Locale.ROOT, "; %.0f %% unfinished", 100 * figure.unfinishedShare())
                : "");
  }

  private static String bytes(Figure figure) {
    return figure.bytesPerOperation() == null ? UNKNOWN : number(figure.bytesPerOperation(), 3);
  }

  /** Returns a number rounded to so many digits. */
  static String number(double value, int digits) {
    if (value == 0) {
      return "0";
    }
    int decimals = digits - 1 - (int) Math.floor(Math.log10(Math.abs(value)));
    double unit = Math.pow(10, Math.max(0, -decimals));
    return String.format(
        Locale.ROOT,
        "%,." + Math.max(0, decimals) + "f",
        decimals < 0 ? Math.round(value / unit) * unit : value);
  }

  private static String plainTable(
      String title, Stream<Figure> figures, Function<Figure, String> name) {
    return Stream.concat(
            Stream.of(row(Stream.of(title, "figure")), "| --- | ---: |"),
            figures.map(figure -> row(Stream.of(name.apply(figure), score(figure)))))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String score(Figure figure) {
    return withError(figure, figure.score()) + " " + figure.unit();
  }
}
