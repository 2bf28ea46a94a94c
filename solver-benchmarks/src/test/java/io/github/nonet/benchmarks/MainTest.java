package io.github.nonet.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
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

  /** Returns each command with each of its options that is a number. */
  static Stream<Arguments> numbers() {
    return Main.commandLine().getSubcommands().values().stream()
        .flatMap(
            command ->
                command.getCommandSpec().options().stream()
                    .filter(option -> option.type() == int.class || option.type() == long.class)
                    .map(option -> Arguments.of(command.getCommandName(), option.longestName())));
  }

  /** A seed may be any number; all other numbers are counts of at least one. */
  @ParameterizedTest
  @MethodSource("numbers")
  void numbers_outOfRangeAreNamed(String command, String option) {
    List<String> wrong = List.of("", "many", "1.5", "0x10", "99999999999999999999");
    List<String> texts = new ArrayList<>(wrong);
    if (!option.equals("--seed")) {
      texts.addAll(List.of("0", "00", "-1", "2147483648"));
    }
    for (String text : texts) {
      Outcome outcome = Outcome.of(command, option + "=" + text);
      assertThat(outcome.exitCode()).as(text).isEqualTo(2);
      assertThat(outcome.err())
          .as(text)
          .startsWith(command + ": Invalid value for option '" + option + "'")
          .contains("'" + text + "'")
          .hasLineCount(1);
      assertThat(outcome.out()).isEmpty();
    }
  }

  @Test
  void numbers_areFound() {
    assertThat(numbers()).hasSizeGreaterThan(10);
  }

  /** Figures measured for minutes and then not written would be wasted. */
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
