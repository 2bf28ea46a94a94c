package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.nonet.Board;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.TextFormatException;
import io.github.nonet.bulk.BulkSolver;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Verdict;
import io.github.nonet.text.PuzzleFormat;
import io.github.nonet.text.TextPuzzle;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tasks of an ordinary user, each in the shortest correct code. A task that needs a detour here
 * shows a fault of the API.
 */
class EverydayTasksTest {
  private static final String TEXT =
      "030260701680070090190004500820100040004602900050003028009300074040050036703018000";

  private static final String SOLUTION =
      "435269781682571493197834562826195347374682915951743628519326874248957136763418259";

  private final Board puzzle = Board.parse(TEXT);

  @Test
  void solve() {
    Board solution = Solver.getDefault().solve(Board.parse(TEXT)).orElseThrow();
    assertThat(solution).hasToString(SOLUTION);
  }

  @Test
  void uniqueAndCount() {
    Solver solver = Solver.getDefault();
    assertThat(solver.hasUniqueSolution(puzzle)).isTrue();
    assertThat(solver.countSolutions(puzzle.with(3, 0), 1_000)).isEqualTo(2);
  }

  @Test
  void iterate() {
    Stream<Board> solved = Solver.getDefault().solutions(Board.EMPTY).limit(3);
    assertThat(solved).hasSize(3).doesNotHaveDuplicates().allMatch(Board::isSolved);
  }

  @Test
  void sayWhatIsWrongWithPastedText() {
    assertThat(whatIsWrong(TEXT)).contains("one solution");
    assertThat(whatIsWrong("3" + TEXT.substring(1))).contains("no solution", "row 1", "3");
    assertThat(whatIsWrong(TEXT.substring(1))).contains("80", "81");
  }

  private static String whatIsWrong(String text) {
    try {
      return Verdict.of(Board.parse(text)).describe();
    } catch (TextFormatException e) {
      return e.getMessage();
    }
  }

  @Test
  void hint() {
    String hint = LogicalSolver.standard().nextStep(puzzle).orElseThrow().describe(Detail.FULL);
    assertThat(hint).contains("r1c3");
  }

  @Test
  void rating() {
    assertThat(ExplainerRating.of(puzzle).er()).isEqualTo(1.2);
  }

  @Test
  void makeByLevel() {
    Board made = PuzzleGenerator.builder().level(Level.HARD).seed(1).build().next();
    assertThat(Solver.getDefault().hasUniqueSolution(made)).isTrue();
    assertThat(HodokuRating.of(made).level()).isEqualTo(Level.HARD);
  }

  @Test
  void grid16x16() {
    Grid grid = GridGenerator.builder(Rules.of(16)).seed(1).build().next();
    Grid again = Rules.of(16).parseGrid(grid.toString());
    assertThat(GridSolver.getDefault().solve(again)).get().matches(Grid::isSolved);
  }

  @Test
  void killer() {
    Rules rules = Rules.of(9).withCages(List.of(Cage.of(4, 0, 1), Cage.of(23, 9, 10, 18)));
    Grid solved = GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow();
    assertThat(solved.value(0) + solved.value(1)).isEqualTo(4);
    assertThat(solved.value(9) + solved.value(10) + solved.value(18)).isEqualTo(23);
  }

  @Test
  void thermometer() {
    Rules rules = Rules.of(9).withConstraints(Constraint.thermometer(0, 1, 2, 11, 20));
    Grid solved = GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow();
    assertThat(solved.value(0)).isLessThan(solved.value(1));
    assertThat(solved.value(11)).isLessThan(solved.value(20));
  }

  @Test
  void ruleOfYourOwn() {
    Constraint odd = Constraint.pairs("odd sums", (a, b) -> (a + b) % 2 == 1, 0, 1, 2, 3);
    Grid solved =
        GridSolver.getDefault().solve(Rules.of(9).withConstraints(odd).emptyGrid()).orElseThrow();
    assertThat((solved.value(0) + solved.value(1)) % 2).isEqualTo(1);
  }

  @Test
  void saveAndRestoreAGameOfAnyRules() {
    for (Rules rules : List.of(Rules.of(9), Rules.samurai())) {
      GridGame game = GridGame.of(rules.emptyGrid()).put(0, 5).mark(1, 3);
      String saved = game.toString();
      assertThat(GridGame.parse(saved)).isEqualTo(game);
    }
  }

  @Test
  void millions() {
    Stream<Board> puzzles = Stream.generate(() -> puzzle).limit(10_000);
    long proper =
        BulkSolver.create()
            .solveAll(puzzles, 2)
            .filter(result -> result.solutionCount() == 1)
            .count();
    assertThat(proper).isEqualTo(10_000);
  }

  @Test
  void solverOfYourOwn() {
    Solver solver =
        Solver.branching(
            board -> {
              int cell = board.toString().indexOf('.');
              return board.candidates(cell).stream().map(digit -> board.with(cell, digit)).toList();
            });
    assertThat(solver.solve(puzzle)).get().hasToString(SOLUTION);
    assertThat(solver.within(SearchLimit.guesses(10_000)).hasUniqueSolution(puzzle)).isTrue();
  }

  @Test
  void readAFile(@TempDir Path folder) throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("puzzles.txt"), TEXT + "\n" + TEXT.substring(1) + "\n" + TEXT);
    List<String> faults = new ArrayList<>();
    try (Stream<String> lines = Files.lines(file)) {
      Stream<Board> boards =
          PuzzleFormat.readAny(lines, fault -> faults.add(fault.getMessage()))
              .map(TextPuzzle::puzzle);
      assertThat(boards).containsExactly(puzzle, puzzle);
    }
    assertThat(faults).singleElement().asString().startsWith("line 2");
  }

  /** A puzzle that a person pasted is refused by one exception, with the place. */
  @Test
  void malformedText_isOneException() {
    assertThat(catchThrowable(() -> Board.parse("hello"))).isInstanceOf(TextFormatException.class);
    assertThat(catchThrowable(() -> Grid.parse("hello"))).isInstanceOf(TextFormatException.class);
  }
}
