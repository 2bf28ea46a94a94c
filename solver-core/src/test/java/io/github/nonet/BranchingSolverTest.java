package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.contract.SearchTrace;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class BranchingSolverTest {
  static final Solver FIRST_CELL = Solver.branching(BranchingSolverTest::firstCell);

  private static List<Board> firstCell(Board board) {
    int cell = 0;
    while (board.digit(cell) != 0) {
      cell++;
    }
    int first = cell;
    return board.candidates(first).stream().map(digit -> board.with(first, digit)).toList();
  }

  @Test
  void branching_solutionsInTheOrderOfTheBranches() {
    assertThat(FIRST_CELL.solutions(Boards.SEVERAL_SOLUTIONS).toList())
        .isEqualTo(
            Algorithm.BITMASK
                .solver(CellOrder.ROW_MAJOR)
                .solutions(Boards.SEVERAL_SOLUTIONS)
                .toList());
    assertThat(FIRST_CELL.solve(Boards.INCONSISTENT)).isEmpty();
    assertThat(FIRST_CELL.solve(Boards.SOLUTION)).contains(Boards.SOLUTION);
  }

  @Test
  void branching_sameGuessesAsTheTextbook() {
    Search search = FIRST_CELL.search(Boards.PUZZLE);
    Search textbook = Algorithm.BITMASK.solver(CellOrder.ROW_MAJOR).search(Boards.PUZZLE);
    assertThat(search.advance(Long.MAX_VALUE)).isEqualTo(textbook.advance(Long.MAX_VALUE));
    assertThat(search.guesses()).isEqualTo(textbook.guesses());
  }

  @Test
  void advance_pausedAnywhere() {
    SearchTrace trace = SearchTrace.unpaused(FIRST_CELL.search(Boards.SEVERAL_SOLUTIONS));
    assertThat(SearchTrace.paused(FIRST_CELL.search(Boards.SEVERAL_SOLUTIONS), () -> 3))
        .isEqualTo(trace);
    Search search = FIRST_CELL.search(Boards.INCONSISTENT);
    assertThat(search.advance(5)).isEqualTo(Progress.EXHAUSTED);
    assertThat(search.advance(5)).isEqualTo(Progress.EXHAUSTED);
  }

  @Test
  void branch_withoutProgress() {
    Solver stubborn = Solver.branching(List::of);
    assertThatIllegalStateException()
        .isThrownBy(() -> stubborn.solve(Boards.PUZZLE))
        .withMessageEndingWith("; expected a board with more digits");
  }

  @Test
  void branching_functionThatGivesNull() {
    assertThatNullPointerException()
        .isThrownBy(() -> Solver.branching(board -> null).solve(Boards.PUZZLE))
        .withMessage("branches of " + Boards.PUZZLE + ": found null; expected a list of boards");
    assertThatIllegalStateException()
        .isThrownBy(() -> Solver.branching(Collections::<Board>singletonList).solve(Boards.PUZZLE))
        .withMessage(
            "a branch of "
                + Boards.PUZZLE
                + " is "
                + Boards.PUZZLE
                + "; expected a board with more digits");
    assertThatIllegalStateException()
        .isThrownBy(
            () -> Solver.branching(board -> Collections.singletonList(null)).solve(Boards.PUZZLE))
        .withMessage(
            "a branch of " + Boards.PUZZLE + " is null; expected a board with more digits");
  }

  @Test
  void branching_functionThatThrows() {
    Solver broken =
        Solver.branching(
            board -> {
              throw new UnsupportedOperationException("broken");
            });
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> broken.solve(Boards.PUZZLE));
  }

  @Test
  void branching_null() {
    assertThatNullPointerException()
        .isThrownBy(() -> Solver.branching(null))
        .withMessage("branches");
  }

  @Test
  void toString_isReadable() {
    assertThat(FIRST_CELL).hasToString("solver by branches");
  }
}
