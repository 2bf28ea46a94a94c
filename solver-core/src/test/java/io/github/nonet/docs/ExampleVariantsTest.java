package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.docs.Example.Outcome;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the programs of docs/examples do with other sizes and rules. */
class ExampleVariantsTest {
  private static final Path APP_EVENING = Example.FOLDER.resolve("AppEvening.java");
  private static final Path HINT = Example.FOLDER.resolve("Hint.java");
  private static final Path SOLVE_PATH = Example.FOLDER.resolve("SolvePath.java");
  private static final Path SOLVE_VARIANT = Example.FOLDER.resolve("SolveVariant.java");
  private static final Path RATE = Example.FOLDER.resolve("Rate.java");
  private static final Path GENERATE_TO_ORDER = Example.FOLDER.resolve("GenerateToOrder.java");

  private static final String SIX = ".......5..2.13.......4..2..5....1..6";

  private static final String JIGSAW =
      "..............4...4........7..35....9..7..8.3..........8.26.....72....4...18....2"
          + "|ABBBBBBCCAAAABCCCCADAABBCCFADEEEECFFDDEDEEFFFDDDDEEFIFGGGHHHHIFGGGHHIHIIGGGHHIIII";

  @Test
  void appEvening_tellsTheStory() throws Exception {
    Outcome outcome = Example.run(APP_EVENING, "1");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    List<String> lines = outcome.out().lines().toList();
    assertThat(lines)
        .filteredOn(line -> !line.startsWith(" "))
        .map(line -> line.replaceAll(", made on try \\d+ +[0-9.]+ ms", ""))
        .containsExactly(
            "6x6, EASY",
            "12x12 with diagonals, MEDIUM",
            "16x16, EASY",
            "jigsaw, MEDIUM",
            "killer, MEDIUM");
    assertThat(lines)
        .filteredOn(line -> line.matches("  loaded from [0-9,]+ characters: true .*"))
        .hasSize(5);
    assertThat(lines).filteredOn(line -> line.matches("  r\\d+c\\d+ is wrong\\. .*")).hasSize(5);
    assertThat(lines).filteredOn(line -> line.startsWith("  solved: true ")).hasSize(5);
    assertThat(lines).filteredOn(line -> line.startsWith("    ")).hasSize(5 * 3);
  }

  @Test
  void appEvening_badUsage() throws Exception {
    Outcome outcome = Example.run(APP_EVENING, "today");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).isEqualTo("usage: AppEvening [NUMBER]\n");
  }

  @Test
  void hint_ofAJigsaw() throws Exception {
    Outcome outcome = Example.run(HINT, JIGSAW.replaceFirst("4", "."));
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .contains("Hidden single: r1c3 is the only cell in column 3 that can be 7.")
        .contains(Grid.parse(JIGSAW.replaceFirst("4", ".")).toGridString());
  }

  @Test
  void hint_mistake() throws Exception {
    Outcome outcome = Example.run(HINT, "55" + SIX.substring(2));
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err())
        .startsWith("There is no solution: box 1 holds 5 three times, at r1c1, r1c2 and r2c2");
  }

  @Test
  void hint_severalSolutionsThatAgreeOnNothing() throws Exception {
    Outcome outcome = Example.run(HINT, ".".repeat(36));
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err()).isEqualTo("The solutions agree on nothing more.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Lines.java", "SolveVariant.java"})
  void solvers_endWithAMessage(String program) throws Exception {
    for (String text : List.of("no puzzle", "", "{}", "..", "http://f-puzzles.com/?load=N4Ig")) {
      Outcome outcome = Example.run(Example.FOLDER.resolve(program), text);
      assertThat(outcome.exitCode()).as(text).isEqualTo(2);
      assertThat(outcome.err()).as(text).startsWith("This is not a puzzle").hasLineCount(1);
    }
    Outcome outcome = Example.run(Example.FOLDER.resolve(program), SIX, "2", "3");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("usage: ").hasLineCount(1);
  }

  /** A name that cannot be one of a file is a text, and not a puzzle. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void solveVariant_namesWhichNoFileCanHave() throws Exception {
    Outcome outcome = Example.runInAscii(SOLVE_VARIANT, "\u00fc5...");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("This is not a puzzle: ").hasLineCount(1);
    outcome = Example.runInAscii(SOLVE_VARIANT, SIX, "\u00fc.svg");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("SolveVariant: ").hasLineCount(1);
  }

  @Test
  void solveVariant_filesThatCannotBe(@TempDir Path folder) throws Exception {
    Path picture = folder.resolve("no such folder").resolve("x.svg");
    Outcome outcome = Example.run(SOLVE_VARIANT, SIX, picture.toString());
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("SolveVariant: ").hasLineCount(1);
    Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, 0, (byte) 0xfe});
    outcome = Example.run(SOLVE_VARIANT, binary.toString());
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("binary is not text; expected").hasLineCount(1);
  }

  @Test
  void lines_withoutSolution() throws Exception {
    Path lines = Example.FOLDER.resolve("Lines.java");
    String row = "[{},{},{},{}]";
    String ones = "[{\"value\":1,\"given\":true},{\"value\":1,\"given\":true},{},{}]";
    String json = "{\"size\":4,\"grid\":[" + String.join(",", ones, row, row, row) + "]}";
    Outcome outcome = Example.run(lines, json);
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(1);
    assertThat(outcome.out()).contains("row 1 holds 1 twice").endsWith("no solution\n");
    assertThat(outcome.err()).isEmpty();
    outcome = Example.run(lines);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
  }

  @Test
  void solvePath_everyStepAndAPictureOfEach(@TempDir Path folder) throws Exception {
    Outcome outcome = Example.run(SOLVE_PATH, SIX, folder.toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    Grid solution = GridSolver.getDefault().solve(Grid.parse(SIX)).orElseThrow();
    assertThat(outcome.out())
        .startsWith("  1  Naked single: 4 is the only candidate in r6c2.")
        .contains(solution.toGridString() + "\nThe hardest: ");
    assertThat(folder.resolve("001.svg")).content().startsWith("<svg ");
  }

  @Test
  void solvePath_notationIsForNine() throws Exception {
    Outcome outcome = Example.run(SOLVE_PATH, "--notation", SIX);
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).isEqualTo("--notation is for the ordinary 9x9.\n");
  }

  @Test
  void solvePath_neitherKind() throws Exception {
    Outcome outcome = Example.run(SOLVE_PATH, SIX + "1");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err())
        .contains("This is not a puzzle: found 37 cells; expected 81")
        .contains("Nor is it a grid of other rules: found 37 cells; expected the square");
  }

  @Test
  void rate_linesOfAnyRules() throws Exception {
    Rules twelve = Rules.of(12);
    String text =
        String.join("\n", "\ufeff# other rules", SIX, "", "12x", JIGSAW, twelve.emptyGrid() + "");
    Outcome outcome = Example.runWithInput(text, RATE, "--step", "-", "2");
    assertThat(outcome.exitCode()).isEqualTo(1);
    List<String> lines = outcome.out().lines().toList();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(1)).startsWith(SIX + "\t-\t-\t-\tEASY\t-\tNaked single\tNaked single: ");
    String jigsaw = lines.get(4).split("\t")[0];
    assertThat(Grid.parse(jigsaw)).isEqualTo(Grid.parse(JIGSAW));
    assertThat(lines.get(4).split("\t")[4])
        .isEqualTo(GridLogicalSolver.standard().level(Grid.parse(JIGSAW)).orElseThrow().name());
    assertThat(lines).element(5).isEqualTo("");
    assertThat(outcome.err()).contains("line 4: found 3 cells; expected").contains("line 6: ");
  }

  @Test
  void generateToOrder_otherKinds() throws Exception {
    Outcome outcome = Example.run(GENERATE_TO_ORDER, "2", "7", "kind=8X", "level=medium");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    List<String> lines = outcome.out().lines().toList();
    assertThat(lines).hasSize(2);
    for (String line : lines) {
      Grid puzzle = Grid.parse(line.split("\t")[0]);
      assertThat(puzzle.rules()).isEqualTo(Rules.builder(8).grid(0, 0, 2, 4).diagonals().build());
      assertThat(GridLogicalSolver.standard().level(puzzle)).contains(Level.MEDIUM);
      assertThat(line).endsWith("\tMEDIUM");
    }
  }

  @Test
  void generateToOrder_killer() throws Exception {
    Outcome outcome = Example.run(GENERATE_TO_ORDER, "kind=killer");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    Grid puzzle = Grid.parse(outcome.out().split("\t")[0]);
    assertThat(puzzle.clueCount()).isZero();
    assertThat(puzzle.rules().cages()).isNotEmpty();
    assertThat(GridSolver.getDefault().hasUniqueSolution(puzzle)).isTrue();
  }

  @Test
  void generateToOrder_wishForNineAlone() throws Exception {
    Outcome outcome = Example.run(GENERATE_TO_ORDER, "kind=6", "er=2.0");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("'er' is not an option for other rules\nusage:");
  }
}
