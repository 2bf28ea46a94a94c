package io.github.nonet.benchmarks.corpus;

import io.github.nonet.benchmarks.corpus.GridMaker.Kind;
import io.github.nonet.variant.Grid;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes one of the shipped corpora of other sizes and variants and prints it. */
@Command(
    name = "make-variants",
    description = {
      "Makes puzzles of another size or variant and prints them as a corpus, whose header records"
          + " the command."
    })
public final class MakeVariantsCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "KIND",
      description =
          "6x6, 12x12, 16x16, x, hyper, jigsaw, samurai, killer, thermometer, renban, arrow or"
              + " sandwich.")
  private String name;

  @Option(names = "--seed", defaultValue = "1", description = "Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--puzzles", defaultValue = "50", description = "Default: ${DEFAULT-VALUE}.")
  private int size;

  @Override
  public void run() {
    Kind kind = kind();
    GridMaker maker = new GridMaker(seed);
    List<Grid> puzzles = maker.puzzles(kind).limit(size).toList();
    PrintWriter out = spec.commandLine().getOut();
    header(kind, puzzles).forEach(out::println);
    puzzles.forEach(puzzle -> out.println(maker.line(kind, puzzle)));
  }

  private Kind kind() {
    return Stream.of(Kind.values())
        .filter(kind -> kind.toString().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no kind '" + name + "'; there are " + List.of(Kind.values())));
  }

  private Stream<String> header(Kind kind, List<Grid> puzzles) {
    String command = "make-variants " + kind + " --seed=" + seed + " --puzzles=" + size;
    return Stream.of(
            "# corpus: " + kind,
            kind == Kind.SAMURAI ? "# rules: samurai" : "",
            "# origin: " + kind.origin(),
            "# command: java -jar benchmarks.jar " + command,
            "# puzzles: " + puzzles.size(),
            "# clues: " + puzzles.stream().mapToInt(Grid::clueCount).sum())
        .filter(line -> !line.isEmpty());
  }
}
