package io.github.nonet.benchmarks.compare;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.Arrays;
import java.util.List;

/** A program that is not Java. It can only be timed on all puzzles at once. */
interface NativeContestant extends Contestant {
  @Override
  default List<Check> check(int from, int to) {
    return List.of();
  }

  /**
   * A program that times itself: for each line {@code pass} it solves the whole file and prints a
   * line with the nanoseconds of each batch.
   */
  record Served(String name, LineProcess process) implements NativeContestant {
    @Override
    public long[] time(int from, int to) {
      long[] nanos = Contestant.numbers(process.ask("pass"));
      if (nanos.length != to - from) {
        throw new ContestantException(
            "answered with " + nanos.length + " batches; expected " + (to - from));
      }
      return nanos;
    }

    @Override
    public void close() {
      process.close();
    }
  }

  /** A command that solves the whole file and ends; its time is that of the whole process. */
  record Command(String name, List<String> command) implements NativeContestant {
    /** Returns one figure, spread evenly over the batches. */
    @Override
    public long[] time(int from, int to) {
      long start = System.nanoTime();
      int exitCode = run();
      long nanos = System.nanoTime() - start;
      if (exitCode != 0) {
        throw new ContestantException("ended with exit code " + exitCode);
      }
      long[] shares = new long[to - from];
      Arrays.fill(shares, nanos / shares.length);
      return shares;
    }

    private int run() {
      try {
        return new ProcessBuilder(command)
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.DISCARD)
            .start()
            .waitFor();
      } catch (IOException e) {
        throw new ContestantException("cannot be started: " + e.getMessage());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new ContestantException("was interrupted");
      }
    }

    @Override
    public void close() {}
  }
}
