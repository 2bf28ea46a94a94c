package io.github.nonet.benchmarks.compare;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;

/**
 * A command that solves or rates the whole file, which is also its standard input, and exits; the
 * time of the whole process is spread evenly over the batches.
 */
final class CommandContestant extends Contestant {
  private final ProcessBuilder command;

  CommandContestant(String name, List<Batch> batches, List<String> command, Path input) {
    super(name, batches);
    this.command =
        new ProcessBuilder(command)
            .redirectInput(input.toFile())
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.DISCARD);
  }

  @Override
  List<Long> nanos(int from, int to) {
    try {
      long start = System.nanoTime();
      int exitCode = command.start().waitFor();
      long nanos = System.nanoTime() - start;
      if (exitCode != 0) {
        throw new DropOutException("ended with exit code " + exitCode);
      }
      return Collections.nCopies(to - from, nanos / (to - from));
    } catch (IOException e) {
      throw new DropOutException("cannot be started: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new DropOutException("was interrupted");
    }
  }
}
