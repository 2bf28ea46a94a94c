package io.github.nonet.benchmarks.results;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.nonet.benchmarks.Machine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The measurements of one run of {@code compare --format=json}: the speed of each solver, next to
 * the default engine.
 *
 * @param task the task, as the start of a sentence
 * @param date of the run
 * @param java the version that ran
 */
@JsonIgnoreProperties(ignoreUnknown = true)
record Factors(String task, Machine machine, String date, String java, List<Row> rows) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** The solver that every speed is compared with. */
  private static final String YARDSTICK = "BITBOARD";

  /**
   * The figure of one solver on one corpus.
   *
   * @param puzzles the number of puzzles in the corpus
   * @param timed the number of puzzles that were timed
   */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Row(String corpus, String solver, int puzzles, int timed, double microsPerPuzzle) {}

  static Factors read(Path file) throws IOException {
    Factors factors = JSON.readValue(file.toFile(), Factors.class);
    for (Row row : factors.rows) {
      if (row.timed < row.puzzles) {
        throw new IllegalArgumentException(
            "'%s' has a figure of %s for %d of %d puzzles of %s; expected all, by --passes"
                .formatted(file, row.solver, row.timed, row.puzzles, row.corpus));
      }
    }
    return factors;
  }

  /** Returns the version of Java as people say it. */
  String feature() {
    return Result.feature(java);
  }

  /** Returns a row for each solver: for each corpus, puzzles per second and their ratio. */
  String table() {
    return ResultTables.markdown(
        Stream.concat(
            Stream.of("puzzles per second"),
            corpora().flatMap(corpus -> Stream.of("`" + corpus + "`", "ratio"))),
        "| --- |" + " ---: |".repeat(2 * (int) corpora().count()),
        rows.stream()
            .map(Row::solver)
            .distinct()
            .map(
                solver ->
                    Stream.concat(
                        Stream.of(name(solver)),
                        corpora().flatMap(corpus -> speedAndRatio(corpus, solver)))));
  }

  private Stream<String> corpora() {
    return rows.stream().map(Row::corpus).distinct();
  }

  /** Returns a name as people say it: the names of the library's strategies are code. */
  private static String name(String solver) {
    return solver.matches("[A-Z_]+") ? "`" + solver + "`" : solver.replaceFirst("Rival$", "");
  }

  private Stream<String> speedAndRatio(String corpus, String solver) {
    double micros = micros(corpus, solver);
    return Stream.of(number(1e6 / micros), number(micros(corpus, YARDSTICK) / micros));
  }

  private double micros(String corpus, String solver) {
    return rows.stream()
        .filter(row -> row.corpus.equals(corpus) && row.solver.equals(solver))
        .findFirst()
        .orElseThrow()
        .microsPerPuzzle;
  }

  /** Returns a number with two digits that count. */
  private static String number(double value) {
    return ResultTables.number(value, 2);
  }
}
