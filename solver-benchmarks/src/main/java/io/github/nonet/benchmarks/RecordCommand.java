package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.Result.Environment;
import io.github.nonet.benchmarks.Result.Figure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a result file of what JMH has written: adds the environment and counts guesses. */
@Command(
    name = "record",
    description = {
      "Makes a result file of what JMH wrote with -rf json -rff FILE.",
      "",
      "Run it in the checkout that was measured: it adds the commit, and counts the guesses."
    })
final class RecordCommand implements Callable<Integer> {
  private static final String COUNTED_PUZZLES = ":50";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this and end.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "What JMH wrote in one or more runs with the same Java.")
  private List<Path> files;

  @Option(
      names = "--machine",
      paramLabel = "NAME",
      description = "A short name for the machine. Default: made from the processor's name.")
  private String machine;

  @Option(
      names = "--results",
      paramLabel = "FOLDER",
      defaultValue = "solver-benchmarks/results",
      description = "Where NAME/DATE-JDK.json is written. Default: ${DEFAULT-VALUE}.")
  private Path folder;

  @Override
  public Integer call() throws IOException {
    List<JmhOutput> outputs = files.stream().map(JmhOutput::new).toList();
    Environment environment = environment(outputs.get(0));
    List<Figure> figures =
        outputs.stream().flatMap(JmhOutput::figures).map(RecordCommand::withGuesses).toList();
    Path target =
        folder
            .resolve(environment.machine())
            .resolve(environment.date() + "-jdk" + environment.feature() + ".json");
    new Result(environment, figures).write(target);
    spec.commandLine().getOut().println(target);
    return 0;
  }

  private Environment environment(JmhOutput output) throws IOException {
    String cpu = cpu();
    return new Environment(
        machine == null ? cpu.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") : machine,
        cpu,
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("os.name") + " " + System.getProperty("os.arch"),
        output.text("jdkVersion"),
        output.text("vmName") + " " + output.text("vmVersion"),
        output.jvmArguments(),
        output.text("jmhVersion"),
        commit(),
        LocalDate.ofInstant(Files.getLastModifiedTime(files.get(0)).toInstant(), ZoneOffset.UTC)
            .toString());
  }

  private static String cpu() throws IOException {
    Path info = Path.of("/proc/cpuinfo");
    if (!Files.isReadable(info)) {
      return System.getProperty("os.arch");
    }
    return Files.readAllLines(info, StandardCharsets.UTF_8).stream()
        .filter(line -> line.startsWith("model name"))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst()
        .orElse(System.getProperty("os.arch"));
  }

  private static String commit() throws IOException {
    String commit = git("rev-parse", "--short=12", "HEAD");
    return git("status", "--porcelain", "--untracked-files=no").isEmpty() ? commit : commit + "+";
  }

  private static String git(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).start();
    try (var out = process.getInputStream()) {
      return new String(out.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
  }

  private static Figure withGuesses(Figure figure) {
    Map<String, String> params = new TreeMap<>(figure.params());
    params.computeIfPresent("corpus", (key, name) -> label(name));
    return new Figure(
        figure.benchmark(),
        params,
        figure.mode(),
        figure.forks(),
        figure.iterations(),
        figure.score(),
        figure.error(),
        figure.unit(),
        figure.bytesPerOperation(),
        guesses(figure),
        figure.unfinishedShare());
  }

  /** Returns the name of a corpus; of a file, its name without folders and ending. */
  private static String label(String corpus) {
    return Path.of(corpus).getFileName().toString().replaceFirst("\\.txt.*", "");
  }

  /** Returns the guesses per puzzle at the beginning of the corpus, or null if none are counted. */
  private static Double guesses(Figure figure) {
    boolean proof = figure.benchmark().equals("UniquenessBenchmark.hasUniqueSolution");
    if (!proof && !figure.benchmark().equals("SolveBenchmark.solve")) {
      return null;
    }
    Corpus corpus = Corpus.load(figure.param("corpus") + COUNTED_PUZZLES);
    Solver solver =
        corpus.solver(
            Algorithm.valueOf(figure.param("algorithm")), CellOrder.valueOf(figure.param("order")));
    return corpus.puzzles().stream()
        .mapToLong(puzzle -> guesses(solver.search(puzzle), proof))
        .average()
        .orElseThrow();
  }

  private static long guesses(Search search, boolean proof) {
    try {
      if (search.advance(Long.MAX_VALUE) == Progress.SOLUTION && proof) {
        search.advance(Long.MAX_VALUE);
      }
      return search.guesses();
    } catch (SearchLimitExceededException e) {
      return e.guesses();
    }
  }
}
