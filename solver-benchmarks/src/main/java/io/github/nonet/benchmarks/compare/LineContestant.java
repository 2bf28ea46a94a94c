package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.Main;
import io.github.nonet.benchmarks.corpus.Effort;
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
final class LineContestant extends Contestant {
  private static final String VECTOR_MODULE = "jdk.incubator.vector";
  private static final String ERROR = "error:";

  private final boolean isOurs;
  private final Process process;
  private final BufferedReader out;

  /** Starts a process that writes {@code ready} first if it is one of ours. */
  LineContestant(String name, List<Batch> batches, boolean isOurs, List<String> command) {
    super(name, batches);
    this.isOurs = isOurs;
    try {
      process = new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot start " + command.get(0) + ": " + e, e);
    }
    out = process.inputReader(StandardCharsets.US_ASCII);
  }

  /** Returns a solver or a scale as {@link ServeCommand} serves it, with these arguments. */
  static LineContestant ofSolver(String name, List<Batch> batches, List<String> arguments) {
    List<String> command = new ArrayList<>(java());
    command.addAll(List.of(Main.class.getName(), "serve", "--solver=" + name));
    command.addAll(arguments);
    return new LineContestant(name, batches, true, command);
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
  void awaitReady() {
    if (isOurs) {
      read();
    }
  }

  @Override
  List<Long> nanos(int from, int to) {
    List<Long> nanos = ask(isOurs ? "pass " + from + " " + to : "pass").map(Long::valueOf).toList();
    if (nanos.size() != to - from) {
      throw new DropOutException(
          "answered with " + nanos.size() + " batches; expected " + (to - from));
    }
    return nanos;
  }

  @Override
  List<Effort> efforts(int from, int to) {
    return isOurs ? ask("check " + from + " " + to).map(Effort::parse).toList() : List.of();
  }

  /** Writes a line and returns the words of the one that comes back. */
  private Stream<String> ask(String line) {
    try {
      process.outputWriter(StandardCharsets.US_ASCII).append(line).append('\n').flush();
    } catch (IOException e) {
      throw new DropOutException("ended without an answer");
    }
    return Stream.of(read().strip().split("\\s+"));
  }

  private String read() {
    try {
      String line = out.readLine();
      if (line != null && !line.startsWith(ERROR)) {
        return line;
      }
      throw new DropOutException(
          line == null ? "ended without an answer" : line.substring(ERROR.length()).strip());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
