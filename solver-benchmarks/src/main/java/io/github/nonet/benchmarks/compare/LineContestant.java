package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.Main;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A process that times itself and answers lines with lines: a Java process of ours, or a program
 * that is not Java. The latter can only be timed on all puzzles at once, and checks itself.
 */
final class LineContestant implements Contestant {
  private static final String VECTOR_MODULE = "jdk.incubator.vector";
  private static final String ERROR = "error:";

  private final String name;
  private final boolean isOurs;
  private final Process process;
  private final BufferedReader out;

  private LineContestant(String name, boolean isOurs, List<String> command) {
    this.name = name;
    this.isOurs = isOurs;
    try {
      process = new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot start " + command.get(0) + ": " + e, e);
    }
    out = process.inputReader(StandardCharsets.US_ASCII);
  }

  /** Returns a program that answers each line {@code pass} with the nanoseconds of each batch. */
  static LineContestant ofProgram(String name, List<String> command) {
    return new LineContestant(name, false, command);
  }

  /**
   * Returns one of our algorithms, or another solver on the class path; {@code options} are those
   * of {@link ServeCommand} before the task's.
   */
  static LineContestant ofSolver(String name, List<String> options, Task task) {
    List<String> command = new ArrayList<>(java());
    command.addAll(List.of(Main.class.getName(), "serve", "--solver=" + name));
    command.addAll(options);
    command.addAll(task.arguments());
    return new LineContestant(name, true, command);
  }

  /** Returns this Java, with its options, its class path, and the vector module if there is one. */
  private static List<String> java() {
    List<String> java = new ArrayList<>();
    java.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    java.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    if (ModuleFinder.ofSystem().find(VECTOR_MODULE).isPresent()) {
      java.add("--add-modules=" + VECTOR_MODULE);
    }
    java.addAll(List.of("-cp", System.getProperty("java.class.path")));
    return java;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void awaitReady() {
    if (isOurs) {
      read();
    }
  }

  @Override
  public long[] time(int from, int to) {
    String answer = ask(isOurs ? "pass " + from + " " + to : "pass");
    long[] nanos = Stream.of(answer.strip().split("\\s+")).mapToLong(Long::parseLong).toArray();
    if (nanos.length != to - from) {
      throw new DropOutException(
          "answered with " + nanos.length + " batches; expected " + (to - from));
    }
    return nanos;
  }

  @Override
  public List<Check> check(int from, int to) {
    return isOurs
        ? Stream.of(ask("check " + from + " " + to).split(" ")).map(Check::parse).toList()
        : List.of();
  }

  /** Writes a line and returns the one that comes back. */
  private String ask(String line) {
    try {
      process.outputWriter(StandardCharsets.US_ASCII).append(line).append('\n').flush();
    } catch (IOException e) {
      throw new DropOutException("ended without an answer");
    }
    return read();
  }

  private String read() {
    try {
      String line = out.readLine();
      if (line == null) {
        throw new DropOutException("ended without an answer");
      }
      if (line.startsWith(ERROR)) {
        throw new DropOutException(line.substring(ERROR.length()).strip());
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
