package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Boards;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.stream.Stream;
import jdk.incubator.vector.VectorShuffle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class WideLayoutIT {
  private static final int CELL_LANES = 27;

  static Stream<Arguments> permutations() {
    return Stream.of(
        Arguments.of("K1", WideLayout.K1, 0, 0, 1),
        Arguments.of("K2", WideLayout.K2, 0, 0, 2),
        Arguments.of("R1", WideLayout.R1, 0, 1, 0),
        Arguments.of("R2", WideLayout.R2, 0, 2, 0),
        Arguments.of("B1", WideLayout.B1, 1, 0, 0),
        Arguments.of("B2", WideLayout.B2, 2, 0, 0),
        Arguments.of("R1K1", WideLayout.R1K1, 0, 1, 1),
        Arguments.of("R2K2", WideLayout.R2K2, 0, 2, 2),
        Arguments.of("R1K2", WideLayout.R1K2, 0, 1, 2),
        Arguments.of("R2K1", WideLayout.R2K1, 0, 2, 1));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("permutations")
  void permutation_leadsToTheRightCell(
      String name, VectorShuffle<Short> permutation, int bands, int rows, int stacks) {
    int[] from = permutation.toArray();
    for (int lane = 0; lane < CELL_LANES; lane++) {
      int cell = 3 * lane;
      int source = 3 * from[lane];
      int row = Geometry.row(cell);
      int column = Geometry.column(cell);
      assertThat(Geometry.row(source)).isEqualTo((row / 3 + bands) % 3 * 3 + (row % 3 + rows) % 3);
      assertThat(Geometry.column(source)).isEqualTo((column + 3 * stacks) % 9);
    }
    assertThat(Arrays.copyOfRange(from, CELL_LANES, from.length))
        .containsExactly(27, 28, 29, 30, 31);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "48, 49", "46, 49"})
  void load_candidatesOfEachCell(int empty, int one) {
    byte[] cells = new byte[100];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int clue = Boards.PUZZLE.digit(cell);
      cells[7 + cell] = (byte) (clue == Geometry.EMPTY ? empty : one + clue - 1);
    }
    short[] boards = new short[200];
    WideText.load(cells, 7, boards, 50);
    assertThat(Arrays.copyOfRange(boards, 50, 146))
        .containsExactly(WideBoards.shortsOf(PlainBoard.of(Boards.PUZZLE)));
  }

  @Test
  void store_digitsOfEachCell() {
    byte[] digits = new byte[100];
    WideText.store(WideBoards.shortsOf(PlainBoard.of(Boards.SOLUTION)), 0, digits, 7);
    byte[] expected = new byte[100];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      expected[7 + cell] = (byte) Boards.SOLUTION.digit(cell);
    }
    assertThat(digits).containsExactly(expected);
  }

  /** Nothing before or behind the cells is read or written. */
  @Test
  void text_exactlyTheCells() {
    byte[] cells = new byte[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      cells[cell] = (byte) Boards.SOLUTION.digit(cell);
    }
    short[] boards = new short[WideLayout.SHORTS];
    WideText.load(cells, 0, boards, 0);
    assertThat(boards).containsExactly(WideBoards.shortsOf(PlainBoard.of(Boards.SOLUTION)));
    byte[] digits = new byte[Geometry.CELLS];
    WideText.store(boards, 0, digits, 0);
    assertThat(digits).containsExactly(cells);
    byte[] among = new byte[Geometry.CELLS + 40];
    Arrays.fill(among, (byte) 77);
    WideText.store(boards, 0, among, 20);
    assertThat(Arrays.copyOfRange(among, 20, 101)).containsExactly(cells);
    assertThat(Arrays.copyOfRange(among, 0, 20)).containsOnly(77);
    assertThat(Arrays.copyOfRange(among, 101, 121)).containsOnly(77);
  }

  @Test
  void loadCandidates_ofEachCell() {
    int[] sets = new int[Geometry.CELLS];
    Arrays.setAll(sets, cell -> cell * 12 & ValueSet.ALL_DIGITS);
    short[] boards = new short[200];
    WideLayout.loadCandidates(sets, boards, 50);
    assertThat(Arrays.copyOfRange(boards, 50, 146))
        .containsExactly(WideBoards.shortsOf(PlainBoard.of(sets)));
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      assertThat(WideLayout.candidates(boards, 50, cell)).isEqualTo(sets[cell]);
    }
  }
}
