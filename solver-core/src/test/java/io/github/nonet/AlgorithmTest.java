package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AlgorithmTest {
  @ParameterizedTest
  @EnumSource(names = {"BOOLEAN_ARRAY", "BITMASK", "CANDIDATE_SET", "EXACT_COVER", "BITBOARD"})
  void isAvailable_plainJava(Algorithm algorithm) {
    assertThat(algorithm.isAvailable()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void solver_whereItIsAvailable(Algorithm algorithm) {
    if (algorithm.isAvailable()) {
      assertThat(algorithm.solver()).isEqualTo(algorithm.solver(algorithm.defaultOrder()));
      assertThat(algorithm.solver().solve(Boards.PUZZLE)).contains(Boards.SOLUTION);
    } else {
      assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(algorithm::solver);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"BOOLEAN_ARRAY", "BITMASK", "CANDIDATE_SET"})
  void solver_textbookOrder(Algorithm algorithm) {
    assertThat(algorithm.solver()).isEqualTo(algorithm.solver(CellOrder.ROW_MAJOR));
    assertThat(algorithm.solver()).isNotEqualTo(algorithm.solver(CellOrder.MOST_CONSTRAINED));
  }

  @Test
  void solver_exactCoverOrder() {
    assertThat(Algorithm.EXACT_COVER.solver())
        .isEqualTo(Algorithm.EXACT_COVER.solver(CellOrder.MOST_CONSTRAINED))
        .isNotEqualTo(Algorithm.EXACT_COVER.solver(CellOrder.ROW_MAJOR));
  }

  @Test
  void solver_bitboardOrder() {
    assertThat(Algorithm.BITBOARD.solver())
        .isSameAs(Algorithm.BITBOARD.solver(CellOrder.MOST_CONSTRAINED))
        .isNotSameAs(Algorithm.BITBOARD.solver(CellOrder.ROW_MAJOR));
  }

  @ParameterizedTest
  @EnumSource(names = {"BOOLEAN_ARRAY", "BITMASK", "CANDIDATE_SET", "EXACT_COVER"})
  void solver_null(Algorithm algorithm) {
    assertThatNullPointerException().isThrownBy(() -> algorithm.solver(null)).withMessage("order");
  }

  @ParameterizedTest
  @EnumSource(names = {"BOOLEAN_ARRAY", "BITMASK", "CANDIDATE_SET", "EXACT_COVER", "BITBOARD"})
  void solve_emptyBoardRowMajor(Algorithm algorithm) {
    assertThat(algorithm.solver(CellOrder.ROW_MAJOR).solve(Board.EMPTY).orElseThrow())
        .hasToString(
            "123456789456789123789123456"
                + "214365897365897214897214365"
                + "531642978642978531978531642");
  }

  @Test
  void getDefault_quickOnACruelBoard() {
    Board cruel =
        Board.parse(
            "..............3.85..1.2.......5.7.....4...1...9......."
                + "5......73..2.1........4...9");
    assertThat(Solver.getDefault().solutions(cruel))
        .singleElement()
        .asString()
        .startsWith("987654321");
  }
}
