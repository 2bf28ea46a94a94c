package io.github.nonet.benchmarks.compare;

import java.io.Closeable;
import java.io.Console;
import java.io.PrintWriter;

/**
 * One line on a terminal that is written over again and again while a command runs, and wiped at
 * its end. Into a file or a pipe nothing is written.
 */
record Progress(PrintWriter err) implements Closeable {
  void show(String text) {
    write(String.format("\r%-60.60s", text));
  }

  private void write(String text) {
    if (isTerminal()) {
      err.print(text);
      err.flush();
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
    show("");
    write("\r");
  }
}
