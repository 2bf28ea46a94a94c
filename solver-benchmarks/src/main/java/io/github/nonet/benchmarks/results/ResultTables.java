package io.github.nonet.benchmarks.results;

import io.github.nonet.benchmarks.results.Result.CorpusFile;
import io.github.nonet.benchmarks.results.Result.Figure;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of one result, in Markdown. */
final class ResultTables {
  static final String SOLVE = "SolveBenchmark.solve";
  static final String PROVE = "UniquenessBenchmark.hasUniqueSolution";

  private static final String RIVAL_SOLVE = "ThirdPartyBenchmark.solve";
  private static final String RIVAL_PROVE = "ThirdPartyBenchmark.hasUniqueSolution";
  private static final String COUNT = "CountBenchmark.countSolutions";
  private static final String COLD_START = "ColdStartBenchmark\\.solve";
  private static final String OTHERS = "(Parse|Generate|Canonical).*";
  private static final String UNKNOWN = "-";

  /** Figures with a larger error are shown with two digits, others with three. */
  private static final double LARGE_ERROR = 0.05;

  private final Result result;

  ResultTables(Result result) {
    this.result = result;
  }

  /** Returns the strategies, each only in its own order, and the other libraries. */
  List<Line> contenders() {
    return lines(SOLVE, RIVAL_SOLVE).stream().filter(Line::isInOwnOrder).toList();
  }

  /** Returns all tables by their titles. */
  Map<String, String> all() {
    Map<String, String> tables = new LinkedHashMap<>();
    List<Line> solving = lines(SOLVE, RIVAL_SOLVE);
    tables.put("First solution, µs per puzzle", table(SOLVE, solving, this::micros));
    tables.put("Guesses to the first solution", table(SOLVE, lines(SOLVE), ResultTables::guesses));
    tables.put(
        "Proof of uniqueness, µs per puzzle",
        table(PROVE, lines(PROVE, RIVAL_PROVE), this::micros));
    tables.put("Guesses to the proof", table(PROVE, lines(PROVE), ResultTables::guesses));
    tables.put(
        "All solutions of a board with thousands, µs per board",
        table(COUNT, lines(COUNT), this::micros));
    tables.put(
        "Bytes allocated per puzzle, first solution", table(SOLVE, solving, ResultTables::bytes));
    tables.put(
        "First puzzle of a fresh Java virtual machine",
        plainTable("strategy", COLD_START, figure -> figure.param("algorithm")));
    tables.put(
        "Text, generation, symmetry",
        plainTable(
            "operation",
            OTHERS,
            figure -> (figure.benchmark() + figure.params().values()).replace("[]", "")));
    return tables;
  }

  private List<Line> lines(String... benchmarks) {
    return Stream.of(benchmarks).flatMap(result::of).map(Line::of).distinct().toList();
  }

  /** Returns a table with a column for each corpus that the benchmark has figures for. */
  private String table(String benchmark, List<Line> lines, Function<Figure, String> cell) {
    List<String> corpora = result.params(benchmark, "corpus");
    return markdown(
        Stream.concat(Stream.of("strategy or library", "order"), corpora.stream()),
        "| --- | --- |" + " ---: |".repeat(corpora.size()),
        lines.stream()
            .map(
                line ->
                    Stream.concat(
                        Stream.of(line.name(), line.order()),
                        corpora.stream()
                            .map(corpus -> result.find(line, corpus).map(cell).orElse(UNKNOWN)))));
  }

  /** Returns a table with a line for each figure of some benchmarks. */
  private String plainTable(String title, String benchmarks, Function<Figure, String> name) {
    return markdown(
        Stream.of(title, "figure"),
        "| --- | ---: |",
        result.figures().stream()
            .filter(figure -> figure.benchmark().matches(benchmarks))
            .map(
                figure ->
                    Stream.of(
                        name.apply(figure),
                        withError(figure, figure.score()) + " " + figure.unit())));
  }

  /** Returns a table in Markdown. */
  static String markdown(Stream<String> title, String columns, Stream<Stream<String>> rows) {
    return Stream.concat(Stream.of(row(title), columns), rows.map(ResultTables::row))
        .collect(Collectors.joining("\n"));
  }

  private static String row(Stream<String> cells) {
    return cells.collect(Collectors.joining(" | ", "| ", " |"));
  }

  private String micros(Figure figure) {
    return cell(figure, figure.score());
  }

  /** Returns the value, the share of puzzles given up, and how many were timed if not all. */
  private String cell(Figure figure, double value) {
    String cell = withError(figure, value) + unfinished(figure);
    if (figure.timed() == null) {
      return cell;
    }
    long timed = Math.min(figure.timed(), figure.puzzles());
    return timed < wholeSize(figure) ? cell + format("; %,d puzzles", timed) : cell;
  }

  /** Returns the value with two or three digits, and the error of the figure. */
  private static String withError(Figure figure, double value) {
    if (figure.isUncertain()) {
      return "?";
    }
    double error = figure.relativeError();
    return number(value, error > LARGE_ERROR ? 2 : 3)
        + (figure.error() == null ? "" : format(" ± %.0f %%", 100 * error));
  }

  private static String unfinished(Figure figure) {
    return figure.isUnfinished()
        ? format("; %.0f %% unfinished", 100 * figure.unfinishedShare())
        : "";
  }

  private int wholeSize(Figure figure) {
    return result.corpora().stream()
        .filter(file -> file.name().equals(figure.param("corpus")))
        .findFirst()
        .map(CorpusFile::puzzles)
        .orElse(figure.puzzles());
  }

  private static String guesses(Figure figure) {
    Double guesses = figure.guessesPerPuzzle();
    return guesses == null ? UNKNOWN : number(guesses, 3) + unfinished(figure);
  }

  private static String bytes(Figure figure) {
    return figure.bytesPerOperation() == null ? UNKNOWN : number(figure.bytesPerOperation(), 3);
  }

  /** Returns a number rounded to this many digits. */
  static String number(double value, int digits) {
    BigDecimal exact = BigDecimal.valueOf(value);
    int decimals = value == 0 ? 0 : digits - exact.precision() + exact.scale();
    return format(
        "%,." + Math.max(0, decimals) + "f", exact.setScale(decimals, RoundingMode.HALF_UP));
  }

  private static String format(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
