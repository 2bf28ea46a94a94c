package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.docs.Example.Outcome;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.variant.Grid;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs of docs/examples compile, run, and do what they say. */
class ExamplesTest {
  private static final Path SOLVE_ONE = Example.FOLDER.resolve("SolveOne.java");
  private static final Path SOLVE_FILE = Example.FOLDER.resolve("SolveFile.java");

  private static final Path RATE = Example.FOLDER.resolve("Rate.java");
  private static final Path GENERATE_TO_ORDER = Example.FOLDER.resolve("GenerateToOrder.java");

  private static final Path HINT = Example.FOLDER.resolve("Hint.java");
  private static final Path SOLVE_PATH = Example.FOLDER.resolve("SolvePath.java");

  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  /** Rated 8.9 or more: never within a millisecond. */
  private static final String HARDEST =
      "8..49.....2....3.....7...5.....2......9..6..1..63...7....8.4.3.5......2.4.3..17..";

  static Stream<Path> programsWithoutArguments() {
    return Example.programs().stream()
        .filter(program -> !Set.of(SOLVE_ONE, SOLVE_FILE, RATE).contains(program));
  }

  @ParameterizedTest
  @MethodSource("programsWithoutArguments")
  void example_runs(Path program) throws Exception {
    Outcome outcome = Example.run(program);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isNotBlank();
  }

  /** The launcher of sources starts the first class of a file. */
  @ParameterizedTest
  @MethodSource("everyProgram")
  void example_startsFromItsSource(Path program) throws Exception {
    String name = program.getFileName().toString().replace(".java", "");
    List<String> types =
        Files.readString(program)
            .lines()
            .filter(line -> line.matches("(\\w+ )*(class|record|enum|interface) .*"))
            .toList();
    assertThat(types.get(0)).matches("public class " + name + "( implements Solver)? \\{");
  }

  static Stream<Path> everyProgram() {
    return Example.programs().stream();
  }

  @Test
  void source_startsAsThePagesSay() throws Exception {
    Outcome outcome = Example.runSource(SOLVE_ONE, PUZZLE);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEqualTo(Example.run(SOLVE_ONE, PUZZLE).out());
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
        .contains("This puzzle has no solution: row 1 holds 5 twice, at r1c1 and r1c4.");
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
    assertThat(outcome.err()).contains("character 3 (line 1, column 3) is 'x'");
  }

  @Test
  void solveOne_noArgument() throws Exception {
    Outcome outcome = Example.run(SOLVE_ONE);
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("usage: SolveOne");
  }

  @Test
  void solveFile_everyKindOfLine(@TempDir Path folder) throws Exception {
    List<String> lines =
        List.of(
            PUZZLE,
            "",
            "# a comment",
            String.join(" | ", PUZZLE.split("")) + "\r",
            ".".repeat(81),
            "55" + ".".repeat(79));
    Path in = Files.write(folder.resolve("puzzles"), lines);
    Path out = folder.resolve("solutions");
    Outcome outcome = Example.run(SOLVE_FILE, in.toString(), out.toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEmpty();
    assertThat(Files.readAllLines(out))
        .hasSameSizeAs(lines)
        .containsSubsequence(SOLUTION, "", "", SOLUTION)
        .endsWith("");
    assertThat(Files.readAllLines(out).get(4)).matches("[1-9]{81}");
    assertThat(outcome.err())
        .startsWith("4 puzzles in ")
        .contains("2 unique, 1 with several solutions, 1 with none; 0 malformed");
  }

  @Test
  void solveFile_manyPuzzlesFromStandardInput() throws Exception {
    String rotated = PUZZLE.replace('9', 'x').replace('1', '9').replace('x', '1');
    String rotatedSolution = SOLUTION.replace('9', 'x').replace('1', '9').replace('x', '1');
    Outcome outcome =
        Example.runWithInput((PUZZLE + "\n" + rotated + "\n").repeat(5_000), SOLVE_FILE, "-");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEqualTo((SOLUTION + "\n" + rotatedSolution + "\n").repeat(5_000));
    assertThat(outcome.err()).contains("unique, 0 with several solutions, 0 with none");
  }

  @Test
  void solveFile_malformedLines(@TempDir Path folder) throws Exception {
    String text = (PUZZLE + "\n").repeat(4_000) + "53x\n" + PUZZLE + "\n" + PUZZLE + ".";
    Path in = Files.writeString(folder.resolve("puzzles"), text);
    Outcome outcome = Example.run(SOLVE_FILE, in.toString());
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).isEqualTo((SOLUTION + "\n").repeat(4_000) + "\n" + SOLUTION + "\n\n");
    assertThat(outcome.err())
        .contains("2 malformed")
        .contains("line 4001: column 3 is 'x'")
        .contains("line 4003: found 82 cells; expected 81");
  }

  /** 0 where every puzzle was read, 1 where one was not, 2 where there is none. */
  @ParameterizedTest
  @ValueSource(strings = {"0:one\n%s\n\ntwo\n%s\n", "1:%s\n%s.\n", "2:no puzzle\n", "2:"})
  void solveFile_exitCodes(String codeAndText) throws Exception {
    String text = codeAndText.substring(2).replace("%s", PUZZLE);
    Outcome outcome = Example.runWithInput(text, SOLVE_FILE, "-");
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(codeAndText.charAt(0) - '0');
    outcome = Example.runWithInput(text, RATE, "-");
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(codeAndText.charAt(0) - '0');
  }

  @Test
  void solveFile_otherFormats(@TempDir Path folder) throws Exception {
    String xml =
        "<opensudoku>\n<game data=\"" + PUZZLE + "\" />\n<game data=\"5\" />\n</opensudoku>";
    Path in = Files.writeString(folder.resolve("puzzles"), xml);
    Outcome outcome = Example.run(SOLVE_FILE, in.toString());
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).isEqualTo(SOLUTION + "\n");
    assertThat(outcome.err())
        .startsWith("1 puzzle in ")
        .contains("line 3: the attribute data of <game> has 1 cells");
    String csv = "puzzle,solution\n" + (PUZZLE + "," + SOLUTION + "\n").repeat(3);
    assertThat(Example.runWithInput(csv, SOLVE_FILE, "-").out())
        .isEqualTo(
            "puzzle,solution,found\n"
                + (PUZZLE + "," + SOLUTION + "," + SOLUTION + "\n").repeat(3));
  }

  @Test
  void solveFile_carriageReturnsAndByteOrderMark() throws Exception {
    String text = "\ufeff" + PUZZLE + "\r" + PUZZLE + "\r53\r\r" + PUZZLE;
    Outcome outcome = Example.runWithInput(text, SOLVE_FILE, "-");
    assertThat(outcome.out()).isEqualTo((SOLUTION + "\n").repeat(2) + "\n\n" + SOLUTION + "\n");
    assertThat(outcome.err()).contains("line 3: found 2 cells; expected 81");
  }

  @Test
  void solveFile_hostileInput(@TempDir Path folder) throws Exception {
    Path out = Files.writeString(folder.resolve("solutions"), "precious");
    requireBadUsage("is a directory", folder.toString(), out.toString());
    assertThat(out).hasContent("precious");
    Path endless = Files.writeString(folder.resolve("endless"), "5".repeat(3_000_000));
    requireBadUsage("a line is longer than 262144 bytes", endless.toString());
  }

  @Test
  void solveFile_badUsage(@TempDir Path folder) throws Exception {
    requireBadUsage("usage: SolveFile INPUT [OUTPUT]");
    requireBadUsage("NoSuchFileException", folder.resolve("missing").toString());
    Path file = Files.writeString(folder.resolve("puzzles"), PUZZLE);
    requireBadUsage("INPUT and OUTPUT are the same file", file.toString(), file.toString());
    assertThat(file).hasContent(PUZZLE);
  }

  @Test
  void hint_threeDepthsAndAPicture() throws Exception {
    Outcome outcome = Example.run(HINT, SOLUTION.replaceFirst("5", "."));
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out().lines())
        .startsWith(
            "Full house",
            "Full house: look at row 1.",
            "Full house: r1c1 is the last empty cell in row 1, column 1 and box 1. So r1c1 = 5.")
        .contains("| =5 3 4 | 6 7 8 | 9 1 2 |");
  }

  @Test
  void hint_pictureOfPencilMarksFromStandardInput() throws Exception {
    Outcome outcome = Example.runWithInput(Candidates.of(Board.parse(PUZZLE)).toGridString(), HINT);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).startsWith("Naked single\n");
  }

  @Test
  void hint_stateThatHasLeftTheSolution() throws Exception {
    String wrong = Candidates.of(Board.parse(PUZZLE)).without(2, 4).toGridString();
    Outcome outcome = Example.run(HINT, wrong);
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err()).isEqualTo("The correct candidate of r1c3 has been eliminated.\n");
  }

  @Test
  void hint_solved() throws Exception {
    Outcome outcome = Example.run(HINT, SOLUTION);
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).isEqualTo("It is solved.\n");
  }

  @Test
  void hint_malformed() throws Exception {
    Outcome outcome = Example.run(HINT, "12x");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err())
        .isEqualTo(
            "This is not a state: found 3 cells; expected the square of a number from 4 to 25, such"
                + " as 16, or twice as many characters with regions.\n");
  }

  @Test
  void hint_linkOfAnEditor() throws Exception {
    String link = Grid.of(Board.parse(SOLUTION.replaceFirst("5", "."))).toSudokuPadLink();
    Outcome outcome = Example.run(HINT, link);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).startsWith("Full house\n");
  }

  @Test
  void solvePath_everyStepAndAPictureOfEach(@TempDir Path folder) throws Exception {
    Outcome outcome = Example.run(SOLVE_PATH, PUZZLE, folder.toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .startsWith("  1  Naked single: 5 is the only candidate of r5c5. So r5c5 = 5.")
        .contains(Board.parse(SOLUTION).toGridString())
        .contains("The hardest: Naked single.");
    assertThat(folder.resolve("051.svg")).content().startsWith("<svg ");
  }

  @Test
  void solvePath_inNotation() throws Exception {
    Outcome outcome = Example.run(SOLVE_PATH, "--notation", PUZZLE);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .contains("Naked Single: r5c5=5")
        .contains("The hardest: Naked single.");
  }

  @Test
  void rate_withTheStepThatMadeTheRating() throws Exception {
    Outcome outcome = Example.runWithInput(PUZZLE, RATE, "--step", "-");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).containsIgnoringCase("hidden single");
  }

  @Test
  void solvePath_noSolution() throws Exception {
    Outcome outcome = Example.run(SOLVE_PATH, "55" + ".".repeat(79));
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err()).isEqualTo("The puzzle has no solution.\n");
  }

  @Test
  void solvePath_badUsage() throws Exception {
    assertThat(Example.run(SOLVE_PATH, "12x").exitCode()).isEqualTo(2);
    assertThat(Example.run(SOLVE_PATH, PUZZLE, "a", "b").err()).startsWith("usage: SolvePath");
  }

  @Test
  void rate_everyKindOfLine(@TempDir Path folder) throws Exception {
    List<String> lines = List.of(PUZZLE, "", "# a comment", "55x", ".".repeat(81), SOLUTION);
    Path in = Files.write(folder.resolve("puzzles"), lines);
    Outcome outcome = Example.run(RATE, in.toString());
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out())
        .isEqualTo(
            PUZZLE
                + "\t1.2\t1.2\t1.2\tEASY\t204\tNaked single\n\n\n\n\n"
                + SOLUTION
                + "\t0.0\t0.0\t0.0\tEASY\t0\tnone\n");
    assertThat(outcome.err())
        .contains("line 4: column 3 is 'x'")
        .contains(": found at least two solutions, which differ in ");
  }

  @Test
  void rate_standardInput() throws Exception {
    Outcome outcome = Example.runWithInput(PUZZLE + "\n", RATE, "-");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).startsWith(PUZZLE + "\t1.2\t");
  }

  @Test
  void rate_notInTime() throws Exception {
    Outcome outcome = Example.runWithInput(HARDEST + "\n" + PUZZLE + "\n", RATE, "-", "0.001");
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).startsWith("\n");
    assertThat(outcome.err()).contains("line 1: not rated in time");
  }

  @Test
  void rate_badUsage() throws Exception {
    assertThat(Example.run(RATE).err()).startsWith("usage: Rate [--step] INPUT [SECONDS]");
    Outcome outcome = Example.run(RATE, "-", "none");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).isEqualTo("Rate: SECONDS is 'none'; expected a number\n");
  }

  @Test
  void generateToOrder_wishes() throws Exception {
    Outcome outcome =
        Example.run(GENERATE_TO_ORDER, "3", "42", "er=1.5-2.5", "symmetry=ROTATIONAL_180");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    List<String> lines = outcome.out().lines().toList();
    assertThat(lines).hasSize(3);
    for (String line : lines) {
      Board puzzle = Board.parse(line.substring(0, 81));
      assertThat(ExplainerRating.of(puzzle).er()).isBetween(1.5, 2.5);
      assertThat(Symmetry.ROTATIONAL_180.isSymmetryOf(puzzle)).isTrue();
    }
  }

  @Test
  void generateToOrder_badUsage() throws Exception {
    Outcome outcome = Example.run(GENERATE_TO_ORDER, "hardest=MAGIC");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("'MAGIC' is not a technique\nusage: GenerateToOrder");
  }

  private static void requireBadUsage(String message, String... arguments) throws Exception {
    Outcome outcome = Example.run(SOLVE_FILE, arguments);
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(message);
  }
}
