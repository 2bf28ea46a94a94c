package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.benchmarks.Result.Environment;
import io.github.nonet.benchmarks.Result.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of one result, in Markdown. */
final class ResultTables {
  static final String SOLVE = "SolveBenchmark.solve";
  static final String PROVE = "UniquenessBenchmark.hasUniqueSolution";
  static final String THIRD_PARTY_SOLVE = "ThirdPartyBenchmark.solve";

  private static final String THIRD_PARTY_PROVE = "ThirdPartyBenchmark.hasUniqueSolution";
  private static final String COUNT = "CountBenchmark.countSolutions";
  private static final String OTHERS = "(Parse|Generate|Canonical).*";
  private static final String UNKNOWN = "-";

  private final Result result;

  ResultTables(Result result) {
    this.result = result;
  }

  /**
   * One line of a table.
   *
   * @param names what is measured: one cell each
   * @param params finds the figures of the line
   */
  private record Line(List<String> names, String benchmark, Map<String, String> params) {}

  /** Returns the table for the README: puzzles a second, each strategy in its own order. */
  String overview() {
    List<Line> lines = new ArrayList<>(inDefaultOrder());
    lines.addAll(thirdParties(THIRD_PARTY_SOLVE));
    return table(List.of("strategy or library"), lines, SOLVE, ResultTables::perSecond);
  }

  /** Returns the environment and all tables of the result. */
  String all() {
    List<Line> solving = new ArrayList<>(strategies(SOLVE));
    solving.addAll(thirdParties(THIRD_PARTY_SOLVE));
    List<Line> proving = new ArrayList<>(strategies(PROVE));
    proving.addAll(thirdParties(THIRD_PARTY_PROVE));
    List<String> names = List.of("strategy or library", "order");
    return String.join(
        "\n",
        environment(),
        "### First solution, us per puzzle\n",
        table(names, solving, SOLVE, ResultTables::micros),
        "### Guesses to the first solution\n",
        table(names, strategies(SOLVE), SOLVE, ResultTables::guesses),
        "### Proof of uniqueness, us per puzzle\n",
        table(names, proving, PROVE, ResultTables::micros),
        "### Guesses to the proof\n",
        table(names, strategies(PROVE), PROVE, ResultTables::guesses),
        "### All solutions of a board with thousands, us per board\n",
        table(names, strategies(COUNT), COUNT, ResultTables::micros),
        "### Bytes allocated per puzzle, first solution\n",
        table(names, solving, SOLVE, ResultTables::bytes),
        "### First puzzle of a fresh Java virtual machine\n",
        coldStarts(),
        "### Text, generation, symmetry\n",
        others());
  }

  private String environment() {
    Environment of = result.environment();
    return Stream.of(
            "processor: " + of.cpu() + ", " + of.cores() + " cores, " + of.os(),
            "Java: " + of.jdk() + ", " + of.vm(),
            "JVM arguments: " + (of.jvmArguments().isEmpty() ? "none" : arguments(of)),
            "measured: " + of.date() + " at commit " + of.commit() + ", JMH " + of.jmh())
        .collect(Collectors.joining("\n- ", "- ", "\n"));
  }

  private static String arguments(Environment environment) {
    return "`" + String.join(" ", environment.jvmArguments()) + "`";
  }

  private List<Line> strategies(String benchmark) {
    return result
        .of(benchmark)
        .map(figure -> line(benchmark, figure.param("algorithm"), figure.param("order")))
        .distinct()
        .toList();
  }

  /** Returns the strategies that were measured in their own order. */
  private List<Line> inDefaultOrder() {
    return Stream.of(Algorithm.values())
        .map(algorithm -> line(SOLVE, algorithm.name(), algorithm.defaultOrder().name()))
        .filter(strategies(SOLVE)::contains)
        .toList();
  }

  private static Line line(String benchmark, String algorithm, String order) {
    return new Line(
        List.of(algorithm, order), benchmark, Map.of("algorithm", algorithm, "order", order));
  }

  private List<Line> thirdParties(String benchmark) {
    return result
        .of(benchmark)
        .map(figure -> figure.param("solver"))
        .distinct()
        .map(solver -> new Line(List.of(rival(solver), ""), benchmark, Map.of("solver", solver)))
        .toList();
  }

  /** Returns the library that a class of ours stands for. */
  static String rival(String solver) {
    return solver.replaceFirst("Rival$", "");
  }

  /** Returns a table with a column for each corpus that the benchmark has figures for. */
  private String table(
      List<String> names, List<Line> lines, String benchmark, Function<Figure, String> cell) {
    List<String> corpora =
        result.of(benchmark).map(figure -> figure.param("corpus")).distinct().toList();
    List<String> rows = new ArrayList<>();
    rows.add(row(Stream.concat(names.stream(), corpora.stream())));
    rows.add("|" + " --- |".repeat(names.size()) + " ---: |".repeat(corpora.size()));
    for (Line line : lines) {
      rows.add(
          row(
              Stream.concat(
                  line.names.stream().limit(names.size()),
                  corpora.stream().map(corpus -> find(line, corpus).map(cell).orElse(UNKNOWN)))));
    }
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

  private static String perSecond(Figure figure) {
    return number(figure.puzzlesPerSecond()) + unfinished(figure);
  }

  private static String micros(Figure figure) {
    return number(figure.score()) + unfinished(figure);
  }

  private static String guesses(Figure figure) {
    return figure.guessesPerPuzzle() == null
        ? UNKNOWN
        : number(figure.guessesPerPuzzle()) + unfinished(figure);
  }

  private static String bytes(Figure figure) {
    return figure.bytesPerOperation() == null
        ? UNKNOWN
        : String.format(Locale.ROOT, "%,.0f", figure.bytesPerOperation());
  }

  /** Says which share of the puzzles was given up. */
  private static String unfinished(Figure figure) {
    return figure.isUnfinished()
        ? String.format(Locale.ROOT, " (%.0f %% unfinished)", 100 * figure.unfinishedShare())
        : "";
  }

  /** Returns a number with the digits that count. */
  static String number(double value) {
    int decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
    return String.format(Locale.ROOT, "%,." + decimals + "f", value);
  }

  private String coldStarts() {
    return plainTable(
        "strategy", result.of("ColdStartBenchmark.solve"), figure -> figure.param("algorithm"));
  }

  private String others() {
    return plainTable(
        "operation",
        result.figures().stream().filter(figure -> figure.benchmark().matches(OTHERS)),
        figure -> (figure.benchmark() + figure.params().values()).replace("[]", ""));
  }

  private static String plainTable(
      String title, Stream<Figure> figures, Function<Figure, String> name) {
    return Stream.concat(
            Stream.of(row(Stream.of(title, "figure")), "| --- | ---: |"),
            figures.map(figure -> row(Stream.of(name.apply(figure), score(figure)))))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String score(Figure figure) {
    return number(figure.score()) + " " + figure.unit();
  }
}
