package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.docs.Example.Outcome;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs of docs/examples compile, run, and do what they say. */
class ExamplesTest {
  private static final Path SOLVE_ONE = Example.FOLDER.resolve("SolveOne.java");

  static Stream<Path> programsWithoutArguments() {
    return Example.programs().stream().filter(program -> !program.equals(SOLVE_ONE));
  }

  @ParameterizedTest
  @MethodSource("programsWithoutArguments")
  void example_runs(Path program) throws Exception {
    Outcome outcome = Example.run(program);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isNotBlank();
  }

  @Test
  void solveOne_properPuzzle() throws Exception {
    Outcome outcome =
        Example.run(
            SOLVE_ONE,
            "030260701680070090190004500820100040004602900050003028009300074040050036703018000");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("| . 3 . | 2 6 . | 7 . 1 |")
        .contains("| 4 3 5 | 2 6 9 | 7 8 1 |")
        .contains("The solution:");
  }

  @Test
  void solveOne_severalSolutions() throws Exception {
    Outcome outcome = Example.run(SOLVE_ONE, ".".repeat(81));
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("One of several solutions:");
  }

  @Test
  void solveOne_inconsistent() throws Exception {
    Outcome outcome = Example.run(SOLVE_ONE, "5..5" + ".".repeat(77));
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err())
        .contains("This puzzle has no solution: row 1 holds 5 twice, in columns 1 and 4.");
  }

  @Test
  void solveOne_unsolvable() throws Exception {
    Outcome outcome =
        Example.run(
            SOLVE_ONE,
            ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err()).contains("every way to fill it ends in a contradiction");
  }

  @Test
  void solveOne_malformed() throws Exception {
    Outcome outcome = Example.run(SOLVE_ONE, "12x");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("character 2 (line 1, column 3) is 'x'");
  }

  @Test
  void solveOne_noArgument() throws Exception {
    Outcome outcome = Example.run(SOLVE_ONE);
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("usage: SolveOne");
  }
}
