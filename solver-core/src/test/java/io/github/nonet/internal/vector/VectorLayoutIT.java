package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Boards;
import io.github.nonet.internal.Geometry;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("vector")
class VectorLayoutIT {
  private static final int CELL_LANES = 27;

  @ParameterizedTest
  @CsvSource({
    "K1, 0, 0, 1",
    "K2, 0, 0, 2",
    "R1, 0, 1, 0",
    "R2, 0, 2, 0",
    "B1, 1, 0, 0",
    "B2, 2, 0, 0",
    "R1K1, 0, 1, 1",
    "R2K2, 0, 2, 2",
    "R1K2, 0, 1, 2",
    "R2K1, 0, 2, 1"
  })
  void permutation_leadsToTheRightCell(String name, int bands, int rows, int stacks)
      throws ReflectiveOperationException {
    int[] from = VectorClasses.permutation(name);
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
    VectorClasses.load(cells, 7, boards, 50);
    int[] expected = new int[Geometry.CELLS];
    Arrays.setAll(expected, cell -> candidates(Boards.PUZZLE.digit(cell)));
    assertThat(Arrays.copyOfRange(boards, 50, 146))
        .containsExactly(VectorClasses.boardOf(expected));
  }

  private static int candidates(int clue) {
    return clue == Geometry.EMPTY ? SlowRound.ALL_DIGITS : 1 << (clue - 1);
  }

  @Test
  void store_digitsOfEachCell() {
    int[] cells = new int[Geometry.CELLS];
    Arrays.setAll(cells, cell -> candidates(Boards.SOLUTION.digit(cell)));
    byte[] digits = new byte[100];
    VectorClasses.store(VectorClasses.boardOf(cells), 0, digits, 7);
    byte[] expected = new byte[100];
    VectorClasses.copy(Boards.SOLUTION, expected, 7);
    assertThat(digits).containsExactly(expected);
  }

  @Test
  void loadCandidates_ofEachCell() {
    int[] sets = new int[Geometry.CELLS];
    Arrays.setAll(sets, cell -> cell * 12 & SlowRound.ALL_DIGITS << 1);
    short[] boards = new short[200];
    VectorClasses.loadCandidates(sets, boards, 50);
    int[] expected = new int[Geometry.CELLS];
    Arrays.setAll(expected, cell -> sets[cell] >>> 1);
    assertThat(Arrays.copyOfRange(boards, 50, 146))
        .containsExactly(VectorClasses.boardOf(expected));
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      assertThat(VectorClasses.candidates(boards, 50, cell)).isEqualTo(sets[cell]);
    }
  }
}
