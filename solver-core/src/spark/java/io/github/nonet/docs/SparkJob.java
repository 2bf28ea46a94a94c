package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.docs.Example.Outcome;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javax.tools.ToolProvider;

/** Compiles SolveOnSpark and starts it in a JVM of its own, with the options that users have. */
final class SparkJob {
  private static final long MAX_SECONDS = 400;
  private static final Path OPTIONS = Example.FOLDER.resolve("SolveOnSpark.options");
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  private final Path folder;
  private final Path classes;

  private SparkJob(Path folder, Path classes) {
    this.folder = folder;
    this.classes = classes;
  }

  static SparkJob compile(Path folder) throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    int exitCode =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-Xlint:all,-processing,-classfile,-path",
                "-Werror",
                "-cp",
                CLASS_PATH,
                "-d",
                classes.toString(),
                Example.SOLVE_ON_SPARK.toString());
    assertThat(exitCode).isZero();
    return new SparkJob(folder, classes);
  }

  Outcome run(List<String> options, String... arguments) throws Exception {
    Path out = Files.createTempFile(folder, "spark", ".out");
    Path err = Files.createTempFile(folder, "spark", ".err");
    Process process =
        new ProcessBuilder(command(options, arguments))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    boolean ended = process.waitFor(MAX_SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("ends within %d s", MAX_SECONDS).isTrue();
    return new Outcome(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  /** Starts the job and kills it as soon as a condition holds. */
  void kill(List<String> options, BooleanSupplier condition, String... arguments) throws Exception {
    Process process =
        new ProcessBuilder(command(options, arguments))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    while (process.isAlive() && !condition.getAsBoolean()) {
      Thread.sleep(5);
    }
    assertThat(process.isAlive()).as("still alive when it is killed").isTrue();
    process.destroyForcibly().waitFor();
  }

  private List<String> command(List<String> options, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("@" + OPTIONS);
    // A job of some seconds would spend half of them on compiling itself.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx1500m"));
    command.add("-Dspark.master=local[2]");
    command.addAll(options);
    command.addAll(List.of("-cp", classes + File.pathSeparator + CLASS_PATH, "SolveOnSpark"));
    command.addAll(List.of(arguments));
    return command;
  }
}
