package io.github.nonet.benchmarks.results;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.nonet.benchmarks.Machine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What {@code compare --format=json} has measured in one run: how many times as long as the default
 * engine others take.
 *
 * @param task what was asked, as a sentence begins
 * @param date of the run
 * @param java the version that ran
 */
@JsonIgnoreProperties(ignoreUnknown = true)
record Factors(String task, Machine machine, String date, String java, List<Row> rows) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** What every figure is compared with. */
  private static final String YARDSTICK = "BITBOARD";

  /**
   * The figure of one solver on one corpus.
   *
   * @param puzzles of the corpus
   * @param timed how many of them were timed
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

  /** Returns a line of puzzles a second, and a line of factors for each other solver. */
  String table() {
    Stream<String> title = corpora().map(corpus -> "`" + corpus + "`");
    Stream<String> speed = corpora().map(corpus -> number(1e6 / micros(corpus, YARDSTICK)));
    return ResultTables.markdown(
        Stream.concat(Stream.of(""), title),
        "| --- |" + " ---: |".repeat((int) corpora().count()),
        Stream.concat(
            Stream.of(Stream.concat(Stream.of("`BITBOARD`, puzzles a second"), speed)),
            others().map(solver -> Stream.concat(Stream.of(name(solver)), factors(solver)))));
  }

  private Stream<String> corpora() {
    return rows.stream().map(Row::corpus).distinct();
  }

  private Stream<String> others() {
    return rows.stream().map(Row::solver).distinct().filter(solver -> !solver.equals(YARDSTICK));
  }

  /** Returns the name as people say it. */
  private static String name(String solver) {
    return solver.replaceFirst("Rival$", "");
  }

  private Stream<String> factors(String solver) {
    return corpora().map(c -> number(micros(c, solver) / micros(c, YARDSTICK)));
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
