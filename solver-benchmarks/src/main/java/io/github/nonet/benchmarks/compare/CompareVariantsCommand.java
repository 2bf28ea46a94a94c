package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.corpus.GridCorpus;
import io.github.nonet.benchmarks.rivals.GridFinder;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares this library and its rivals on grids of other sizes and rules. */
@Command(
    name = "compare-variants",
    sortOptions = false,
    description = {
      "Compares solvers on grids of other sizes and variants and prints tables.",
      "",
      "Each solver counts the solutions of each grid up to two. The time is CPU time and includes"
          + " building the model, which for Nonet is its tables of cages and constraints, but not of"
          + " houses. Solvers take turns, and the best time of each batch counts."
    },
    footer = {"", "docs/results/measuring.md explains more."})
public final class CompareVariantsCommand implements Runnable {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double NANOS_PER_SECOND = 1e9;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "CORPUS",
      description =
          "6x6, 12x12, 16x16, x, hyper, jigsaw, samurai, killer, thermometer, renban, arrow,"
              + " sandwich, or a file of lines that Grid.parse reads, optionally followed by a blank and"
              + " the solution; CORPUS:10 takes the first 10 puzzles. Default: all corpora.")
  private List<String> corpora = GridCorpus.SHIPPED;

  @Option(
      names = "--solver",
      split = ",",
      paramLabel = "NAME",
      description = "Nonet, OrToolsGrid, Sat4jGrid, ChocoGrid. Default: all.")
  private List<String> solvers = GridFinder.NAMES;

  @Option(
      names = "--limit",
      paramLabel = "SECONDS",
      defaultValue = "10",
      description = "Wall-clock limit for each grid. Default: ${DEFAULT-VALUE}.")
  private int limit;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "2",
      description =
          "How long each solver may work on a corpus; it makes at least one pass."
              + " Default: ${DEFAULT-VALUE}.")
  private int seconds;

  @Option(
      names = "--passes",
      paramLabel = "N",
      defaultValue = "100",
      description = "Maximum number of passes over a corpus. Default: ${DEFAULT-VALUE}.")
  private int passes;

  @Option(
      names = "--batch",
      paramLabel = "N",
      defaultValue = "5",
      description = "Puzzles that are timed together. Default: ${DEFAULT-VALUE}.")
  private int batchSize;

  @Override
  public void run() {
    solvers.forEach(GridFinder::requireName);
    List<GridCorpus> loaded = corpora.stream().map(GridCorpus::load).toList();
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        Locale.ROOT,
        "Proof of uniqueness, processor time of one thread, Java %s, limit %d s a grid%n",
        Runtime.version(),
        limit);
    for (GridCorpus corpus : loaded) {
      GridComparison comparison = GridComparison.of(corpus, solvers, batchSize);
      comparison.run(passes, Duration.ofSeconds(limit), Duration.ofSeconds(seconds));
      print(out, comparison);
    }
  }

  private void print(PrintWriter out, GridComparison comparison) {
    GridCorpus corpus = comparison.corpus();
    out.printf(
        Locale.ROOT,
        "%n%s (%d puzzle%s)%n",
        corpus.name(),
        corpus.size(),
        corpus.size() == 1 ? "" : "s");
    String head = "  %-12s %10s %11s %11s %11s %7s%n";
    out.printf(head, "", "mean ms", "together s", "slowest ms", "finished", "passes");
    for (GridContestant contestant : comparison.contestants()) {
      double nanos = contestant.bestNanos();
      out.printf(
          head,
          contestant.name,
          number(nanos / NANOS_PER_MILLI / corpus.size()),
          number(nanos / NANOS_PER_SECOND),
          number(contestant.slowestNanos() / NANOS_PER_MILLI),
          contestant.counts().stream().filter(OptionalLong::isPresent).count()
              + " of "
              + corpus.size(),
          contestant.passes());
    }
    out.flush();
  }

  /** Returns a number with three digits that count. */
  private static String number(double value) {
    int decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : value >= 0.1 ? 3 : 4;
    return String.format(Locale.ROOT, "%,." + decimals + "f", value);
  }
}
