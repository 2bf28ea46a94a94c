package io.github.nonet;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
  private static final Board PUZZLE = Boards.PUZZLE;
  private static final Board SOLUTION = Boards.SOLUTION;

  @Test
  void empty_holdsNothing() {
    assertThat(Board.EMPTY).hasToString(".".repeat(81));
    assertThat(Board.EMPTY.clueCount()).isZero();
  }

  @Test
  void of_rows() {
    assertThat(Board.ofRows(PUZZLE.toRows())).isEqualTo(PUZZLE);
  }

  @Test
  void of_copiesTheRows() {
    int[][] rows = PUZZLE.toRows();
    Board board = Board.ofRows(rows);
    rows[0][0] = 9;
    assertThat(board).isEqualTo(PUZZLE);
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 10, 'cell 0 (row 1, column 1)'", "8, 7, -1, 'cell 79 (row 9, column 8)'"})
  void of_notADigit(int row, int column, int value, String place) {
    int[][] rows = PUZZLE.toRows();
    rows[row][column] = value;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.ofRows(rows))
        .withMessage("%s is %d; expected 1 to 9, or 0 for an empty cell", place, value);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 8, 10})
  void of_wrongNumberOfRows(int count) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.ofRows(new int[count][9]))
        .withMessage("rows has length %d; expected 9", count);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 8, 10})
  void of_wrongLengthOfRow(int length) {
    int[][] rows = PUZZLE.toRows();
    rows[3] = new int[length];
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.ofRows(rows))
        .withMessage("rows[3] has length %d; expected 9", length);
  }

  @Test
  void of_null() {
    int[][] rows = PUZZLE.toRows();
    rows[4] = null;
    assertThatNullPointerException().isThrownBy(() -> Board.ofRows(null)).withMessage("rows");
    assertThatNullPointerException().isThrownBy(() -> Board.ofRows(rows)).withMessage("rows[4]");
  }

  @Test
  void copyOf_digits() {
    int[] digits = PUZZLE.toArray();
    Board board = Board.copyOf(digits);
    digits[0] = 9;
    assertThat(board).isEqualTo(PUZZLE);
    assertThat(PUZZLE.toArray()).isNotEqualTo(digits);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 80, 82})
  void copyOf_wrongLength(int length) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.copyOf(new int[length]))
        .withMessage("digits has length %d; expected 81", length);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 10, 256, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void copyOf_notADigit(int value) {
    int[] digits = new int[81];
    digits[40] = value;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.copyOf(digits))
        .withMessage(
            "cell 40 (row 5, column 5) is %d; expected 1 to 9, or 0 for an empty cell", value);
  }

  /** Bytes as BulkSolver reads and writes them: numbers, or characters. */
  @ParameterizedTest
  @ValueSource(ints = {0, 5, 19})
  void copyOf_bytes(int offset) {
    byte[] cells = new byte[100];
    PUZZLE.copyTo(cells, offset);
    assertThat(Board.copyOf(cells, offset)).isEqualTo(PUZZLE);
    byte[] text = ("#".repeat(offset) + PUZZLE).getBytes(US_ASCII);
    Board board = Board.copyOf(text, offset);
    assertThat(board).isEqualTo(PUZZLE);
    Arrays.fill(text, (byte) '9');
    assertThat(board).isEqualTo(PUZZLE);
    assertThat(Board.copyOf(PUZZLE.toString().replace('.', '0').getBytes(US_ASCII), 0))
        .isEqualTo(PUZZLE);
  }

  @ParameterizedTest
  @ValueSource(bytes = {-1, 10, '/', ':', 'x'})
  void copyOf_bytesWithAFault(byte fault) {
    byte[] cells = new byte[90];
    cells[9 + 80] = fault;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.copyOf(cells, 9))
        .withMessage(
            "cell 80 (row 9, column 9) is byte " + fault + "; expected 0 to 9, '0' to '9', or '.'");
  }

  @ParameterizedTest
  @CsvSource({"81, 1", "81, -1", "80, 0", "0, 0", "0, 2147483647"})
  void copyOfAndCopyTo_noRoom(int length, int offset) {
    byte[] cells = new byte[length];
    String message = "cells has length " + length + "; expected 81 from offset " + offset + " on";
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Board.copyOf(cells, offset))
        .withMessage(message);
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> PUZZLE.copyTo(cells, offset))
        .withMessage(message);
    assertThat(cells).doesNotContain(1, 9);
    assertThatNullPointerException().isThrownBy(() -> PUZZLE.copyTo(null, 0)).withMessage("cells");
    assertThatNullPointerException().isThrownBy(() -> Board.copyOf(null, 0)).withMessage("cells");
  }

  @Test
  void copyOf_null() {
    assertThatNullPointerException().isThrownBy(() -> Board.copyOf(null)).withMessage("digits");
  }

  @Test
  void cell_byRowAndColumn() {
    assertThat(Board.cell(0, 8)).isEqualTo(8);
    assertThat(Board.cell(8, 0)).isEqualTo(72);
    assertThat(PUZZLE.with(Board.cell(4, 7), 1)).isEqualTo(PUZZLE.with(4, 7, 1));
  }

  @ParameterizedTest
  @CsvSource({"-1, 0, row", "9, 0, row", "0, -1, column", "0, 9, column"})
  void cell_outside(int row, int column, String name) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Board.cell(row, column))
        .withMessageContaining(name);
  }

  @Test
  void digit_byCell() {
    assertThat(SOLUTION.digit(0)).isEqualTo(4);
    assertThat(SOLUTION.digit(80)).isEqualTo(9);
    assertThat(PUZZLE.digit(0)).isZero();
  }

  @Test
  void digit_byRowAndColumn() {
    assertThat(SOLUTION.digit(0, 8)).isEqualTo(1);
    assertThat(SOLUTION.digit(8, 0)).isEqualTo(7);
    assertThat(SOLUTION.digit(4, 7)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 81, Integer.MAX_VALUE})
  void digit_noSuchCell(int cell) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> PUZZLE.digit(cell))
        .withMessageContaining(String.valueOf(cell));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> PUZZLE.candidates(cell));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> PUZZLE.with(cell, 1));
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "9, 0", "0, -1", "0, 9"})
  void digit_noSuchRowOrColumn(int row, int column) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> PUZZLE.digit(row, column));
  }

  @Test
  void with_setsChangesAndClears() {
    Board one = Board.EMPTY.with(80, 9);
    assertThat(one).hasToString(".".repeat(80) + "9");
    assertThat(one.with(80, 1)).hasToString(".".repeat(80) + "1");
    assertThat(one.with(80, 0)).isEqualTo(Board.EMPTY);
    assertThat(one.digit(80)).isEqualTo(9);
  }

  @Test
  void with_sameDigit() {
    assertThat(PUZZLE.with(1, 3)).isSameAs(PUZZLE);
    assertThat(PUZZLE.with(0, 0)).isSameAs(PUZZLE);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 10, 260})
  void with_notADigit(int digit) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PUZZLE.with(10, digit))
        .withMessage(
            "cell 10 (row 2, column 2) is %d; expected 1 to 9, or 0 for an empty cell", digit);
  }

  @Test
  void clueCount_counts() {
    assertThat(PUZZLE.clueCount()).isEqualTo(37);
    assertThat(SOLUTION.clueCount()).isEqualTo(81);
  }

  @Test
  void candidates_emptyCell() {
    assertThat(PUZZLE.candidates(0)).containsExactly(4, 5);
    assertThat(Board.EMPTY.candidates(40)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
  }

  @Test
  void byRowAndColumn_likeByCell() {
    Board board = Board.EMPTY.with(4, 7, 9);
    assertThat(board).isEqualTo(Board.EMPTY.with(43, 9));
    assertThat(board.candidates(4, 7)).isEmpty();
    assertThat(board.candidates(4, 0)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
  }

  @Test
  void candidates_allStruckOut() {
    Board board = Board.parse("12.......456......78......." + ".".repeat(54)).with(29, 9);
    assertThat(board.with(20, 3).candidates(2)).isEmpty();
    assertThat(board.candidates(2)).containsExactly(3);
  }

  @Test
  void candidates_unmodifiable() {
    assertThat(PUZZLE.candidates(0)).isUnmodifiable();
    assertThat(PUZZLE.candidates(1)).isUnmodifiable();
  }

  @Test
  void candidates_filledCell() {
    assertThat(PUZZLE.candidates(1)).isEmpty();
  }

  @Test
  void isComplete_lastCell() {
    assertThat(SOLUTION.isComplete()).isTrue();
    assertThat(SOLUTION.with(80, 0).isComplete()).isFalse();
    assertThat(SOLUTION.with(80, 1).isComplete()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"0, 8", "0, 72", "0, 20", "60, 80", "40, 41"})
  void isConsistent_digitTwiceInAHouse(int cell, int other) {
    Board board = Board.EMPTY.with(cell, 5);
    assertThat(board.isConsistent()).isTrue();
    assertThat(board.with(other, 4).isConsistent()).isTrue();
    assertThat(board.with(other, 5).isConsistent()).isFalse();
  }

  @Test
  void isConsistent_digitTwiceButNotInAHouse() {
    assertThat(Board.EMPTY.with(0, 5).with(12, 5).isConsistent()).isTrue();
    assertThat(PUZZLE.isConsistent()).isTrue();
    assertThat(SOLUTION.isConsistent()).isTrue();
  }

  @Test
  void isSolved_completeAndConsistent() {
    assertThat(SOLUTION.isSolved()).isTrue();
    assertThat(PUZZLE.isSolved()).isFalse();
    assertThat(SOLUTION.with(0, 5).isSolved()).isFalse();
    assertThat(SOLUTION.with(0, 0).isSolved()).isFalse();
  }

  @Test
  void isSolutionOf_keepsEveryClue() {
    assertThat(SOLUTION.isSolutionOf(PUZZLE)).isTrue();
    assertThat(SOLUTION.isSolutionOf(SOLUTION)).isTrue();
    assertThat(SOLUTION.isSolutionOf(Board.EMPTY)).isTrue();
    assertThat(SOLUTION.isSolutionOf(PUZZLE.with(80, 8))).isFalse();
    assertThat(PUZZLE.isSolutionOf(PUZZLE)).isFalse();
    assertThat(SOLUTION.with(0, 5).isSolutionOf(PUZZLE)).isFalse();
  }

  @Test
  void isSolutionOf_null() {
    assertThatNullPointerException()
        .isThrownBy(() -> SOLUTION.isSolutionOf(null))
        .withMessage("puzzle");
  }

  @Test
  void conflicts_none() {
    assertThat(PUZZLE.conflicts()).isEmpty();
    assertThat(SOLUTION.conflicts()).isEmpty();
  }

  @Test
  void conflicts_inWords() {
    assertThat(Board.EMPTY.with(1, 5).with(6, 5).conflicts())
        .hasToString("[row 1 holds 5 twice, at r1c2 and r1c7]");
    assertThat(Board.EMPTY.with(4, 1).with(76, 1).conflicts())
        .hasToString("[column 5 holds 1 twice, at r1c5 and r9c5]");
    assertThat(Board.EMPTY.with(60, 9).with(80, 9).conflicts())
        .hasToString("[box 9 holds 9 twice, at r7c7 and r9c9]");
  }

  @Test
  void conflicts_byHouseThenByDigit() {
    assertThat(Board.EMPTY.with(0, 8).with(1, 8).with(2, 8).with(3, 2).with(8, 2).conflicts())
        .map(Conflict::toString)
        .containsExactly(
            "row 1 holds 2 twice, at r1c4 and r1c9",
            "row 1 holds 8 three times, at r1c1, r1c2 and r1c3",
            "box 1 holds 8 three times, at r1c1, r1c2 and r1c3");
  }

  @Test
  void conflicts_unmodifiable() {
    assertThat(PUZZLE.with(0, 3).conflicts()).isUnmodifiable();
  }

  @Test
  void toArray_fresh() {
    int[][] rows = PUZZLE.toRows();
    assertThat(rows).hasDimensions(9, 9);
    assertThat(rows[0]).containsExactly(0, 3, 0, 2, 6, 0, 7, 0, 1);
    assertThat(rows[8]).containsExactly(7, 0, 3, 0, 1, 8, 0, 0, 0);
    rows[0][0] = 9;
    assertThat(PUZZLE.toRows()[0][0]).isZero();
  }

  @Test
  void toString_line() {
    assertThat(PUZZLE)
        .hasToString(
            ".3.26.7.168..7..9.19...45..82.1...4...46.29...5...3.28"
                + "..93...74.4..5..367.3.18...");
  }

  @Test
  void toGridString_picture() {
    assertThat(PUZZLE.toGridString())
        .isEqualTo(
            """
            +-------+-------+-------+
            | . 3 . | 2 6 . | 7 . 1 |
            | 6 8 . | . 7 . | . 9 . |
            | 1 9 . | . . 4 | 5 . . |
            +-------+-------+-------+
            | 8 2 . | 1 . . | . 4 . |
            | . . 4 | 6 . 2 | 9 . . |
            | . 5 . | . . 3 | . 2 8 |
            +-------+-------+-------+
            | . . 9 | 3 . . | . 7 4 |
            | . 4 . | . 5 . | . 3 6 |
            | 7 . 3 | . 1 8 | . . . |
            +-------+-------+-------+\
            """);
  }

  @Test
  void equals_sameDigits() {
    assertThat(Board.parse(PUZZLE.toString())).isEqualTo(PUZZLE).hasSameHashCodeAs(PUZZLE);
    assertThat(PUZZLE).isNotEqualTo(PUZZLE.with(80, 9)).isNotEqualTo(PUZZLE.with(0, 4));
    assertThat(PUZZLE).isNotEqualTo(null).isNotEqualTo(PUZZLE.toString());
    assertThat(PUZZLE.hashCode()).isNotEqualTo(SOLUTION.hashCode());
  }

  @Test
  void compareTo_lexicographic() {
    Board low = Board.EMPTY.with(79, 9);
    Board high = Board.EMPTY.with(78, 1);
    assertThat(low).isLessThan(high).isGreaterThan(Board.EMPTY);
    assertThat(high).isGreaterThan(low);
    assertThat(low).isEqualByComparingTo(Board.EMPTY.with(79, 9));
  }

  @Test
  void compareTo_null() {
    assertThatNullPointerException().isThrownBy(() -> PUZZLE.compareTo(null)).withMessage("other");
  }
}
