package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Boards;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VectorLayoutIT {
  private static final int AT = 50;
  private static final int END = AT + 36;

  private static long[] boardAt(long[] boards) {
    return Arrays.copyOfRange(boards, AT, END);
  }

  private static PlainBoard someCandidates(long seed) {
    return PlainBoard.random(new Random(seed));
  }

  @Test
  void bands_turnWithTheirCopies() {
    assertThat(Layout.NEXT_BAND.toArray()).containsExactly(2, 3, 4, 5, 0, 1, 2, 3);
    assertThat(Layout.LAST_BAND.toArray()).containsExactly(4, 5, 0, 1, 2, 3, 4, 5);
  }

  /** The characters after the cells must not be read. */
  @ParameterizedTest
  @CsvSource({"0, 1", "48, 49", "46, 49"})
  void load_candidatesOfEachCell(int empty, int one) {
    for (int before : new int[] {0, 7}) {
      byte[] cells = new byte[before + Geometry.CELLS];
      Arrays.fill(cells, (byte) '5');
      for (int cell = 0; cell < Geometry.CELLS; cell++) {
        int clue = Boards.PUZZLE.digit(cell);
        cells[before + cell] = (byte) (clue == Geometry.EMPTY ? empty : one + clue - 1);
      }
      long[] boards = new long[100];
      Text.load(cells, before, boards, AT);
      assertThat(boardAt(boards))
          .containsExactly(VectorBoards.wordsOf(PlainBoard.of(Boards.PUZZLE)));
    }
  }

  @Test
  void store_digitsOfEachCell() {
    for (int before : new int[] {0, 7}) {
      byte[] digits = new byte[before + Geometry.CELLS + 2];
      Text.store(VectorBoards.wordsOf(PlainBoard.of(Boards.SOLUTION)), 0, digits, before);
      byte[] expected = new byte[digits.length];
      for (int cell = 0; cell < Geometry.CELLS; cell++) {
        expected[before + cell] = (byte) Boards.SOLUTION.digit(cell);
      }
      assertThat(digits).containsExactly(expected);
    }
  }

  @Test
  void store_intoExactlyEnough() {
    byte[] digits = new byte[Geometry.CELLS];
    Text.store(VectorBoards.wordsOf(PlainBoard.of(Boards.SOLUTION)), 0, digits, 0);
    assertThat(digits[80]).isEqualTo((byte) Boards.SOLUTION.digit(80));
  }

  @Test
  void loadCandidates_ofEachCell() {
    int[] sets = new int[Geometry.CELLS];
    Arrays.setAll(sets, cell -> cell * 12 & ValueSet.ALL_DIGITS);
    long[] boards = new long[100];
    Layout.loadCandidates(sets, boards, AT);
    assertThat(boardAt(boards)).containsExactly(VectorBoards.wordsOf(PlainBoard.of(sets)));
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      assertThat(Layout.candidates(boards, AT, cell)).isEqualTo(sets[cell]);
    }
  }

  @Test
  void split_peersLoseTheDigitAboveAndBelow() {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int[] sets = someCandidates(cell).sets();
      sets[cell] = ValueSet.bit(3) | ValueSet.bit(8);
      PlainBoard upper = PlainBoard.of(sets);
      upper.assign(cell, 3);
      PlainBoard lower = PlainBoard.of(sets);
      lower.assign(cell, 8);
      requireSplit(PlainBoard.of(sets), cell, 3, upper, lower);
    }
  }

  @Test
  void split_belowOnlyTheCellLosesTheDigit() {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int[] sets = someCandidates(cell).sets();
      sets[cell] = ValueSet.bit(1) | ValueSet.bit(5) | ValueSet.bit(9);
      PlainBoard upper = PlainBoard.of(sets);
      upper.assign(cell, 9);
      PlainBoard lower = PlainBoard.of(sets);
      lower.remove(cell, 9);
      requireSplit(PlainBoard.of(sets), cell, 9, upper, lower);
    }
  }

  private static void requireSplit(
      PlainBoard board, int cell, int digit, PlainBoard upper, PlainBoard lower) {
    long[] boards = Arrays.copyOf(VectorBoards.wordsOf(board), 2 * Layout.WORDS);
    Branching.split(boards, 0, cell, 1 << digit - 1);
    assertThat(boards).startsWith(VectorBoards.wordsOf(lower));
    assertThat(boards).endsWith(VectorBoards.wordsOf(upper));
  }
}
