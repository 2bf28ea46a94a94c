package io.github.nonet.benchmarks.compare;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A process that answers lines with lines. */
final class LineProcess implements Closeable {
  private final Process process;
  private final BufferedReader out;

  /** Starts the process; what it writes to its error stream is dropped. */
  LineProcess(List<String> command) {
    process = start(command);
    out = process.inputReader(StandardCharsets.US_ASCII);
  }

  private static Process start(List<String> command) {
    try {
      return new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot start " + command.get(0) + ": " + e, e);
    }
  }

  /**
   * Writes a line and returns the one that comes back.
   *
   * @throws ContestantException if the process reports an error, or has ended
   */
  String ask(String line) {
    try {
      process.outputWriter(StandardCharsets.US_ASCII).append(line).append('\n').flush();
    } catch (IOException e) {
      throw new ContestantException("ended without an answer");
    }
    return read();
  }

  /** Returns the next line; see {@link #ask}. */
  String read() {
    String line = readLine();
    if (line == null) {
      throw new ContestantException("ended without an answer");
    }
    if (line.startsWith("error:")) {
      throw new ContestantException(line.substring("error:".length()).strip());
    }
    return line;
  }

  private String readLine() {
    try {
      return out.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
