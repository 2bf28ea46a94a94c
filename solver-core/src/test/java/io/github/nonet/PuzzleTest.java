package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What takes a puzzle takes a board and the candidates of a board alike. */
class PuzzleTest {
  private static final Candidates MARKS = Candidates.of(Boards.PUZZLE);

  /** One of two solutions: the other one has another digit in the first cell where they differ. */
  private static final Board FIRST = Solver.getDefault().solve(Boards.TWO_SOLUTIONS).orElseThrow();

  /** The mark of one solution of two is gone, so only the other one is left. */
  private static Candidates oneOfTwo() {
    int cell = Verdict.of(Boards.TWO_SOLUTIONS).cells().get(0);
    return Candidates.of(Boards.TWO_SOLUTIONS).without(cell, FIRST.digit(cell));
  }

  @Test
  void candidates_ofEither() {
    assertThat(Candidates.of(MARKS)).isSameAs(MARKS);
    assertThat(Candidates.of((Puzzle) Boards.PUZZLE)).isEqualTo(MARKS);
    assertThatNullPointerException()
        .isThrownBy(() -> Candidates.of((Puzzle) null))
        .withMessage("puzzle");
  }

  @Test
  void solvers_everyPuzzle() {
    List<Puzzle> puzzles = List.of(Boards.PUZZLE, MARKS, oneOfTwo());
    for (Solver solver :
        List.of(
            Solver.getDefault(),
            new UserSolver(),
            Solver.getDefault().within(SearchLimit.guesses(1_000)))) {
      assertThat(puzzles).allMatch(solver::hasUniqueSolution);
      assertThat(puzzles.stream().map(solver::solve).map(Optional::orElseThrow))
          .startsWith(Boards.SOLUTION, Boards.SOLUTION)
          .doesNotContain(FIRST);
      assertThat(puzzles.stream().flatMap(solver::solutions)).hasSize(3);
    }
  }

  /** One method is a solver, which a lambda can be. */
  @Test
  void solver_ofALambda() {
    Solver solver = board -> new UserSolver().search(board);
    assertThat(Stream.of(Boards.PUZZLE, MARKS).map(solver::solve))
        .allMatch(Optional.of(Boards.SOLUTION)::equals);
    assertThat(solver.countSolutions(oneOfTwo(), 9)).isEqualTo(1);
  }

  @Test
  void logic_ofABoardIsThatOfItsCandidates() {
    LogicalSolver logic = LogicalSolver.standard();
    assertThat(logic.nextStep(Boards.PUZZLE)).isPresent().isEqualTo(logic.nextStep(MARKS));
    assertThat(logic.nextPlacement(Boards.PUZZLE)).isEqualTo(logic.nextPlacement(MARKS));
    int steps = Tries.of(300, Integer.MAX_VALUE);
    assertThat(logic.steps(Boards.PUZZLE).limit(steps))
        .containsExactlyElementsOf(logic.steps(MARKS).limit(steps).toList());
    assertThat(logic.solve(Boards.PUZZLE)).isEqualTo(logic.solve(MARKS));
    assertThat(logic.findMistake(Boards.PUZZLE)).isEmpty();
    assertThat(logic.findMistake(Boards.INCONSISTENT)).isPresent();
    assertThat(Game.of(Boards.PUZZLE)).isEqualTo(Game.of(MARKS));
    assertThat(ExplainerRating.of(Boards.PUZZLE)).isEqualTo(ExplainerRating.of(MARKS));
  }
}
