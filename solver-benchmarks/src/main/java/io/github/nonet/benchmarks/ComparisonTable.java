package io.github.nonet.benchmarks;

import io.github.nonet.benchmarks.Timings.Summary;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints what a comparison has measured, one table a corpus. */
final class ComparisonTable {
  private static final String ROW = "  %-16s %12s %12s %15s  %s%n";
  private static final int BAR_PER_FACTOR_TEN = 6;

  /** From here on the mean is so far above the best that the machine must have been busy. */
  private static final double NOISY = 1.3;

  /** A mean of fewer times says nothing about noise. */
  private static final int FEWEST_TURNS = 3;

  private final PrintWriter out;

  ComparisonTable(PrintWriter out) {
    this.out = out;
  }

  /** Prints the table of one corpus; {@code rows} are the figures by contestant. */
  void print(Corpus corpus, Map<String, Summary> rows) {
    out.printf("%n%s (%d puzzles)%n", corpus.name(), corpus.size());
    out.printf(ROW, "", "puzzles/s", "us/puzzle", "guesses/puzzle", "10 times faster: + ######");
    double slowest = rows.values().stream().mapToDouble(Summary::puzzlesPerSecond).min().orElse(1);
    rows.forEach((name, row) -> printRow(name, row, slowest, corpus));
  }

  private void printRow(String name, Summary row, double slowest, Corpus corpus) {
    out.printf(
        ROW,
        name,
        number(row.puzzlesPerSecond()),
        number(row.microsPerPuzzle()),
        row.countsGuesses() ? number(row.guessesPerPuzzle()) : "-",
        bar(row.puzzlesPerSecond() / slowest) + remarks(row, corpus));
  }

  private static String bar(double factor) {
    return "#".repeat(1 + (int) Math.round(BAR_PER_FACTOR_TEN * Math.log10(factor)));
  }

  private static String remarks(Summary row, Corpus corpus) {
    String unfinished =
        row.unfinishedShare() == 0
            ? ""
            : String.format(
                Locale.ROOT,
                " not finished within %,d guesses: %.0f%%",
                corpus.guessLimit(),
                100 * row.unfinishedShare());
    return row.puzzles() == corpus.size()
        ? unfinished
        : unfinished + " (first " + row.puzzles() + " only)";
  }

  /** Returns a number with three digits that count. */
  private static String number(double value) {
    int decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
    return String.format(Locale.ROOT, "%,." + decimals + "f", value);
  }

  /** Prints how far the means are above the best times, and a warning if it is much. */
  void printNoise(List<Summary> figures) {
    double[] noise =
        figures.stream()
            .filter(figure -> figure.turns() >= FEWEST_TURNS)
            .mapToDouble(Summary::noise)
            .sorted()
            .toArray();
    if (noise.length > 0) {
      printNoise(noise[noise.length / 2]);
    }
  }

  private void printNoise(double noise) {
    out.printf(Locale.ROOT, "Mean times were %.2f times the best (median of the rows).%n", noise);
    if (noise > NOISY) {
      out.println(
          "The machine is noisy: other work took its time. Trust the ratios, not the figures.");
    }
  }
}
