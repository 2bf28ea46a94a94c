package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Tries;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.slf4j.Logger;

/**
 * Starts single-file programs: as a user would in a JVM of their own where everything is tried, and
 * in the JVM of the tests where tests are quick, because a JVM takes longer to start than to run.
 */
final class Example {
  /** The root of the checkout; tests run in their module's folder. */
  static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  static final Path FOLDER = ROOT.resolve("docs/examples");

  /** Needs Apache Spark next to the library: the profile {@code spark} starts it. */
  static final Path SOLVE_ON_SPARK = FOLDER.resolve("SolveOnSpark.java");

  private static final long MAX_SECONDS = 60;

  /** Most programs live for less than a second, so the second compiler never pays off. */
  private static final List<String> SHORT_LIVED =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto");

  /** What a program printed, and its exit code. */
  record Outcome(int exitCode, String out, String err) {}

  private Example() {}

  /** Returns the programs in docs/examples that can be started with nothing but the library. */
  static List<Path> programs() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> hasMain(file) && !file.equals(SOLVE_ON_SPARK)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean hasMain(Path file) {
    try {
      return file.toString().endsWith(".java") && Files.readString(file).contains(" void main(");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Outcome run(Path program, String... arguments) throws IOException, InterruptedException {
    return runWithInput("", program, arguments);
  }

  static Outcome runWithInput(String input, Path program, String... arguments)
      throws IOException, InterruptedException {
    return run(input.getBytes(StandardCharsets.UTF_8), program, arguments);
  }

  /** Starts a program from its source, which compiles it once more. */
  static Outcome runSource(Path program, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = command(libraryPath(), program.toString(), arguments);
    return inFolder(folder -> run(command, new byte[0], folder.resolve("out"), folder));
  }

  /** Runs a program on these bytes. */
  static Outcome run(byte[] input, Path program, String... arguments)
      throws IOException, InterruptedException {
    if (!Tries.areAll() && HostedExample.canRun(program)) {
      String path = libraryPath() + System.getProperty("path.separator") + location(Example.class);
      Path classes = CompiledExamples.hostedFolderOf(program, path);
      return HostedExample.run(classes, input, MAX_SECONDS, nameOf(program), arguments);
    }
    List<String> command = compiled(program, arguments);
    return inFolder(folder -> run(command, input, folder.resolve("out"), folder));
  }

  /** Runs a program on these bytes, and lets it write into a device. */
  static Outcome runInto(Path device, byte[] input, Path program, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = compiled(program, arguments);
    return inFolder(folder -> run(command, input, device, folder));
  }

  /** Runs a program where names of files are of ASCII. */
  static Outcome runInAscii(Path program, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("env", "LC_ALL=C"));
    command.addAll(compiled(program, arguments));
    return inFolder(folder -> run(command, new byte[0], folder.resolve("out"), folder));
  }

  /** A run with a folder for its files. */
  private interface Run {
    Outcome in(Path folder) throws IOException, InterruptedException;
  }

  /** Deletes the files that a run wrote, even if it failed. */
  private static Outcome inFolder(Run run) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("example");
    try {
      return run.in(folder);
    } finally {
      for (String file : List.of("in", "out", "err")) {
        Files.deleteIfExists(folder.resolve(file));
      }
      Files.delete(folder);
    }
  }

  private static List<String> compiled(Path program, String... arguments) {
    Path classes = CompiledExamples.folderOf(program, libraryPath());
    String classPath = libraryPath() + System.getProperty("path.separator") + classes;
    return command(classPath, nameOf(program), arguments);
  }

  private static String nameOf(Path program) {
    return program.getFileName().toString().replace(".java", "");
  }

  private static List<String> command(String classPath, String program, String... arguments) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command = new ArrayList<>(List.of(java));
    command.addAll(SHORT_LIVED);
    command.addAll(List.of("-cp", classPath, program));
    command.addAll(List.of(arguments));
    return command;
  }

  private static Outcome run(List<String> command, byte[] input, Path out, Path folder)
      throws IOException, InterruptedException {
    Path err = folder.resolve("err");
    Path in = Files.write(folder.resolve("in"), input);
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .redirectInput(in.toFile())
            .start();
    boolean ended = process.waitFor(MAX_SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("%s ends within %d s", command, MAX_SECONDS).isTrue();
    String printed = Files.isRegularFile(out) ? Files.readString(out) : "";
    return new Outcome(process.exitValue(), printed, Files.readString(err));
  }

  /** The library and the SLF4J API, and nothing else. */
  static String libraryPath() {
    return String.join(
        System.getProperty("path.separator"), location(Board.class), location(Logger.class));
  }

  static String location(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
