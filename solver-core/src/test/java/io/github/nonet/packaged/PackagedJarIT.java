package io.github.nonet.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that use the packaged jar, each in a Java virtual machine of its own. */
class PackagedJarIT {
  private static final String WITH_MODULE = "--add-modules=jdk.incubator.vector";
  private static final String PUZZLE =
      "030260701680070090190004500820100040004602900050003028009300074040050036703018000";
  private static final String SOLUTION =
      "435269781682571493197834562826195347374682915951743628519326874248957136763418259";

  private static List<String> onClassPath(Class<?> program, String... options) {
    return Program.onClassPath(List.of(options), program, PUZZLE);
  }

  private static List<String> onModulePath(Class<?> program, String... options) {
    return Program.onModulePath(List.of(options), program, PUZZLE);
  }

  private static Stream<List<String>> onBothPaths(String... options) {
    return onBothPaths(VectorProbe.class, options);
  }

  private static Stream<List<String>> onBothPaths(Class<?> program, String... options) {
    return Stream.of(onClassPath(program, options), onModulePath(program, options));
  }

  @Test
  void jar_isPackaged() {
    assertThat(Program.JAR).endsWith(".jar");
  }

  /** The first lambda of a program costs its start some 15 ms; the first puzzle needs none. */
  @Test
  void firstPuzzle_usesNoLambda() {
    List<String> printed = onClassPath(SolveProbe.class, "-Xlog:class+load");
    assertThat(printed)
        .contains(SOLUTION)
        .anyMatch(line -> line.contains("io.github.nonet.Board "))
        .noneMatch(line -> line.contains("io.github.nonet.") && line.contains("$$Lambda"));
  }

  /** Nor does the first hint with its sentence: lambdas and bundles were half of its time. */
  @Test
  void firstHint_usesNoLambdaAndNoBundle() {
    List<String> printed = onClassPath(HintProbe.class, "-Xlog:class+load");
    assertThat(printed)
        .contains("Naked single: 5 is the only candidate of r1c3. So r1c3 = 5.")
        .anyMatch(line -> line.contains("io.github.nonet.logic.Words "))
        .noneMatch(line -> line.contains("io.github.nonet.") && line.contains("$$Lambda"))
        .noneMatch(line -> line.contains("java.util.PropertyResourceBundle "));
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
                                : line.startsWith(
                                    "VECTOR needs vectors of 256 bits or more; here")));
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
