package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Boards;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.ValueSet;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VectorLayoutIT {
  private static final int AT = 17 * Layout.NEXT_BOARD;

  private static long[] wordsAt(PlainBoard board) {
    long[] words = new long[Layout.WORDS];
    VectorBoards.put(board, words, AT);
    return words;
  }

  private static PlainBoard someCandidates(long seed) {
    return PlainBoard.random(new Random(seed));
  }

  @Test
  void copy_ofOneBoard() {
    PlainBoard board = someCandidates(1);
    PlainBoard other = someCandidates(2);
    long[] boards = VectorBoards.wordsOf(board, other, other);
    Layout.copy(boards, 0, Layout.NEXT_BOARD);
    assertThat(boards).containsExactly(VectorBoards.wordsOf(board, board, other));
    assertThat(Layout.isEqual(boards, 0, Layout.NEXT_BOARD)).isTrue();
    assertThat(Layout.isEqual(boards, 0, 2 * Layout.NEXT_BOARD)).isFalse();
  }

  /** Boards that differ in one candidate, in any place. */
  @Test
  void isEqual_oneCandidate() {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int[] sets = someCandidates(cell).sets();
      sets[cell] ^= ValueSet.bit(7);
      long[] boards = VectorBoards.wordsOf(someCandidates(cell), PlainBoard.of(sets));
      assertThat(Layout.isEqual(boards, 0, Layout.NEXT_BOARD)).as("cell %d", cell).isFalse();
    }
  }

  /** The characters behind the cells must not be read. */
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
      long[] boards = new long[Layout.WORDS];
      Text.load(cells, before, boards, AT);
      assertThat(boards).containsExactly(wordsAt(PlainBoard.of(Boards.PUZZLE)));
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
    long[] boards = wordsAt(someCandidates(5));
    Layout.loadCandidates(sets, boards, AT);
    assertThat(boards).containsExactly(wordsAt(PlainBoard.of(sets)));
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
    long[] boards = VectorBoards.wordsOf(board);
    Branching.split(boards, 0, cell, 1 << digit - 1);
    assertThat(boards).containsExactly(VectorBoards.wordsOf(lower, upper));
  }
}
