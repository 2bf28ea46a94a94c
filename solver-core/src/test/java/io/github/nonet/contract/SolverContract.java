package io.github.nonet.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every {@link Solver} must do. To put one to the test, extend this class and implement {@link
 * #solver()}; override the other hooks where the solver promises more than it must.
 *
 * <p>A minute is a generous limit for each single test: its purpose is to end a solver that hangs.
 * Each test runs in a thread of its own, so one that does not react to interruption ends too.
 */
@Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
public abstract class SolverContract extends SearchContract {
  private static final String GOLDEN = "io.github.nonet.contract.GoldenBoards#";

  /** Marks, in a list of accepted answers, a search that was given up at its limit. */
  private static final long GAVE_UP = -1;

  /** Makes the suite. */
  protected SolverContract() {}

  /** Returns the solver to be tested. It is called often; it may return the same each time. */
  @Override
  protected abstract Solver solver();

  /**
   * Returns the order in which the solver promises to find the solutions of a board, such as {@link
   * Comparator#naturalOrder()}. By default it promises none: all boards are equal.
   */
  protected Comparator<Board> promisedOrder() {
    return (board, other) -> 0;
  }

  /**
   * Returns whether the solver promises to find all solutions of the boards that are cruel to plain
   * backtracking, within {@link #cruelBoardGuesses()}. By default it may give up there; but an
   * answer, if it gives one, must be right.
   */
  protected boolean mastersCruelBoards() {
    return false;
  }

  /** Returns how many guesses the solver may make at a cruel board. */
  protected long cruelBoardGuesses() {
    return 20_000;
  }

  // Answers

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void solve_goldenBoard(GoldenBoard board) {
    assertThat(solver().solve(board.puzzle()))
        .isEqualTo(solver().solutions(board.puzzle()).findFirst())
        .matches(answer -> answer.isPresent() == board.count() > 0, "answers if there is one");
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void countSolutions_goldenBoard(GoldenBoard board) {
    assertThat(solver().countSolutions(board.puzzle(), Long.MAX_VALUE)).isEqualTo(board.count());
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void countSolutions_smallLimit(GoldenBoard board) {
    assertThat(List.of(0L, 1L, 2L, 3L))
        .allSatisfy(
            limit ->
                assertThat(solver().countSolutions(board.puzzle(), limit))
                    .isEqualTo(Math.min(limit, board.count())));
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void hasUniqueSolution_goldenBoard(GoldenBoard board) {
    assertThat(solver().hasUniqueSolution(board.puzzle())).isEqualTo(board.count() == 1);
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void solutions_goldenBoard(GoldenBoard board) {
    assertThat(solver().solutions(board.puzzle()).toList())
        .hasSize(Math.toIntExact(board.count()))
        .doesNotHaveDuplicates()
        .containsAll(board.solution().stream().toList())
        .isSortedAccordingTo(promisedOrder())
        .allSatisfy(answer -> Referee.requireSolution(board.puzzle(), answer));
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "atLeast")
  void countSolutions_moreThanTheLimit(GoldenBoard board) {
    assertThat(solver().countSolutions(board.puzzle(), board.count())).isEqualTo(board.count());
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "atLeast")
  void solutions_tenOfVeryMany(GoldenBoard board) {
    assertThat(solver().solutions(board.puzzle()).limit(10).toList())
        .hasSize(10)
        .doesNotHaveDuplicates()
        .isSortedAccordingTo(promisedOrder())
        .allSatisfy(answer -> Referee.requireSolution(board.puzzle(), answer));
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "cruel")
  void countSolutions_cruelBoard(GoldenBoard board) {
    List<Long> accepted =
        mastersCruelBoards() ? List.of(board.count()) : List.of(board.count(), GAVE_UP);
    assertThat(countOrGiveUp(board)).isIn(accepted);
  }

  private long countOrGiveUp(GoldenBoard board) {
    try {
      return within(cruelBoardGuesses()).countSolutions(board.puzzle(), Long.MAX_VALUE);
    } catch (SearchLimitExceededException e) {
      assertThat(e.guesses()).isEqualTo(cruelBoardGuesses());
      return GAVE_UP;
    }
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "cruel")
  void advance_cruelBoard(GoldenBoard board) {
    Search search = solver().search(board.puzzle());
    List<Board> found =
        search.advance(cruelBoardGuesses()) == Progress.SOLUTION
            ? List.of(search.solution())
            : List.of();
    assertThat(board.solution().stream().toList()).containsAll(found);
  }

  // Pencil marks

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void candidates_ofAGoldenBoard(GoldenBoard board) {
    Candidates marks = Candidates.of(board.puzzle());
    assertThat(solver().countSolutions(marks, Long.MAX_VALUE)).isEqualTo(board.count());
    assertThat(solver().hasUniqueSolution(marks)).isEqualTo(board.count() == 1);
    assertThat(solver().solve(marks).isPresent()).isEqualTo(board.count() > 0);
  }

  /** Each elimination leaves the solutions that have another digit there. */
  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void candidates_fewerThanTheRulesLeave(GoldenBoard board) {
    List<Board> left = new ArrayList<>(solver().solutions(board.puzzle()).toList());
    Candidates marks = Candidates.of(board.puzzle());
    for (int cell = 4; cell < 81 && !left.isEmpty(); cell += 11) {
      if (board.puzzle().digit(cell) == 0) {
        int here = cell;
        int digit = left.get(left.size() / 2).digit(here);
        marks = marks.without(here, digit);
        left.removeIf(solution -> solution.digit(here) == digit);
        List<Board> found = solver().solutions(marks).toList();
        assertThat(found).hasSameSizeAs(left);
        assertThat(new HashSet<>(found)).isEqualTo(new HashSet<>(left));
      }
    }
  }

  /** A puzzle of marks alone, without a clue: the digits of three solutions of a board. */
  @Test
  void candidates_withoutAClue() {
    List<Board> three = solver().solutions(SEVERAL).limit(3).toList();
    Candidates marks = Candidates.of(Board.EMPTY);
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        int here = cell;
        int unwanted = digit;
        boolean isWanted = three.stream().anyMatch(board -> board.digit(here) == unwanted);
        marks = isWanted ? marks : marks.without(cell, digit);
      }
    }
    List<Board> found = solver().solutions(marks).toList();
    assertThat(found).containsAll(three).doesNotHaveDuplicates();
    Candidates allowed = marks;
    assertThat(found)
        .allSatisfy(board -> Referee.requireSolution(Board.EMPTY, board))
        .allMatch(board -> allows(allowed, board));
  }

  private static boolean allows(Candidates marks, Board solution) {
    return IntStream.range(0, 81).allMatch(cell -> marks.allows(cell, solution.digit(cell)));
  }

  @Test
  void candidates_pausedAfterEachGuess() {
    Candidates marks = Candidates.of(SEVERAL).without(1, 4).without(40, 2);
    assertThat(SearchTrace.paused(solver().search(marks), () -> 1))
        .isEqualTo(SearchTrace.unpaused(solver().search(marks)));
  }

  @Test
  void candidates_limitAndInterruption() {
    Candidates marks = Candidates.of(Board.EMPTY).without(0, 1);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> within(70).countSolutions(marks, Long.MAX_VALUE))
        .returns(70L, SearchLimitExceededException::guesses);
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> solver().solve(marks));
    assertThat(Thread.interrupted()).as("interrupt status").isTrue();
  }

  /** An open cell without a candidate: no solution, whatever the other cells are. */
  @Test
  void candidates_cellWithoutCandidate() {
    Candidates marks = Candidates.of(PROPER);
    for (int digit : PROPER.candidates(0)) {
      marks = marks.without(0, digit);
    }
    assertThat(solver().solve(marks)).isEmpty();
    assertThat(solver().countSolutions(marks, 2)).isZero();
  }

  // Arguments

  @Test
  void countSolutions_negativeLimit() {
    assertThatIllegalArgumentException().isThrownBy(() -> solver().countSolutions(PROPER, -1));
  }

  @Test
  void everyMethod_null() {
    assertThatNullPointerException()
        .isThrownBy(() -> solver().search((Board) null))
        .withMessageContaining("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> solver().solve(null))
        .withMessageContaining("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> solver().countSolutions(null, 1))
        .withMessageContaining("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> solver().hasUniqueSolution(null))
        .withMessageContaining("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> solver().solutions(null))
        .withMessageContaining("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> solver().search((Candidates) null))
        .withMessageContaining("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> solver().within(null))
        .withMessageContaining("limit");
  }
}
