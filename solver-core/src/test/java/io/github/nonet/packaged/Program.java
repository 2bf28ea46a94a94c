package io.github.nonet.packaged;

import io.github.nonet.Board;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.nop.NOPServiceProvider;

/** Starts programs that use the packaged jar, each in a Java virtual machine of its own. */
final class Program {
  /** The JDK writes this to the error stream, for any program that uses the module. */
  private static final String WARNING = "WARNING: Using incubator modules: jdk.incubator.vector";

  static final String JAR = placeOf(Board.class);
  private static final String SLF4J = placeOf(Logger.class);

  /** Without a provider, SLF4J says so on the error stream. */
  private static final String SLF4J_NOP = placeOf(NOPServiceProvider.class);

  private static final String TESTS = placeOf(Program.class);

  private Program() {}

  private static String placeOf(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    return Path.of(source.getLocation().getPath()).toString();
  }

  /** Runs a program on the class path; returns its output, including errors. */
  static List<String> onClassPath(List<String> options, Class<?> main, String... arguments) {
    List<String> path =
        List.of("-cp", String.join(File.pathSeparator, JAR, SLF4J, SLF4J_NOP, TESTS));
    return run(options, path, main, arguments);
  }

  /** Runs a program that finds the library on the module path. */
  static List<String> onModulePath(List<String> options, Class<?> main, String... arguments) {
    List<String> path =
        List.of(
            "--module-path",
            String.join(File.pathSeparator, JAR, SLF4J, SLF4J_NOP),
            "--add-modules=io.github.nonet",
            "-cp",
            TESTS);
    return run(options, path, main, arguments);
  }

  private static List<String> run(
      List<String> options, List<String> path, Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(path);
    command.add(main.getName());
    command.addAll(List.of(arguments));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return output.lines().filter(line -> !line.equals(WARNING)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
