package io.github.nonet.benchmarks;

import java.io.Closeable;
import java.io.PrintWriter;
import java.util.function.Consumer;

/** One line that is written over again and again while a command runs, and wiped at its end. */
final class Progress implements Consumer<String>, Closeable {
  private final PrintWriter err;
  private int width;

  Progress(PrintWriter err) {
    this.err = err;
  }

  @Override
  public void accept(String text) {
    err.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
    err.flush();
    width = text.length();
  }

  @Override
  public void close() {
    wipe();
  }

  void wipe() {
    if (width > 0) {
      accept("");
      err.print("\r");
      err.flush();
      width = 0;
    }
  }
}
