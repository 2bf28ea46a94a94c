package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nonet.contract.SearchTrace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pencil-mark puzzles by each kind of solver: of an algorithm, of a user, and with a limit. */
class PencilMarkSolversTest {
  private static final Solver ALGORITHM = Algorithm.BITMASK.solver();
  private static final Solver USER = new UserSolver();

  /** Four open cells, in two rows, two columns and two boxes, which hold 5 2 2 5 or 2 5 5 2. */
  private static final Board RECTANGLE =
      Boards.SOLUTION.with(2, 0).with(3, 0).with(11, 0).with(12, 0);

  private static final Candidates ONE =
      Candidates.of(RECTANGLE).without(2, 7 - Boards.SOLUTION.digit(2));

  private static final Candidates NONE = ONE.without(3, Boards.SOLUTION.digit(3));

  static Stream<Solver> solvers() {
    return Stream.of(
        ALGORITHM,
        USER,
        ALGORITHM.within(SearchLimit.guesses(100_000)),
        USER.within(SearchLimit.guesses(100_000)));
  }

  /** Marks that leave some of 65 solutions, for each open cell. */
  private static List<Candidates> marks() {
    List<Candidates> marks = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      if (Boards.SEVERAL_SOLUTIONS.digit(cell) == 0) {
        int digit = Boards.SEVERAL_SOLUTIONS.candidates(cell).iterator().next();
        marks.add(Candidates.of(Boards.SEVERAL_SOLUTIONS).without(cell, digit));
      }
    }
    return marks;
  }

  /** The solutions of the board that the marks allow. */
  private static List<Board> expected(Candidates marks) {
    return ALGORITHM
        .solutions(Boards.SEVERAL_SOLUTIONS)
        .filter(board -> allows(marks, board))
        .toList();
  }

  private static boolean allows(Candidates marks, Board board) {
    for (int cell = 0; cell < 81; cell++) {
      if (!marks.allows(cell, board.digit(cell))) {
        return false;
      }
    }
    return true;
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void everyMethod_oneSolutionOrNone(Solver solver) {
    assertThat(solver.solve(ONE)).contains(Boards.SOLUTION);
    assertThat(solver.solve(NONE)).isEmpty();
    assertThat(solver.countSolutions(ONE, 2)).isEqualTo(1);
    assertThat(solver.countSolutions(NONE, 2)).isZero();
    assertThat(solver.countSolutions(Candidates.of(RECTANGLE), 9)).isEqualTo(2);
    assertThat(solver.countSolutions(Candidates.of(RECTANGLE), 1)).isEqualTo(1);
    assertThat(solver.hasUniqueSolution(ONE)).isTrue();
    assertThat(solver.hasUniqueSolution(NONE)).isFalse();
    assertThat(solver.hasUniqueSolution(Candidates.of(RECTANGLE))).isFalse();
    assertThat(solver.solutions(ONE)).containsExactly(Boards.SOLUTION);
    assertThat(solver.solutions(NONE)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void solutions_thoseThatTheMarksAllow(Solver solver) {
    for (Candidates marks : marks()) {
      assertThat(solver.solutions(marks)).containsExactlyInAnyOrderElementsOf(expected(marks));
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void search_pausedAnywhere(Solver solver) {
    for (Candidates marks : marks().subList(0, 10)) {
      SearchTrace trace = SearchTrace.unpaused(solver.search(marks));
      assertThat(SearchTrace.paused(solver.search(marks), () -> 1)).isEqualTo(trace);
      assertThat(SearchTrace.paused(solver.search(marks), () -> 3)).isEqualTo(trace);
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void search_exhaustedForGood(Solver solver) {
    Search search = solver.search(ONE);
    assertThatIllegalStateException().isThrownBy(search::solution);
    assertThat(search.advance(0)).isEqualTo(Progress.SOLUTION);
    assertThat(search.guesses()).isZero();
    assertThat(search.advance(0)).isEqualTo(Progress.EXHAUSTED);
    assertThat(search.advance(9)).isEqualTo(Progress.EXHAUSTED);
    assertThat(search.solution()).isEqualTo(Boards.SOLUTION);
  }

  /**
   * Two digits of the first row are left to two cells, in which the user's solver does not guess.
   */
  @Test
  void search_guessesAmongTheMarksOfTheNarrowestCell() {
    Candidates marks = Candidates.of(Board.EMPTY);
    for (int digit = 1; digit <= 7; digit++) {
      marks = marks.without(4, digit);
    }
    marks = marks.without(3, 1);
    Search search = USER.search(marks);
    assertThat(search.advance(0)).isEqualTo(Progress.PAUSED);
    assertThat(search.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(search.solution().digit(4)).isEqualTo(8);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void within_guesses(Solver solver) {
    Solver limited = solver.within(SearchLimit.guesses(0));
    Candidates empty = Candidates.of(Board.EMPTY);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> limited.solve(empty));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> limited.countSolutions(empty, 1));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> limited.solutions(empty).findFirst());
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> limited.solve(Board.EMPTY));
    assertThat(limited.solve(ONE)).contains(Boards.SOLUTION);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void everyMethod_interrupted(Solver solver) {
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> solver.solve(ONE));
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> solver.countSolutions(ONE, 0));
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> solver.countSolutions(RECTANGLE, 0));
    } finally {
      Thread.interrupted();
    }
  }
}
