package io.github.nonet.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.github.nonet.Board;
import org.junit.jupiter.api.Test;

class RefereeTest {
  private static final Board SOLUTION =
      Board.parse(
          "435269781682571493197834562826195347374682915951743628519326874248957136763418259");

  private static final Board PUZZLE =
      Board.parse(
          "030260701680070090190004500820100040004602900050003028009300074040050036703018000");

  @Test
  void faults_solution() {
    assertThat(Referee.faults(PUZZLE, SOLUTION)).isEmpty();
    assertThatNoException().isThrownBy(() -> Referee.requireSolution(PUZZLE, SOLUTION));
  }

  @Test
  void faults_incomplete() {
    assertThat(Referee.faults(PUZZLE, SOLUTION.with(0, 0)))
        .containsExactly(
            "row 1 is [0, 3, 5, 2, 6, 9, 7, 8, 1]",
            "column 1 is [0, 6, 1, 8, 3, 9, 5, 2, 7]",
            "box 1 is [0, 3, 5, 6, 8, 2, 1, 9, 7]");
  }

  @Test
  void faults_digitTwice() {
    assertThat(Referee.faults(PUZZLE, SOLUTION.with(0, 9))).hasSize(3);
  }

  @Test
  void faults_clueChanged() {
    assertThat(Referee.faults(SOLUTION.with(80, 1), SOLUTION))
        .containsExactly("the clue at row 9, column 9 was changed");
  }

  @Test
  void requireSolution_wrong() {
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> Referee.requireSolution(PUZZLE, PUZZLE))
        .withMessageContaining(PUZZLE.toString());
  }

  @Test
  void countSolutions_known() {
    assertThat(Referee.countSolutions(PUZZLE, 2)).isEqualTo(1);
    assertThat(Referee.countSolutions(SOLUTION, 2)).isEqualTo(1);
    assertThat(Referee.countSolutions(SOLUTION.with(0, 9), 2)).isZero();
    assertThat(Referee.countSolutions(Board.EMPTY, 5)).isEqualTo(5);
  }
}
