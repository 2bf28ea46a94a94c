package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.Tries;
import io.github.nonet.docs.Example.Outcome;
import io.github.nonet.generate.PuzzleGenerator;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The programs that a class can type in answer as the engines do, with the same guesses, and say
 * what is wrong with bad input. They need nothing but the JDK.
 */
class TextbookProgramsTest {
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      """
      534678912
      672195348
      198342567
      859761423
      426853791
      713924856
      961537284
      287419635
      345286179
      """;

  /** Backtracking takes millions of guesses for some puzzles: they are left out. */
  private static final long MAX_GUESSES = 3_000;

  private static final int BOARDS = Tries.of(10, 40);

  /** Lines that are neither blank nor comments, with input, output and all messages. */
  private static final int MAX_LINES = 80;

  private static final int MAX_LINES_OF_EXACT_COVER = 90;

  @TempDir private static Path classes;
  private static URLClassLoader loader;

  /** A program and the engine that it explains. */
  enum Program {
    BOOLEAN_ARRAY("BooleanArraySolver"),
    BITMASK("BitmaskSolver"),
    CANDIDATE_SET("CandidateSetSolver"),
    EXACT_COVER("ExactCoverSolver");

    private final String type;

    Program(String type) {
      this.type = type;
    }

    Path file() {
      return Example.FOLDER.resolve(type + ".java");
    }

    String answer(String text) throws ReflectiveOperationException {
      Class<?> solver = loader.loadClass(type);
      Constructor<?> constructor = solver.getConstructor();
      Method solve = solver.getDeclaredMethod("solve", String.class);
      solve.setAccessible(true);
      return (String) solve.invoke(constructor.newInstance(), text);
    }
  }

  @BeforeAll
  static void compile() throws IOException {
    for (Program program : Program.values()) {
      String[] arguments = {"-cp", "", "-d", classes.toString(), program.file().toString()};
      assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments)).isZero();
    }
    loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null);
  }

  @AfterAll
  static void close() throws IOException {
    loader.close();
  }

  /** What the engine says, in the words of the programs; null if it takes too long. */
  private static String expected(Program program, Board puzzle) {
    Search search = Algorithm.valueOf(program.name()).solver().search(puzzle);
    Progress progress = search.advance(MAX_GUESSES);
    if (progress == Progress.PAUSED) {
      return null;
    }
    if (!puzzle.isConsistent()) {
      return "No solution: ";
    }
    return progress == Progress.EXHAUSTED
        ? "No solution, after " + search.guesses() + " guesses"
        : search.solution().toString().replaceAll(".{9}", "$0\n") + search.guesses() + " guesses";
  }

  /** Without end: proper puzzles, puzzles with a clue less, and puzzles with a wrong digit. */
  private static Stream<Board> boards() {
    Random random = new Random();
    return PuzzleGenerator.builder().seed(random.nextLong()).build().stream()
        .flatMap(
            puzzle -> {
              int[] clues = puzzle.toString().chars().toArray();
              int cell = random.nextInt(clues.length);
              int digit = clues[cell] == '.' ? 1 + random.nextInt(9) : 0;
              return Stream.of(puzzle, puzzle.with(cell, digit));
            });
  }

  @ParameterizedTest
  @EnumSource
  void answersAndGuesses_areTheEngines(Program program) throws Exception {
    Iterator<Board> boards = boards().iterator();
    int compared = 0;
    while (compared < BOARDS) {
      Board puzzle = boards.next();
      String expected = expected(program, puzzle);
      if (expected != null) {
        assertThat(program.answer(puzzle.toString())).as("%s", puzzle).startsWith(expected);
        compared++;
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void boards_emptyAndFull(Program program) throws Exception {
    for (Board board : List.of(Board.EMPTY, Board.parse(SOLUTION))) {
      assertThat(program.answer(board.toString())).isEqualTo(expected(program, board));
    }
  }

  @ParameterizedTest
  @EnumSource
  void input_inEveryForm(Program program) throws Exception {
    Board board = Board.parse(PUZZLE);
    for (String text :
        List.of(PUZZLE, PUZZLE.replace('.', '0'), board.toGridString(), PUZZLE + "\r\n")) {
      assertThat(program.answer(text)).startsWith(SOLUTION);
    }
  }

  @ParameterizedTest
  @EnumSource
  void input_bad(Program program) throws Exception {
    assertThat(program.answer("53.x"))
        .isEqualTo("Cell 4 is 'x'; expected 1-9, or 0 or . if it is open");
    assertThat(program.answer("53.")).isEqualTo("Found 3 cells; expected 81");
    assertThat(program.answer(PUZZLE + "1")).isEqualTo("Found 82 cells; expected 81");
    assertThat(program.answer("5..5" + ".".repeat(77)))
        .isEqualTo("No solution: the 5 in cell 4 contradicts another digit");
  }

  @ParameterizedTest
  @EnumSource
  void programs_areShort(Program program) throws Exception {
    List<String> code =
        Files.readAllLines(program.file()).stream()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("*") && !line.startsWith("/*"))
            .toList();
    assertThat(code)
        .noneMatch(line -> line.contains("nonet"))
        .hasSizeLessThan(program == Program.EXACT_COVER ? MAX_LINES_OF_EXACT_COVER : MAX_LINES);
  }

  @Test
  void main_argumentAndStandardInput() throws Exception {
    Path program = Program.BITMASK.file();
    String expected = SOLUTION + "2330 guesses\n";
    for (Outcome outcome :
        List.of(
            Example.run(program),
            Example.run(program, PUZZLE),
            Example.runWithInput(Board.parse(PUZZLE).toGridString(), program))) {
      assertThat(outcome.exitCode()).as(outcome.err()).isZero();
      assertThat(outcome.out()).isEqualToNormalizingNewlines(expected);
    }
  }
}
