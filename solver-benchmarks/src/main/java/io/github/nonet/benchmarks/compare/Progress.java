package io.github.nonet.benchmarks.compare;

import java.io.Closeable;
import java.io.Console;
import java.io.PrintWriter;
import java.util.function.Consumer;

/**
 * One line on a terminal that is written over again and again while a command runs, and wiped at
 * its end. Into a file or a pipe nothing is written.
 */
final class Progress implements Consumer<String>, Closeable {
  private final PrintWriter err;
  private int width;

  Progress(PrintWriter err) {
    this.err = err;
  }

  @Override
  public void accept(String text) {
    if (isTerminal()) {
      err.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
      err.flush();
      width = text.length();
    }
  }

  /** Before Java 22 there is a console only on a terminal; since then it is asked. */
  private static boolean isTerminal() {
    Console console = System.console();
    try {
      return console != null && (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  @Override
  public void close() {
    if (width > 0) {
      accept("");
      err.print("\r");
      err.flush();
      width = 0;
    }
  }
}
