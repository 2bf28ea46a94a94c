package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The Kotlin of the pages compiles without a warning, and does what the pages say. The profile
 * {@code kotlin} starts this test, which no one else needs to download a compiler for. Blocks
 * without a function are scripts of Gradle and are left out.
 */
class KotlinBlocksTest {
  private static final Pattern BLOCK = Pattern.compile("```kotlin\n(.*?)```", Pattern.DOTALL);

  /** Calls the function of the page that generates a puzzle. */
  private static final String CALL =
      """
      package block1

      import io.github.nonet.Level
      import io.github.nonet.variant.Rules
      import kotlinx.coroutines.runBlocking

      fun puzzle() = runBlocking { newPuzzle(Rules.of(6), Level.EASY) }.toString()
      """;

  @TempDir static Path folder;
  private static int blocks;

  @BeforeAll
  static void compile() throws Exception {
    List<Path> sources = new ArrayList<>();
    for (Path page : Pages.all()) {
      for (String block : functions(Pages.text(page))) {
        // Each in a package of its own: two blocks may use the same names.
        sources.add(write("Block" + blocks + ".kt", "package block" + blocks + "\n\n" + block));
        blocks++;
      }
    }
    sources.add(write("Call.kt", CALL));
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    ExitCode exit =
        new K2JVMCompiler()
            .exec(new PrintStream(messages, true, StandardCharsets.UTF_8), arguments(sources));
    assertThat(exit).as(messages.toString(StandardCharsets.UTF_8)).isEqualTo(ExitCode.OK);
  }

  private static List<String> functions(String page) {
    return BLOCK
        .matcher(page)
        .results()
        .map(found -> found.group(1))
        .filter(block -> block.contains("fun "))
        .toList();
  }

  private static Path write(String name, String source) throws Exception {
    return Files.writeString(folder.resolve(name), source);
  }

  private static String[] arguments(List<Path> sources) {
    List<String> arguments =
        new ArrayList<>(
            List.of("-Werror", "-no-stdlib", "-no-reflect", "-jvm-target", "17", "-d", classes()));
    arguments.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    sources.forEach(source -> arguments.add(source.toString()));
    return arguments.toArray(String[]::new);
  }

  private static String classes() {
    return folder.resolve("classes").toString();
  }

  private static Class<?> compiled(String name) throws Exception {
    URL[] path = {folder.resolve("classes").toUri().toURL()};
    return new URLClassLoader(path, KotlinBlocksTest.class.getClassLoader()).loadClass(name);
  }

  @Test
  void everyBlock_isCompiled() {
    assertThat(blocks).isEqualTo(2);
  }

  @Test
  void main_printsTheSolutionAndTwoOthers() throws Exception {
    PrintStream console = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      compiled("block0.Block0Kt").getMethod("main").invoke(null);
    } finally {
      System.setOut(console);
    }
    List<String> lines = printed.toString(StandardCharsets.UTF_8).lines().toList();
    assertThat(lines).contains("| 4 3 5 | 2 6 9 | 7 8 1 |");
    assertThat(lines.subList(lines.size() - 2, lines.size()))
        .doesNotHaveDuplicates()
        .allMatch(line -> line.matches("[1-9]{81}"));
  }

  @Test
  void newPuzzle_returnsOne() throws Exception {
    Object puzzle = compiled("block1.CallKt").getMethod("puzzle").invoke(null);
    assertThat(puzzle).asString().matches("[.1-6]{36}");
  }
}
