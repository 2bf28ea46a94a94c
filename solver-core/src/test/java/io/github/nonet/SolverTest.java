package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The default methods, on a solver that has nothing else. */
class SolverTest {
  private final Solver solver = new UserSolver();

  @Test
  void solve_solvable() {
    assertThat(solver.solve(Boards.PUZZLE)).contains(Boards.SOLUTION);
    assertThat(solver.solve(Boards.SOLUTION)).contains(Boards.SOLUTION);
  }

  @Test
  void solve_noSolution() {
    assertThat(solver.solve(Boards.INCONSISTENT)).isEmpty();
    assertThat(solver.solve(Boards.PUZZLE.with(0, 4).with(80, 1))).isEmpty();
  }

  @Test
  void countSolutions_limited() {
    assertThat(solver.countSolutions(Boards.SEVERAL_SOLUTIONS, 0)).isZero();
    assertThat(solver.countSolutions(Boards.SEVERAL_SOLUTIONS, 64)).isEqualTo(64);
    assertThat(solver.countSolutions(Boards.SEVERAL_SOLUTIONS, 65)).isEqualTo(65);
    assertThat(solver.countSolutions(Boards.SEVERAL_SOLUTIONS, 66)).isEqualTo(65);
  }

  @Test
  void countSolutions_negativeLimit() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.countSolutions(Boards.PUZZLE, -1))
        .withMessage("limit is -1; expected 0 or more");
  }

  @Test
  void hasUniqueSolution_oneOnly() {
    assertThat(solver.hasUniqueSolution(Boards.PUZZLE)).isTrue();
    assertThat(solver.hasUniqueSolution(Boards.TWO_SOLUTIONS)).isFalse();
    assertThat(solver.hasUniqueSolution(Boards.INCONSISTENT)).isFalse();
  }

  @Test
  void solutions_each() {
    assertThat(solver.solutions(Boards.TWO_SOLUTIONS)).hasSize(2).doesNotHaveDuplicates();
    assertThat(solver.solutions(Boards.PUZZLE)).containsExactly(Boards.SOLUTION);
  }

  @Test
  void within_enough() {
    Solver bounded =
        solver.within(SearchLimit.guesses(1_000)).within(SearchLimit.time(Duration.ofMinutes(1)));
    assertThat(bounded.solve(Boards.PUZZLE)).contains(Boards.SOLUTION);
    assertThat(bounded.countSolutions(Boards.TWO_SOLUTIONS, 9)).isEqualTo(2);
    assertThat(bounded.hasUniqueSolution(Boards.PUZZLE)).isTrue();
    assertThat(bounded.solutions(Boards.TWO_SOLUTIONS)).hasSize(2);
  }

  @Test
  void within_tooLittle() {
    Solver bounded = solver.within(SearchLimit.guesses(9)).within(SearchLimit.guesses(7));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> bounded.countSolutions(Board.EMPTY, Long.MAX_VALUE))
        .returns(7L, SearchLimitExceededException::guesses);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> bounded.search(Board.EMPTY).advance(8))
        .withMessageEndingWith("its limit was 7 guesses");
  }

  @Test
  void within_null() {
    assertThatNullPointerException().isThrownBy(() -> solver.within(null)).withMessage("limit");
    assertThatNullPointerException()
        .isThrownBy(() -> solver.within(SearchLimit.guesses(1)).within(null))
        .withMessage("limit");
  }
}
