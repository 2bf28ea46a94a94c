package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.time.Duration;
import java.util.List;
import java.util.Spliterator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GridSolverTest {
  private static final GridSolver SOLVER = GridSolver.getDefault();
  private static final Rules FOUR = Rules.of(4);
  private static final Grid TWO = FOUR.parseGrid(".2.4 .4.2 2143 4321");

  @AfterEach
  void clearInterruptStatus() {
    Thread.interrupted();
  }

  static Stream<Rules> allRules() {
    return AllRules.stream();
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void solve_empty(Rules rules) {
    Grid puzzle = rules.emptyGrid();
    Grid solution = SOLVER.solve(puzzle).orElseThrow();
    assertThat(solution.isSolutionOf(puzzle)).isTrue();
    assertThat(Referee.isSolution(solution)).isTrue();
    assertThat(SOLVER.solve(puzzle)).contains(solution);
    assertThat(SOLVER.solve(GridCandidates.of(solution))).contains(solution);
    assertThat(SOLVER.hasUniqueSolution(solution)).isTrue();
    assertThat(SOLVER.solutions(puzzle).limit(3).distinct())
        .allMatch(Referee::isSolution)
        .hasSizeLessThanOrEqualTo(3)
        .startsWith(solution);
  }

  @Test
  void countSolutions_ofFourByFour() {
    assertThat(SOLVER.countSolutions(FOUR.emptyGrid(), Long.MAX_VALUE)).isEqualTo(288);
    assertThat(SOLVER.countSolutions(FOUR.emptyGrid(), 288)).isEqualTo(288);
    assertThat(SOLVER.countSolutions(FOUR.emptyGrid(), 100)).isEqualTo(100);
    assertThat(SOLVER.countSolutions(FOUR.emptyGrid(), 0)).isZero();
    assertThat(SOLVER.solutions(FOUR.emptyGrid()).collect(Collectors.toSet())).hasSize(288);
    assertThat(SOLVER.countSolutions(GridCandidates.of(FOUR.emptyGrid()), 1000)).isEqualTo(288);
  }

  @Test
  void countSolutions_ofLatinSquares() {
    Rules rules = Rules.builder(4).rowsAndColumns(0, 0).build();
    assertThat(SOLVER.countSolutions(rules.emptyGrid(), 1000)).isEqualTo(576);
  }

  @Test
  void candidates_keptOut() {
    assertThat(SOLVER.countSolutions(TWO, 9)).isEqualTo(2);
    GridCandidates marks = GridCandidates.of(TWO);
    int value = SOLVER.solve(TWO).orElseThrow().value(2);
    assertThat(SOLVER.hasUniqueSolution(marks.without(2, value))).isTrue();
    assertThat(SOLVER.solve(marks.without(2, value)).orElseThrow().value(2)).isNotEqualTo(value);
    assertThat(SOLVER.solutions(marks)).hasSize(2);
    assertThat(SOLVER.solve(marks.without(2, 1).without(2, 3))).isEmpty();
  }

  @Test
  void inconsistent_noSolution() {
    Grid grid = FOUR.emptyGrid().with(0, 1).with(1, 1);
    assertThat(SOLVER.solve(grid)).isEmpty();
    assertThat(SOLVER.countSolutions(grid, 5)).isZero();
    assertThat(SOLVER.solutions(grid)).isEmpty();
    assertThat(SOLVER.hasUniqueSolution(grid)).isFalse();
    Grid complete = FOUR.parseGrid("1234 3412 2143 4312");
    assertThat(SOLVER.solve(complete)).isEmpty();
    assertThat(SOLVER.solve(GridCandidates.of(complete))).isEmpty();
  }

  @Test
  void impossibleSum_noSolution() {
    Rules rules = FOUR.withCages(List.of(Cage.of(3, 0, 1, 2)));
    assertThat(SOLVER.solve(rules.emptyGrid())).isEmpty();
    assertThat(SOLVER.solve(FOUR.withCages(List.of(Cage.of(99, 5))).emptyGrid())).isEmpty();
  }

  @Test
  void cages_decide() {
    Rules rules =
        FOUR.withCages(
            List.of(
                Cage.of(3, 0, 1),
                Cage.of(1, 0),
                Cage.of(7, 4, 5),
                Cage.of(3, 4),
                Cage.of(0, 3, 12)));
    Grid solution = SOLVER.solve(rules.emptyGrid()).orElseThrow();
    assertThat(solution.toString()).startsWith("12");
    assertThat(SOLVER.solutions(rules.emptyGrid())).allMatch(Referee::isSolution);
  }

  @Test
  void classic_goesToTheBoardSolver() {
    Grid puzzle =
        Grid.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Board board = Board.parse(puzzle.toString());
    Board solution = Solver.getDefault().solve(board).orElseThrow();
    assertThat(SOLVER.solve(puzzle)).contains(Grid.of(solution));
    assertThat(SOLVER.hasUniqueSolution(puzzle)).isTrue();
    assertThat(SOLVER.solutions(puzzle)).containsExactly(Grid.of(solution));
    GridCandidates marks = GridCandidates.of(puzzle);
    assertThat(SOLVER.solve(marks)).contains(Grid.of(solution));
    assertThat(SOLVER.solutions(marks)).containsExactly(Grid.of(solution));
    assertThat(SOLVER.hasUniqueSolution(marks)).isTrue();
    assertThat(SOLVER.countSolutions(marks.without(2, solution.digit(2)), 9)).isZero();
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(
            () -> SOLVER.within(SearchLimit.guesses(0)).countSolutions(Grid.of(Board.EMPTY), 2));
  }

  @Test
  void badArguments() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SOLVER.countSolutions(TWO, -1))
        .withMessage("limit is -1; expected 0 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SOLVER.countSolutions(GridCandidates.of(TWO), -1))
        .withMessage("limit is -1; expected 0 or more");
    assertThatNullPointerException().isThrownBy(() -> SOLVER.solve(null)).withMessage("puzzle");
    assertThatNullPointerException().isThrownBy(() -> SOLVER.within(null)).withMessage("limit");
  }

  @Test
  void guesses_limited() {
    Grid puzzle = Rules.of(16).emptyGrid();
    GridSolver solver = SOLVER.within(SearchLimit.guesses(20));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.countSolutions(puzzle, Long.MAX_VALUE))
        .returns(20L, SearchLimitExceededException::guesses)
        .withMessage("the search was given up after 20 guesses; its limit was 20 guesses");
    assertThat(solver).hasToString("GridSolver within 20 guesses");
    assertThat(solver.within(SearchLimit.guesses(30))).hasToString("GridSolver within 20 guesses");
    assertThat(SOLVER.within(SearchLimit.guesses(0)).solve(FOUR.parseGrid("1234 3412 2143 432.")))
        .isPresent();
  }

  @Test
  void time_limited() {
    GridSolver solver = SOLVER.within(SearchLimit.time(Duration.ofMillis(20)));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.countSolutions(Rules.of(12).emptyGrid(), Long.MAX_VALUE));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.solutions(Rules.of(12).emptyGrid()).count());
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> SOLVER.within(SearchLimit.time(Duration.ZERO)).solve(TWO));
  }

  @Test
  void interrupted_before() {
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchInterruptedException.class).isThrownBy(() -> SOLVER.solve(TWO));
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> SOLVER.countSolutions(TWO, 0));
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> SOLVER.solutions(TWO).count());
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  @Test
  void interrupted_meanwhile() throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread other =
        new Thread(
            () -> {
              try {
                Thread.sleep(30);
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
              main.interrupt();
            });
    other.start();
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> SOLVER.countSolutions(Rules.of(12).emptyGrid(), Long.MAX_VALUE));
    assertThat(Thread.interrupted()).isTrue();
    other.join();
  }

  @Test
  void solutions_lazy() {
    assertThat(SOLVER.solutions(Rules.of(12).emptyGrid()).limit(10))
        .hasSize(10)
        .doesNotHaveDuplicates();
    Stream<Grid> notUsed = SOLVER.within(SearchLimit.time(Duration.ZERO)).solutions(TWO);
    assertThat(notUsed).isNotNull();
  }

  @Test
  void hasUniqueSolution_ofCandidates() {
    Rules rules = Rules.of(4);
    GridCandidates full = GridCandidates.of(rules.parseGrid("1234 3412 2143 432."));
    assertThat(SOLVER.hasUniqueSolution(full)).isTrue();
    assertThat(SOLVER.hasUniqueSolution(full.without(15, 1))).isFalse();
    assertThat(SOLVER.hasUniqueSolution(GridCandidates.of(rules.emptyGrid()))).isFalse();
  }

  /** What a stream of solutions says of itself. */
  @Test
  void solutions_ofAnUnknownNumberInOrder() {
    Spliterator<Grid> solutions = SOLVER.solutions(Rules.of(4).emptyGrid()).spliterator();
    assertThat(solutions.estimateSize()).isEqualTo(Long.MAX_VALUE);
    assertThat(
            solutions.hasCharacteristics(
                Spliterator.ORDERED
                    | Spliterator.DISTINCT
                    | Spliterator.NONNULL
                    | Spliterator.IMMUTABLE))
        .isTrue();
    assertThat(solutions.hasCharacteristics(Spliterator.SIZED)).isFalse();
    assertThat(solutions.trySplit()).isNull();
  }

  /** A limit that is over when the search begins is over for each search, however easy. */
  @Test
  void time_overFromTheStart() {
    GridSolver late = SOLVER.within(SearchLimit.time(Duration.ZERO));
    Grid solved = Rules.of(4).parseGrid("1234 3412 2143 4321");
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> late.solve(solved));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(
            () ->
                GridLogicalSolver.standard()
                    .within(SearchLimit.time(Duration.ZERO))
                    .nextStep(GridCandidates.of(solved)));
  }
}
