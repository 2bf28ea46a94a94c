package io.github.nonet.benchmarks.compare;

import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import io.github.nonet.benchmarks.Machine;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The measurements of a comparison, and how to print them.
 *
 * @param task the task, as a sentence
 * @param machine that ran it
 * @param date of the end, in UTC
 * @param java the version that ran: see {@link Machine#java}
 * @param rows of the solvers that did not drop out, corpus by corpus
 * @param droppedOut why solvers dropped out, by name
 */
record Report(
    String task,
    Machine machine,
    String date,
    String java,
    List<Row> rows,
    Map<String, String> droppedOut) {
  private static final String ROW = "  %-16s %10s %10s %9s  %s%n";
  private static final int BAR_PER_FACTOR_TEN = 5;

  /** From here on the mean is so far above the best that the machine must have been busy. */
  private static final double NOISY = 1.3;

  /** A mean of fewer times reveals nothing about noise. */
  private static final int FEWEST_TURNS = 3;

  /** How a report can be printed. */
  enum Format {
    TABLE,
    CSV,
    JSON
  }

  /**
   * The figures of one solver on one corpus.
   *
   * @param puzzles the number of puzzles in the corpus
   * @param timed the number of puzzles that were timed; the other figures are about the first of
   *     these
   * @param guessesPerPuzzle null if not counted
   * @param unfinishedShare of the checked puzzles, given up at the guess limit
   * @param noise the mean time as a multiple of the best time
   * @param turns the number of times that each puzzle was timed, on average
   */
  record Row(
      String corpus,
      String solver,
      int puzzles,
      int timed,
      Double puzzlesPerSecond,
      Double microsPerPuzzle,
      Double guessesPerPuzzle,
      double unfinishedShare,
      long guessLimit,
      Double noise,
      double turns) {}

  void print(PrintWriter out, Format format) throws IOException {
    switch (format) {
      case TABLE -> printTables(out);
      case CSV -> out.print(csv());
      case JSON ->
          out.println(new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(this));
      default -> throw new AssertionError(format);
    }
    if (out.checkError()) {
      throw new IOException("the output cannot be written");
    }
  }

  private String csv() throws IOException {
    CsvMapper csv =
        CsvMapper.csvBuilder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING)
            .build();
    CsvSchema schema =
        csv.schemaFor(Row.class).withHeader().withLineSeparator(System.lineSeparator());
    return rows.isEmpty() ? "" : csv.writer(schema).writeValueAsString(rows);
  }

  private void printTables(PrintWriter out) {
    out.println(task + ", one thread, Java " + java);
    rows.stream().map(Row::corpus).distinct().forEach(corpus -> printTable(out, corpus));
    out.println();
    droppedOut.forEach((name, reason) -> out.println(name + " dropped out: " + reason));
    printNoise(out);
  }

  private void printTable(PrintWriter out, String corpus) {
    List<Row> own = rows.stream().filter(row -> row.corpus.equals(corpus)).toList();
    double slowest =
        own.stream()
            .filter(row -> row.timed > 0)
            .mapToDouble(Row::puzzlesPerSecond)
            .min()
            .orElse(1);
    int size = own.get(0).puzzles;
    out.printf(Locale.ROOT, "%n%s (%,d puzzle%s)%n", corpus, size, size == 1 ? "" : "s");
    out.printf(ROW, "", "puzzles/s", "us/puzzle", "guesses", "five more # are 10 times faster");
    for (Row row : own) {
      out.printf(
          ROW,
          row.solver,
          number(row.puzzlesPerSecond),
          number(row.microsPerPuzzle),
          number(row.guessesPerPuzzle),
          row.timed == 0 ? "too slow for its share" : bar(row.puzzlesPerSecond / slowest));
      if (row.unfinishedShare > 0) {
        out.printf(
            Locale.ROOT,
            "    not finished within %,d guesses: %.0f %% of the puzzles%n",
            row.guessLimit,
            100 * row.unfinishedShare);
      }
      if (row.timed > 0 && row.timed < row.puzzles) {
        out.println("    only the first " + row.timed + " puzzles were timed");
      }
    }
  }

  private static String bar(double factor) {
    return "#".repeat(1 + (int) Math.round(BAR_PER_FACTOR_TEN * Math.log10(factor)));
  }

  /** Returns a number with three digits that count. */
  private static String number(Double value) {
    if (value == null) {
      return "-";
    }
    int decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
    return String.format(Locale.ROOT, "%,." + decimals + "f", value);
  }

  /** Prints how far the means are above the best times, and a warning if it is much. */
  private void printNoise(PrintWriter out) {
    List<Double> noise =
        rows.stream()
            .filter(row -> row.timed > 0 && row.turns >= FEWEST_TURNS)
            .map(Row::noise)
            .sorted()
            .toList();
    if (!noise.isEmpty()) {
      double median = noise.get(noise.size() / 2);
      out.printf(
          Locale.ROOT, "Mean times were %.2f times the best (median of the rows).%n", median);
      if (median > NOISY) {
        out.println("The machine is noisy. Trust the ratios, not the figures.");
      }
    }
  }
}
