package io.github.nonet.benchmarks.compare;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.benchmarks.Machine;
import io.github.nonet.benchmarks.compare.Report.Format;
import io.github.nonet.benchmarks.compare.Report.Row;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.rivals.ThirdParty;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The quick look: a table of strategies by corpora in half a minute. */
@Command(
    name = "compare",
    sortOptions = false,
    description = {
      "Compares the strategies on some puzzles and prints a table.",
      "",
      "Each solver runs in a separate Java process; they take turns, and the best time of each"
          + " batch of puzzles counts."
    },
    footer = {
      "",
      "In COMMAND, {file} stands for a file of the puzzles, one per line, {batch} for the batch"
          + " size, and {limit} for 1, or 2 with --unique. docs/results/measuring.md explains more.",
      "",
      "Your own strategy is a Solver with a public constructor without parameters. Its jar"
          + " joins this one on the class path, which needs the long form of the command:",
      "  java -cp solver-benchmarks/target/benchmarks.jar:mine.jar \\",
      "    io.github.nonet.benchmarks.Main \\",
      "    compare --solver=com.example.MySolver easy"
    })
public final class CompareCommand implements Callable<Integer> {
  private static final int ROUNDS = 12;
  private static final int WARM_UP_ROUNDS = 4;

  /** The strategies that people compare with each other: they are timed on the same puzzles. */
  private static final Set<Algorithm> TEXTBOOK =
      EnumSet.of(Algorithm.BOOLEAN_ARRAY, Algorithm.BITMASK, Algorithm.CANDIDATE_SET);

  private static final int WARM_UP_PASSES = 3;
  private static final double START_UP_SHARE = 0.1;
  private static final int ALL_DROPPED_OUT = 1;

  @Spec private CommandSpec spec;

  @Mixin private Task task;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "30",
      description = "About how long to measure. Default: ${DEFAULT-VALUE}.")
  private int seconds;

  @Option(
      names = "--passes",
      paramLabel = "N",
      description = "Make N passes over all puzzles instead of measuring for --seconds.")
  private int passes;

  @Option(
      names = "--algorithm",
      split = ",",
      paramLabel = "NAME",
      description = "Which algorithms: ${COMPLETION-CANDIDATES}. Default: all.")
  private List<Algorithm> algorithms = List.of(Algorithm.values());

  @Option(
      names = "--order",
      description = "${COMPLETION-CANDIDATES}. Default: each algorithm's own.")
  private CellOrder order;

  @Option(names = "--rivals", description = "Add the rivals: libraries that developers use today.")
  private boolean rivals;

  @Option(
      names = "--solver",
      split = ",",
      paramLabel = "CLASS",
      description = "Add your own Solver from the class path.")
  private List<String> solvers = new ArrayList<>();

  @Option(
      names = "--serve",
      paramLabel = "NAME=COMMAND",
      description =
          "Add a program that answers each line 'pass' with the nanoseconds of each batch."
              + " Needs --passes.")
  private Map<String, String> served = Map.of();

  @Option(
      names = "--command",
      paramLabel = "NAME=COMMAND",
      description =
          "Add a command that is timed as a whole process. It reads the puzzles from {file}, or from"
              + " standard input, one per line. Needs --passes.")
  private Map<String, String> commands = Map.of();

  @Option(
      names = "--format",
      defaultValue = "TABLE",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Format format;

  @Override
  public Integer call() throws IOException {
    List<Corpus> corpora = task.corpora();
    checkOptions();
    checkServedBatches(corpora);
    Path file = Files.createTempFile("nonet", ".txt");
    List<Contestant> contestants = new ArrayList<>();
    try {
      Files.write(file, lines(corpora));
      List<Batch> batches = Batch.cut(corpora, task.batchSize);
      start(contestants, batches, file);
      Map<Contestant, String> dropped = compare(batches, contestants, corpora.size());
      report(corpora, contestants, dropped).print(spec.commandLine().getOut(), format);
      return dropped.size() < contestants.size() ? 0 : ALL_DROPPED_OUT;
    } finally {
      contestants.forEach(Contestant::close);
      Files.delete(file);
    }
  }

  /** Finds faults before anything is measured. */
  private void checkOptions() {
    if (passes == 0 && !(served.isEmpty() && commands.isEmpty())) {
      throw new IllegalArgumentException(
          "--serve and --command need --passes: such programs solve all puzzles in each turn");
    }
    if (task.rate && (task.unique || rivals || order != null || !solvers.isEmpty())) {
      throw new IllegalArgumentException(
          "--rate needs programs that rate, with --serve or --command;"
              + " not with --unique, --order, --rivals or --solver");
    }
    solvers.stream().filter(name -> !isOurs(name)).forEach(ThirdParty::type);
  }

  /** A served program sees one file, so that its batches must end where a corpus ends. */
  private void checkServedBatches(List<Corpus> corpora) {
    for (Corpus corpus : corpora.subList(0, corpora.size() - 1)) {
      if (!served.isEmpty() && corpus.size() % task.batchSize != 0) {
        throw new IllegalArgumentException(
            String.format(
                "%s has %d puzzles, which are no whole batches of %d;"
                    + " with --serve, only the last corpus may end with a smaller batch",
                corpus.name(), corpus.size(), task.batchSize));
      }
    }
  }

  private static boolean isOurs(String solver) {
    return Stream.of(Algorithm.values()).map(Enum::name).anyMatch(solver::equals);
  }

  private static List<String> lines(List<Corpus> corpora) {
    return corpora.stream().flatMap(c -> c.puzzles().stream()).map(Board::toString).toList();
  }

  private void start(List<Contestant> all, List<Batch> batches, Path file) {
    List<String> plain = task.arguments().toList();
    List<String> ordered =
        order == null
            ? plain
            : Stream.concat(Stream.of("--order=" + order), task.arguments()).toList();
    (task.rate ? Stream.of(Work.Rating.values()) : algorithms.stream())
        .forEach(own -> all.add(LineContestant.ofSolver(own.name(), batches, ordered)));
    Stream.concat(rivals ? ThirdParty.names().stream() : Stream.empty(), solvers.stream())
        .forEach(name -> all.add(LineContestant.ofSolver(name, batches, plain)));
    served.forEach((name, c) -> all.add(new LineContestant(name, batches, false, words(c, file))));
    commands.forEach((n, c) -> all.add(new CommandContestant(n, batches, words(c, file), file)));
  }

  private List<String> words(String command, Path file) {
    return Stream.of(command.strip().split("\\s+"))
        .map(word -> word.replace("{file}", file.toString()))
        .map(word -> word.replace("{batch}", String.valueOf(task.batchSize)))
        .map(word -> word.replace("{limit}", task.unique ? "2" : "1"))
        .toList();
  }

  /** Returns the solvers that dropped out, and why. */
  private Map<Contestant, String> compare(List<Batch> batches, List<Contestant> all, int corpora) {
    try (Progress progress = new Progress(spec.commandLine().getErr())) {
      Comparison comparison = new Comparison(batches, all, progress);
      if (passes > 0) {
        comparison.runPasses(passes, WARM_UP_PASSES);
      } else {
        double nanos = seconds * 1e9 * (1 - START_UP_SHARE);
        comparison.runSlices(
            ROUNDS,
            WARM_UP_ROUNDS,
            (long) (nanos / ROUNDS / all.size() / corpora),
            TEXTBOOK.stream().map(Algorithm::name).collect(Collectors.toSet()));
      }
      return comparison.dropped();
    }
  }

  private Report report(List<Corpus> corpora, List<Contestant> all, Map<Contestant, String> dropped)
      throws IOException {
    Map<String, String> reasons = new LinkedHashMap<>();
    dropped.forEach((contestant, reason) -> reasons.put(contestant.name, reason));
    List<Contestant> left = all.stream().filter(c -> !dropped.containsKey(c)).toList();
    List<Row> rows =
        IntStream.range(0, corpora.size())
            .boxed()
            .flatMap(i -> left.stream().map(contestant -> contestant.row(corpora.get(i), i)))
            .toList();
    return new Report(
        task.toString(),
        Machine.here(),
        LocalDate.now(ZoneOffset.UTC).toString(),
        Machine.java(),
        rows,
        reasons);
  }
}
