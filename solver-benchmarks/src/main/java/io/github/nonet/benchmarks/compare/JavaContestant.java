package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.Main;
import java.lang.management.ManagementFactory;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** One of our algorithms, or another solver on the class path, in a Java process of its own. */
final class JavaContestant implements Contestant {
  private static final String VECTOR_MODULE = "jdk.incubator.vector";

  private final String name;
  private final LineProcess process;

  /** Starts the process; {@code options} are those of {@link ServeCommand} before the task's. */
  JavaContestant(String name, List<String> options, Task task) {
    this.name = name;
    List<String> command = new ArrayList<>(java());
    command.addAll(List.of(Main.class.getName(), "serve", "--solver=" + name));
    command.addAll(options);
    command.addAll(task.arguments());
    process = new LineProcess(command);
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
    process.read();
  }

  @Override
  public long[] time(int from, int to) {
    return Contestant.numbers(ask("pass", from, to));
  }

  @Override
  public List<Check> check(int from, int to) {
    return Stream.of(ask("check", from, to).split(" ")).map(Check::parse).toList();
  }

  private String ask(String request, int from, int to) {
    return process.ask(request + " " + from + " " + to);
  }

  @Override
  public void close() {
    process.close();
  }
}
