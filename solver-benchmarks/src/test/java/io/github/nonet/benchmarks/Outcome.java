package io.github.nonet.benchmarks;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The output of a command of the benchmark jar, and its exit code. */
public record Outcome(int exitCode, String out, String err) {
  /** Runs the command. */
  public static Outcome of(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode =
        Main.commandLine()
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(args);
    return new Outcome(exitCode, out.toString(), err.toString());
  }
}
