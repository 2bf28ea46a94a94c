package io.github.nonet.benchmarks.compare;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.benchmarks.compare.Report.Format;
import io.github.nonet.benchmarks.compare.Report.Row;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.rivals.ThirdParty;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
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
      "Each solver runs in a Java process of its own; they take turns, and the best time of each"
          + " batch of puzzles counts."
    },
    footer = {
      "",
      "For NAME=COMMAND, {file} stands for a file of the puzzles, one a line, {batch} for the"
          + " batch size, {limit} for 1, or 2 with --unique. docs/benchmarking.md tells more."
    })
public final class CompareCommand implements Callable<Integer> {
  private static final int ROUNDS = 12;
  private static final int WARM_UP_ROUNDS = 4;
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
      description = "Instead: time every solver on all puzzles that many times.")
  private int passes;

  @Option(
      names = "--algorithm",
      split = ",",
      paramLabel = "NAME",
      description = "Which algorithms: ${COMPLETION-CANDIDATES}. Default: all.")
  private List<Algorithm> algorithms = List.of(Algorithm.values());

  @Option(names = "--order", description = "${COMPLETION-CANDIDATES}. Default: each its own.")
  private CellOrder order;

  @Option(names = "--rivals", description = "Add the rivals: libraries that developers pick today.")
  private boolean rivals;

  @Option(
      names = "--solver",
      split = ",",
      paramLabel = "CLASS",
      description = "Add a Solver on the class path.")
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
          "Add a command that is timed as a whole process. The puzzles are its standard input,"
              + " one a line. Needs --passes.")
  private Map<String, String> commands = Map.of();

  @Option(
      names = "--format",
      defaultValue = "TABLE",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Format format;

  @Override
  public Integer call() throws IOException {
    List<Corpus> corpora = task.corpora();
    requirePositive("--seconds", seconds);
    requirePasses();
    requireOneQuestion();
    solvers.forEach(CompareCommand::requireKnown);
    Path file = Files.createTempFile("nonet", ".txt");
    List<Contestant> contestants = new ArrayList<>();
    try {
      Files.write(file, lines(corpora));
      start(contestants, file);
      Comparison comparison = compare(corpora, contestants);
      report(corpora, contestants, comparison).print(spec.commandLine().getOut(), format);
      return comparison.dropped().size() < contestants.size() ? 0 : ALL_DROPPED_OUT;
    } finally {
      contestants.forEach(Contestant::close);
      Files.delete(file);
    }
  }

  private static void requirePositive(String option, int value) {
    if (value < 1) {
      throw new IllegalArgumentException(option + " is " + value + "; expected 1 or more");
    }
  }

  private void requirePasses() {
    if (passes < 0) {
      requirePositive("--passes", passes);
    }
    if (passes == 0 && !(served.isEmpty() && commands.isEmpty())) {
      throw new IllegalArgumentException(
          "--serve and --command need --passes: such programs solve all puzzles in each turn");
    }
  }

  private void requireOneQuestion() {
    if (task.rate && (task.unique || rivals || order != null || !solvers.isEmpty())) {
      throw new IllegalArgumentException(
          "--rate goes with programs that rate, by --serve and --command;"
              + " not with --unique, --order, --rivals or --solver");
    }
  }

  /** Finds a misspelt name before anything is measured. */
  private static void requireKnown(String solver) {
    if (Stream.of(Algorithm.values()).noneMatch(algorithm -> algorithm.name().equals(solver))) {
      ThirdParty.type(solver);
    }
  }

  private static List<String> lines(List<Corpus> corpora) {
    return corpora.stream().flatMap(c -> c.puzzles().stream()).map(Board::toString).toList();
  }

  private void start(List<Contestant> contestants, Path file) {
    if (task.rate) {
      Stream.of(Scale.values())
          .forEach(s -> contestants.add(LineContestant.ofSolver(s.name(), List.of(), task)));
    } else {
      startSolvers(contestants);
    }
    served.forEach((n, c) -> contestants.add(LineContestant.ofProgram(n, words(c, file))));
    commands.forEach((n, c) -> contestants.add(new Contestant.Command(n, words(c, file), file)));
  }

  private void startSolvers(List<Contestant> contestants) {
    List<String> options = order == null ? List.of() : List.of("--order=" + order);
    for (Algorithm algorithm : algorithms) {
      contestants.add(LineContestant.ofSolver(algorithm.name(), options, task));
    }
    Stream.concat(rivals ? ThirdParty.names().stream() : Stream.empty(), solvers.stream())
        .forEach(name -> contestants.add(LineContestant.ofSolver(name, List.of(), task)));
  }

  private List<String> words(String command, Path file) {
    return Stream.of(command.strip().split("\\s+"))
        .map(word -> word.replace("{file}", file.toString()))
        .map(word -> word.replace("{batch}", String.valueOf(task.batchSize)))
        .map(word -> word.replace("{limit}", task.unique ? "2" : "1"))
        .toList();
  }

  private Comparison compare(List<Corpus> corpora, List<Contestant> contestants) {
    try (Progress progress = new Progress(spec.commandLine().getErr())) {
      Comparison comparison = new Comparison(corpora, task.batchSize, progress);
      contestants.forEach(comparison::add);
      if (passes > 0) {
        comparison.runPasses(passes, WARM_UP_PASSES);
      } else {
        double nanos = seconds * 1e9 * (1 - START_UP_SHARE);
        int cells = contestants.size() * corpora.size();
        comparison.runSlices(ROUNDS, WARM_UP_ROUNDS, (long) (nanos / ROUNDS / cells));
      }
      return comparison;
    }
  }

  private Report report(List<Corpus> corpora, List<Contestant> contestants, Comparison comparison) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < corpora.size(); i++) {
      for (Contestant contestant : contestants) {
        if (!comparison.dropped().containsKey(contestant)) {
          rows.add(comparison.timings(contestant).row(corpora.get(i), i, contestant.name()));
        }
      }
    }
    Map<String, String> dropped = new LinkedHashMap<>();
    comparison.dropped().forEach((contestant, reason) -> dropped.put(contestant.name(), reason));
    return new Report(
        question() + (task.text ? ", from text" : ""), Runtime.version().toString(), rows, dropped);
  }

  private String question() {
    if (task.rate) {
      return "Rating";
    }
    return task.unique ? "Proof of uniqueness" : "First solution";
  }
}
