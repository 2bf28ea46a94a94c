package io.github.nonet.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The golden file itself, judged by the rules of the game. */
class GoldenBoardsTest {
  private static final String GOLDEN = "io.github.nonet.contract.GoldenBoards#";

  @Test
  void all_manyBoardsOfEveryKind() {
    assertThat(GoldenBoards.all()).hasSizeGreaterThanOrEqualTo(60).doesNotHaveDuplicates();
    assertThat(GoldenBoards.plain()).extracting(GoldenBoard::count).contains(0L, 1L, 2L, 1440L);
    assertThat(GoldenBoards.cruel()).hasSizeGreaterThan(4);
    assertThat(GoldenBoards.atLeast()).extracting(GoldenBoard::puzzle).contains(Board.EMPTY);
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void plain_countIsRight(GoldenBoard board) {
    assertThat(Referee.countSolutions(board.puzzle(), Long.MAX_VALUE)).isEqualTo(board.count());
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "all")
  void all_solutionIsRight(GoldenBoard board) {
    assertThat(board.solution().stream())
        .allSatisfy(solution -> Referee.requireSolution(board.puzzle(), solution));
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "all")
  void all_oneSolutionIsGiven(GoldenBoard board) {
    assertThat(board.solution().isPresent()).isEqualTo(board.count() == 1);
  }
}
