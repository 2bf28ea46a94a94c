package io.github.nonet.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;
import org.slf4j.nop.NOPServiceProvider;

/** Programs that use the packaged jar, each in a Java virtual machine of its own. */
class PackagedJarIT {
  private static final String WITH_MODULE = "--add-modules=jdk.incubator.vector";
  private static final String PUZZLE =
      "030260701680070090190004500820100040004602900050003028009300074040050036703018000";
  private static final String SOLUTION =
      "435269781682571493197834562826195347374682915951743628519326874248957136763418259";

  /** The JDK writes this to the error stream, for any program that uses the module. */
  private static final String WARNING = "WARNING: Using incubator modules: jdk.incubator.vector";

  private static Path placeOf(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    return Path.of(source.getLocation().getPath());
  }

  private static final String JAR = placeOf(Board.class).toString();
  private static final String SLF4J = placeOf(Logger.class).toString();

  /** Without a provider, SLF4J says so on the error stream. */
  private static final String SLF4J_NOP = placeOf(NOPServiceProvider.class).toString();

  private static final String TESTS = placeOf(PackagedJarIT.class).toString();

  private static List<String> onClassPath(Class<?> program, String... options) {
    return probe(
        program, options, "-cp", String.join(File.pathSeparator, JAR, SLF4J, SLF4J_NOP, TESTS));
  }

  private static List<String> onModulePath(Class<?> program, String... options) {
    return probe(
        program,
        options,
        "--module-path",
        String.join(File.pathSeparator, JAR, SLF4J, SLF4J_NOP),
        "--add-modules=io.github.nonet",
        "-cp",
        TESTS);
  }

  /** Runs a program; returns what it printed, errors included. */
  private static List<String> probe(Class<?> program, String[] options, String... path) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    Collections.addAll(command, options);
    Collections.addAll(command, path);
    Collections.addAll(command, program.getName(), PUZZLE);
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return output.lines().filter(line -> !line.equals(WARNING)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<List<String>> onBothPaths(String... options) {
    return onBothPaths(VectorProbe.class, options);
  }

  private static Stream<List<String>> onBothPaths(Class<?> program, String... options) {
    return Stream.of(onClassPath(program, options), onModulePath(program, options));
  }

  @Test
  void jar_isPackaged() {
    assertThat(JAR).endsWith(".jar");
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_24)
  void vector_olderJdk() {
    String missing = "VECTOR needs JDK 25; this is JDK %d.".formatted(Runtime.version().feature());
    assertThat(onBothPaths()).containsOnly(List.of("false", missing));
    assertThat(onBothPaths(WITH_MODULE)).containsOnly(List.of("false", missing));
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_25, max = JRE.JAVA_25)
  void vector_withoutModule() {
    assertThat(onBothPaths())
        .containsOnly(
            List.of(
                "false",
                "VECTOR needs the module jdk.incubator.vector; "
                    + "start java with --add-modules jdk.incubator.vector."));
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_25)
  void vector_jdkNotTested() {
    int jdk = Runtime.version().feature();
    assertThat(onBothPaths(WITH_MODULE, "-Dio.github.nonet.vector.maxJdk=" + (jdk - 1)))
        .containsOnly(
            List.of(
                "false",
                "VECTOR is not tested on JDK %d, only up to JDK %d; to try it, start java with "
                        .formatted(jdk, jdk - 1)
                    + "-Dio.github.nonet.vector.maxJdk=%d.".formatted(jdk)));
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_25)
  void vector_withModule() {
    int jdk = Runtime.version().feature();
    assertThat(onBothPaths(WITH_MODULE, "-Dio.github.nonet.vector.maxJdk=" + jdk))
        .allSatisfy(
            printed ->
                assertThat(printed.get(1))
                    .matches(
                        line ->
                            printed.get(0).equals("true")
                                ? line.equals(SOLUTION)
                                : line.startsWith("VECTOR needs vectors of 512 bits; here")));
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_24)
  void lanes_olderJdk() {
    String missing =
        "inLanes() needs JDK 25; this is JDK %d.".formatted(Runtime.version().feature());
    assertThat(onBothPaths(LanesProbe.class)).containsOnly(List.of("false", missing));
    assertThat(onBothPaths(LanesProbe.class, WITH_MODULE)).containsOnly(List.of("false", missing));
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_25, max = JRE.JAVA_25)
  void lanes_withoutModule() {
    assertThat(onBothPaths(LanesProbe.class))
        .containsOnly(
            List.of(
                "false",
                "inLanes() needs the module jdk.incubator.vector; "
                    + "start java with --add-modules jdk.incubator.vector."));
  }

  /** The options are those of x86-64; other processors ignore them. */
  @ParameterizedTest
  @EnabledForJreRange(min = JRE.JAVA_25)
  @ValueSource(strings = {"-XX:UseAVX=3", "-XX:UseAVX=2", "-XX:UseAVX=0", "-XX:MaxVectorSize=16"})
  void lanes_everyWidth(String width) {
    String maxJdk = "-Dio.github.nonet.vector.maxJdk=" + Runtime.version().feature();
    String lenient = "-XX:+IgnoreUnrecognizedVMOptions";
    assertThat(onBothPaths(LanesProbe.class, WITH_MODULE, maxJdk, lenient, width))
        .allSatisfy(printed -> assertThat(printed).endsWith("true", SOLUTION));
  }
}
