package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {
  @ParameterizedTest
  @EnumSource
  void orbits_partitionTheCells(Symmetry symmetry) {
    assertThat(Arrays.stream(symmetry.orbits()).flatMapToInt(Arrays::stream).sorted())
        .containsExactlyElementsOf(IntStream.range(0, 81).boxed().toList());
  }

  @ParameterizedTest
  @CsvSource({
    "NONE, 81", "ROTATIONAL_180, 41", "ROTATIONAL_90, 21", "HORIZONTAL, 45", "VERTICAL, 45",
    "DIAGONAL, 45", "ANTIDIAGONAL, 45", "BOTH_AXES, 25", "BOTH_DIAGONALS, 25", "FULL, 15"
  })
  void orbits_areSoMany(Symmetry symmetry, int count) {
    assertThat(symmetry.orbits().length).isEqualTo(count);
  }

  /** Where the clue of row 1, column 3 must be repeated; rows and columns counted from one. */
  @ParameterizedTest
  @CsvSource({
    "NONE, 13",
    "ROTATIONAL_180, 13 97",
    "ROTATIONAL_90, 13 39 97 71",
    "HORIZONTAL, 13 93",
    "VERTICAL, 13 17",
    "DIAGONAL, 13 31",
    "ANTIDIAGONAL, 13 79",
    "BOTH_AXES, 13 17 93 97",
    "BOTH_DIAGONALS, 13 31 79 97",
    "FULL, 13 17 31 39 71 79 93 97"
  })
  void isSymmetryOf_oneOrbit(Symmetry symmetry, String places) {
    Board board = Board.EMPTY;
    for (String place : places.split(" ")) {
      assertThat(board.equals(Board.EMPTY) || !symmetry.isSymmetryOf(board)).isTrue();
      int row = place.charAt(0) - '1';
      int column = place.charAt(1) - '1';
      board = board.with(9 * row + column, 1 + column);
    }
    assertThat(symmetry.isSymmetryOf(board)).isTrue();
  }

  /** Where the moves take row 1, column 3; rows and columns counted from one. */
  @Test
  void moves_ofACell() {
    assertThat(Symmetry.halfTurn(cell(13))).isEqualTo(cell(97));
    assertThat(Symmetry.quarterTurn(cell(13))).isEqualTo(cell(39));
    assertThat(Symmetry.flip(cell(13))).isEqualTo(cell(93));
    assertThat(Symmetry.mirror(cell(13))).isEqualTo(cell(17));
    assertThat(Symmetry.transpose(cell(13))).isEqualTo(cell(31));
    assertThat(Symmetry.quarterTurn(cell(42))).isEqualTo(cell(26));
    assertThat(Symmetry.flip(cell(42))).isEqualTo(cell(62));
    assertThat(Symmetry.mirror(cell(42))).isEqualTo(cell(48));
  }

  private static int cell(int place) {
    return 9 * (place / 10 - 1) + place % 10 - 1;
  }

  @Test
  void orbits_ofMoves() {
    int[][] orbits = Symmetry.orbits(Symmetry::flip, Symmetry::mirror);
    assertThat(orbits.length).isEqualTo(25);
    assertThat(orbits[0]).containsExactly(0, 8, 72, 80);
    assertThat(orbits[24]).containsExactly(40);
    assertThat(Symmetry.orbits(cell -> cell).length).isEqualTo(81);
  }

  @Test
  void isSymmetryOf_null() {
    assertThatNullPointerException()
        .isThrownBy(() -> Symmetry.FULL.isSymmetryOf(null))
        .withMessage("board");
  }
}
