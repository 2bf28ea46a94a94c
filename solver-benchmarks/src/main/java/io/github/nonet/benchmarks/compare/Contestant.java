package io.github.nonet.benchmarks.compare;

import java.io.Closeable;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * A solver that takes part in a comparison, in a process of its own: what one solver makes of the
 * memory and of the compiler's profiles must not touch another.
 */
interface Contestant extends Closeable {
  /** Says why a contestant drops out of a comparison; the others go on. */
  final class DropOutException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DropOutException(String message) {
      super(message);
    }
  }

  /** Returns the name for the table. */
  String name();

  /**
   * Waits until the contestant has started up.
   *
   * @throws DropOutException if it cannot take part
   */
  default void awaitReady() {}

  /**
   * Returns the nanoseconds of each of the batches {@code from} to {@code to - 1}.
   *
   * @throws DropOutException if that fails
   */
  long[] time(int from, int to);

  /** Returns what each of these batches needs; empty if the contestant cannot tell. */
  default List<Check> check(int from, int to) {
    return List.of();
  }

  @Override
  default void close() {}

  /**
   * A command that solves or rates the whole file and ends; its time is that of the whole process.
   *
   * @param name for the table
   * @param command the program and its arguments
   * @param input the file, which is the standard input as well
   */
  record Command(String name, List<String> command, Path input) implements Contestant {
    /** Returns one figure, spread evenly over the batches. */
    @Override
    public long[] time(int from, int to) {
      long start = System.nanoTime();
      int exitCode = run();
      long nanos = System.nanoTime() - start;
      if (exitCode != 0) {
        throw new DropOutException("ended with exit code " + exitCode);
      }
      long[] shares = new long[to - from];
      Arrays.fill(shares, nanos / shares.length);
      return shares;
    }

    private int run() {
      try {
        return new ProcessBuilder(command)
            .redirectInput(input.toFile())
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.DISCARD)
            .start()
            .waitFor();
      } catch (IOException e) {
        throw new DropOutException("cannot be started: " + e.getMessage());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new DropOutException("was interrupted");
      }
    }
  }
}
