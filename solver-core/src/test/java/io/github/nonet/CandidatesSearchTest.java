package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pencil-mark puzzles, beyond the contract of every solver. */
class CandidatesSearchTest {
  private static final Board SEVERAL = Boards.SEVERAL_SOLUTIONS;

  static Stream<Algorithm> algorithms() {
    return Stream.of(Algorithm.values()).filter(Algorithm::isAvailable);
  }

  @ParameterizedTest
  @MethodSource("algorithms")
  void rowMajor_ascending(Algorithm algorithm) {
    Solver solver = algorithm.solver(CellOrder.ROW_MAJOR);
    Board first = solver.solve(SEVERAL).orElseThrow();
    int most = 0;
    for (int cell = 0; cell < 81; cell++) {
      if (SEVERAL.digit(cell) == 0) {
        Candidates marks = Candidates.of(SEVERAL).without(cell, first.digit(cell));
        List<Board> found = solver.solutions(marks).toList();
        assertThat(found).isSorted().hasSizeLessThan(65);
        most = Math.max(most, found.size());
      }
    }
    assertThat(most).isGreaterThan(5);
  }

  /** Marks that say no more than the board cost no guess more than the board. */
  @ParameterizedTest
  @MethodSource("algorithms")
  void sameGuessesAsForTheBoard(Algorithm algorithm) {
    Search ofMarks = algorithm.solver().search(Candidates.of(SEVERAL));
    Search ofBoard = algorithm.solver().search(SEVERAL);
    while (ofBoard.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      assertThat(ofMarks.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
      assertThat(ofMarks.solution()).isEqualTo(ofBoard.solution());
      assertThat(ofMarks.guesses()).isEqualTo(ofBoard.guesses());
    }
    assertThat(ofMarks.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
  }

  /** A solver that knows boards only is asked only for boards that say all. */
  @Test
  void foreignSolver_isAskedWhereMarksSayNoMore() {
    Solver foreign = puzzle -> Algorithm.BITMASK.solver().search(puzzle);
    Candidates marks = Candidates.of(SEVERAL);
    Search search = foreign.search(marks);
    Search direct = foreign.search(SEVERAL);
    assertThat(search.advance(Long.MAX_VALUE)).isEqualTo(direct.advance(Long.MAX_VALUE));
    assertThat(search.guesses()).isEqualTo(direct.guesses());
  }
}
