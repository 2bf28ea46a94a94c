package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Algorithm;
import io.github.nonet.docs.Example.Outcome;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Technique;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The code in the README compiles and runs, and its lists are complete. */
class ReadmeTest {
  /** The lines that a reader meets first. */
  private static final Pattern FIRST =
      Pattern.compile("^# Nonet\n.*?```java\n(.*?)```", Pattern.DOTALL);

  /** The code after the dependency, and what it prints. */
  private static final Pattern USE =
      Pattern.compile("## Use it\n.*?```java\n(.*?)```.*?\n```\n(.*?)```", Pattern.DOTALL);

  /** The code of the hints, and its output. */
  private static final Pattern HINTS =
      Pattern.compile("## Hints\n\n```java\n(.*?)```.*?\n```\n(.*?)```", Pattern.DOTALL);

  /** The code for an app, and what it prints. */
  private static final Pattern APP =
      Pattern.compile("## An app\n\n```java\n(.*?)```.*?\n```\n(.*?)```", Pattern.DOTALL);

  /** The code of a variant, and what it prints. */
  private static final Pattern VARIANT =
      Pattern.compile("## A variant\n\n```java\n(.*?)```.*?\n```\n(.*?)```", Pattern.DOTALL);

  private static String readme() throws IOException {
    return Files.readString(Example.ROOT.resolve("README.md"));
  }

  @Test
  void firstLines_compileAndSolve(@TempDir Path folder) throws Exception {
    Matcher section = FIRST.matcher(readme());
    assertThat(section.find()).isTrue();
    Path program = Files.writeString(folder.resolve("Readme.java"), program(section.group(1)));
    Outcome outcome = Example.run(program);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("| 5 3 4 | 6 7 8 | 9 1 2 |");
  }

  /** The page leaves lines out where it says " ...". */
  @Test
  void use_compilesAndPrintsWhatThePageSays(@TempDir Path folder) throws Exception {
    Matcher section = USE.matcher(readme());
    assertThat(section.find()).isTrue();
    Path program = Files.writeString(folder.resolve("Readme.java"), program(section.group(1)));
    Outcome outcome = Example.run(program);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains(section.group(2).split(" \\.\\.\\.\n"));
  }

  @Test
  void hints_compileAndPrintWhatThePageSays(@TempDir Path folder) throws Exception {
    Path picture = folder.resolve("step.svg");
    Matcher section = HINTS.matcher(readme());
    assertThat(section.find()).isTrue();
    String code = section.group(1).replace("step.svg", picture.toString().replace("\\", "/"));
    Outcome outcome = Example.run(Files.writeString(folder.resolve("Readme.java"), program(code)));
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEqualToNormalizingNewlines(section.group(2));
    assertThat(picture).hasSameTextualContentAs(Example.ROOT.resolve("docs/pictures/x-wing.svg"));
  }

  @Test
  void app_compilesAndPrintsWhatThePageSays(@TempDir Path folder) throws Exception {
    requirePrintsWhatThePageSays(APP, folder);
  }

  @Test
  void variant_compilesAndPrintsWhatThePageSays(@TempDir Path folder) throws Exception {
    requirePrintsWhatThePageSays(VARIANT, folder);
  }

  private static void requirePrintsWhatThePageSays(Pattern place, Path folder) throws Exception {
    Matcher section = place.matcher(readme());
    assertThat(section.find()).isTrue();
    Path program = Files.writeString(folder.resolve("Readme.java"), program(section.group(1)));
    Outcome outcome = Example.run(program);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEqualToNormalizingNewlines(section.group(2));
  }

  @Test
  void readme_isShort() throws Exception {
    assertThat(readme().split("\\s+")).hasSizeLessThanOrEqualTo(2_000);
  }

  @Test
  void techniques_areCounted() throws Exception {
    long standard = LogicalSolver.standard().techniques().size();
    // A guess is no technique, and neither is the user's own.
    assertThat(standard - 1).isEqualTo(64);
    assertThat(Technique.values())
        .hasSize(64 + 10 + 2)
        .contains(Technique.BRUTE_FORCE, Technique.USER_DEFINED);
    assertThat(readme()).contains("use 64 techniques, and ten more that are off");
  }

  /** Puts the statements of a code block into a program. */
  private static String program(String code) {
    String imports = code.lines().filter(ReadmeTest::isImport).collect(Collectors.joining("\n"));
    String body = code.lines().filter(line -> !isImport(line)).collect(Collectors.joining("\n"));
    return imports
        + "\nclass Readme { public static void main(String[] args) throws Exception {\n"
        + body
        + "}}\n";
  }

  private static boolean isImport(String line) {
    return line.startsWith("import ");
  }

  @ParameterizedTest
  @EnumSource
  void algorithms_areAllListed(Algorithm algorithm) throws Exception {
    assertThat(readme()).contains("| `" + algorithm + "` |");
  }

  @Test
  void badges_areTrue() throws Exception {
    String pom = Files.readString(Example.ROOT.resolve("pom.xml"));
    assertThat(Files.readString(Example.ROOT.resolve("LICENSE"))).contains("Apache License");
    assertThat(readme()).contains("/licence-Apache--2.0-", "/dependency-SLF4J%20API-");
    Matcher release = Pattern.compile("<maven.compiler.release>(\\d+)<").matcher(pom);
    assertThat(release.find()).isTrue();
    assertThat(readme()).contains("/Java-" + release.group(1) + "%20and%20newer-");
  }

  @Test
  void examples_areAllListed() throws Exception {
    String list = Files.readString(Example.FOLDER.resolve("README.md"));
    assertThat(Example.programs()).isNotEmpty();
    assertThat(Stream.concat(Example.programs().stream(), Stream.of(Example.SOLVE_ON_SPARK)))
        .allSatisfy(program -> assertThat(list).contains("](" + program.getFileName() + ")"));
  }
}
