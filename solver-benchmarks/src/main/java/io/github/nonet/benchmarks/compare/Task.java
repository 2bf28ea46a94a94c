package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.corpus.Corpus;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is to be done with which puzzles: the options that compare and its processes share. */
final class Task {
  @Parameters(
      paramLabel = "CORPUS",
      description =
          "easy, minimal, hard, many-solutions, unsolvable, or a file of 81-character lines;"
              + " CORPUS:100 takes the first 100 puzzles. Default: easy minimal hard.")
  private List<String> corpora = List.of("easy", "minimal", "hard");

  @Option(names = "--unique", description = "Prove uniqueness; default: find the first solution.")
  boolean unique;

  @Option(
      names = "--rate",
      description = "Rate the puzzles, on the two scales, instead of solving.")
  boolean rate;

  @Option(
      names = "--text",
      description = "Read each puzzle from text within the timed part, as native solvers do.")
  boolean text;

  @Option(
      names = "--batch",
      paramLabel = "N",
      defaultValue = "8",
      description = "Puzzles that are timed together. Default: ${DEFAULT-VALUE}.")
  int batchSize;

  List<Corpus> corpora() {
    if (batchSize < 1) {
      throw new IllegalArgumentException("--batch is " + batchSize + "; expected 1 or more");
    }
    return corpora.stream().map(Corpus::load).toList();
  }

  /** Returns the arguments that give another process the same task. */
  List<String> arguments() {
    List<String> arguments = new ArrayList<>(List.of("--batch=" + batchSize));
    if (unique) {
      arguments.add("--unique");
    }
    if (rate) {
      arguments.add("--rate");
    }
    if (text) {
      arguments.add("--text");
    }
    arguments.add("--");
    arguments.addAll(corpora);
    return arguments;
  }
}
