package io.github.nonet.benchmarks.corpus;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks whether a file holds the puzzles that someone else has measured. */
@Command(
    name = "fingerprint",
    description = {
      "Prints the number of puzzles of files, and the SHA-256 of their canonical forms.",
      "",
      "The order of the puzzles does not matter, nor how their rows, columns and digits are"
          + " permuted."
    })
public final class FingerprintCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "CORPUS", description = "Names or files.")
  private List<String> corpora;

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    for (String name : corpora) {
      Corpus corpus = Corpus.load(name);
      out.println(corpus.fingerprint() + "  " + corpus.size() + "  " + name);
    }
  }
}
