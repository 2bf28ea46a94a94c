package io.github.nonet.benchmarks.results;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.Machine;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.corpus.Effort;
import io.github.nonet.benchmarks.results.Result.CorpusFile;
import io.github.nonet.benchmarks.results.Result.Environment;
import io.github.nonet.benchmarks.results.Result.Figure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
      "Run it in the checkout that was measured, with the Java that measured: it adds the"
          + " commit, and counts the guesses on all puzzles."
    })
public final class RecordCommand implements Callable<Integer> {
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

  /** The corpora that the figures name, by name without the slice. */
  private final Map<String, Corpus> corpora = new HashMap<>();

  @Override
  public Integer call() throws IOException {
    List<JmhOutput> runs = files.stream().flatMap(file -> JmhOutput.read(file).stream()).toList();
    Environment environment = environment(runs.get(0));
    List<Figure> figures = runs.stream().map(this::figure).toList();
    Path target =
        folder
            .resolve(environment.machine())
            .resolve(environment.date() + "-jdk" + environment.feature() + ".json");
    new Result(environment, corpusFiles(), figures).write(target);
    spec.commandLine().getOut().println(target);
    return 0;
  }

  private Environment environment(JmhOutput run) throws IOException {
    Machine here = Machine.here();
    return new Environment(
        machine == null ? here.shortName() : machine,
        here.cpu(),
        here.cores(),
        here.os(),
        run.jdkVersion(),
        run.vmName() + " " + run.vmVersion(),
        run.jvmArgs(),
        run.jmhVersion(),
        commit(),
        LocalDate.ofInstant(Files.getLastModifiedTime(files.get(0)).toInstant(), ZoneOffset.UTC)
            .toString());
  }

  private static String commit() throws IOException {
    String commit = output("git", "rev-parse", "--short=12", "HEAD");
    String changes = output("git", "status", "--porcelain", "--untracked-files=no");
    return changes.isEmpty() ? commit : commit + "+";
  }

  private static String output(String... command) throws IOException {
    try (var out = new ProcessBuilder(command).start().getInputStream()) {
      return new String(out.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
  }

  /** Returns the corpora that were read from files. */
  private List<CorpusFile> corpusFiles() {
    return corpora.values().stream()
        .filter(corpus -> !Corpus.SHIPPED.contains(corpus.name()))
        .map(corpus -> new CorpusFile(corpus.label(), corpus.size(), corpus.fingerprint()))
        .sorted(Comparator.comparing(CorpusFile::name))
        .toList();
  }

  /** Returns the figure with the corpus by its label, and with what all its puzzles need. */
  private Figure figure(JmhOutput run) {
    String name = run.params().get("corpus");
    if (name == null) {
      return run.figure(null, null);
    }
    Corpus corpus = Corpus.load(name);
    corpora.computeIfAbsent(name.replaceFirst(":\\d+$", ""), Corpus::load);
    run.params().put("corpus", corpus.label());
    return run.figure(corpus.size(), effort(run, corpus));
  }

  /** Returns the effort for the puzzles of the corpus; null if the benchmark searches none. */
  private static Effort effort(JmhOutput run, Corpus corpus) {
    boolean proof = run.benchmark().equals(ResultTables.PROVE);
    if (!proof && !run.benchmark().equals(ResultTables.SOLVE)) {
      return null;
    }
    Solver solver =
        corpus.patientSolver(
            Algorithm.valueOf(run.params().get("algorithm")),
            CellOrder.valueOf(run.params().get("order")));
    return corpus.puzzles().parallelStream()
        .map(puzzle -> Effort.of(solver, puzzle, proof))
        .reduce(Effort::plus)
        .orElseThrow();
  }
}
