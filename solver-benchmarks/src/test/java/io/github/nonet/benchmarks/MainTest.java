package io.github.nonet.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The front of the jar. */
class MainTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "-h", "--help", "help"})
  void help_namesTheCommands(String argument) {
    Outcome outcome = argument.isEmpty() ? Outcome.of() : Outcome.of(argument);
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("compare ", "jmh ", "record ", "render ", "make-corpus ");
    assertThat(outcome.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"comprae", "--bogus", "SolveBenchmark"})
  void unknownCommand_showsTheHelp(String argument) {
    Outcome outcome = Outcome.of(argument);
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("'" + argument + "'").contains("make-corpus ");
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void help_ofNoCommand() {
    Outcome outcome = Outcome.of("help", "comprae");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).isEqualTo("help: no command 'comprae'" + System.lineSeparator());
  }

  static Set<String> commands() {
    return Main.commandLine().getSubcommands().keySet();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void help_fits80Columns(String command) {
    Outcome outcome = Outcome.of("help", command);
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).startsWith("Usage: java -jar benchmarks.jar " + command);
    assertThat(outcome.out().lines()).allMatch(line -> line.length() <= 80);
  }

  /** What was measured for minutes and then not written was for nothing. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void main_fullDisk() throws Exception {
    String classPath = System.getProperty("java.class.path");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("surefire.test.class.path", classPath),
                Main.class.getName(),
                "help")
            .redirectOutput(new File("/dev/full"))
            .start();
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(2);
    assertThat(err).isEqualTo("standard output cannot be written" + System.lineSeparator());
  }

  @Test
  void mainHelp_fits80Columns() {
    assertThat(Outcome.of().out().lines()).allMatch(line -> line.length() <= 80);
  }
}
