package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.docs.Example.Outcome;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * A single-file program that runs in the JVM of the tests, because a JVM takes ten times as long to
 * start as most programs take to run. Its classes are loaded anew for each run.
 *
 * <p>The program is compiled with two changes: it exits by an exception, and it writes to {@link
 * System#out} instead of the file descriptor, which belongs to the tests.
 */
final class HostedExample implements Runnable {
  private final ClassLoader classes;
  private final String name;
  private final String[] arguments;
  private int exitCode;
  private boolean isOver;

  private HostedExample(ClassLoader classes, String name, String... arguments) {
    this.classes = classes;
    this.name = name;
    this.arguments = arguments;
  }

  /**
   * Returns whether a program leaves the JVM unchanged; a system property would outlive the run.
   */
  static boolean canRun(Path program) throws IOException {
    return !Files.readString(program).contains("System.setProperty(");
  }

  /** Returns the source of a program with the two changes. */
  static String source(String program) {
    return program
        .replace("System.exit(", ExampleExit.class.getName() + ".exit(")
        .replace("new FileOutputStream(FileDescriptor.out)", "System.out");
  }

  /** Runs a program until it exits, or until its main method and all its threads have ended. */
  static Outcome run(Path classes, byte[] input, long maxSeconds, String name, String... arguments)
      throws IOException, InterruptedException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    InputStream standardIn = System.in;
    PrintStream standardOut = System.out;
    PrintStream standardErr = System.err;
    URL[] path = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, HostedExample.class.getClassLoader())) {
      System.setIn(new ByteArrayInputStream(input));
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
      HostedExample program = new HostedExample(loader, name, arguments);
      program.start(maxSeconds);
      return new Outcome(
          program.exitCode,
          out.toString(StandardCharsets.UTF_8),
          err.toString(StandardCharsets.UTF_8));
    } finally {
      System.setIn(standardIn);
      System.setOut(standardOut);
      System.setErr(standardErr);
    }
  }

  private void start(long maxSeconds) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(maxSeconds);
    ThreadGroup threads = new ThreadGroup(name);
    Thread main = new Thread(threads, this, "main");
    main.setContextClassLoader(classes);
    main.start();
    requireEnd(main, end);
    if (!isOver) {
      Thread[] others = new Thread[2 * threads.activeCount() + 1];
      for (int i = threads.enumerate(others) - 1; i >= 0; i--) {
        if (!others[i].isDaemon()) {
          requireEnd(others[i], end);
        }
      }
    }
    threads.interrupt();
  }

  private void requireEnd(Thread thread, long end) throws InterruptedException {
    thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())));
    boolean hasEnded = !thread.isAlive();
    thread.interrupt();
    assertThat(hasEnded).as("thread %s of %s ends in time", thread.getName(), name).isTrue();
  }

  /** Runs the main method, and ends as the launcher does. */
  @Override
  public void run() {
    try {
      Method main = Class.forName(name, true, classes).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof ExampleExit) {
        exitCode = ((ExampleExit) e.getCause()).code();
        isOver = true;
      } else {
        exitCode = 1;
        e.getCause().printStackTrace();
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
