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
      "Neither the order of the puzzles nor a permutation of their rows, columns and digits"
          + " changes the result."
    })
public final class FingerprintCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "CORPUS", description = "Names of corpora, or files.")
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
