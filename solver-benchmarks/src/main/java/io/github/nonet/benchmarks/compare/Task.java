package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.corpus.Corpus;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The task and its puzzles: the options that compare and its processes share. */
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
      description = "Rate the puzzles on both scales instead of solving them.")
  boolean rate;

  @Option(
      names = "--text",
      description = "Include reading each puzzle from text in the time, as native solvers do.")
  boolean text;

  @Option(
      names = "--batch",
      paramLabel = "N",
      defaultValue = "8",
      description = "Puzzles that are timed together. Default: ${DEFAULT-VALUE}.")
  int batchSize;

  List<Corpus> corpora() {
    return corpora.stream().map(Corpus::load).toList();
  }

  /** Returns the arguments that give another process the same task. */
  Stream<String> arguments() {
    Stream<String> options =
        Stream.of("--batch=" + batchSize, "--unique=" + unique, "--rate=" + rate, "--text=" + text);
    return Stream.concat(Stream.concat(options, Stream.of("--")), corpora.stream());
  }

  @Override
  public String toString() {
    String question = unique ? "Proof of uniqueness" : "First solution";
    return (rate ? "Rating" : question) + (text ? ", from text" : "");
  }
}
