package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.bulk.Batch.Form;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@link BulkSolver} refuses, and that nothing is lost by it. */
class BulkSolverErrorsTest {
  private static final int CELLS = 81;

  private final BulkSolver solver = BulkSolver.create();
  private final byte[] puzzles = Batch.mixed(17).bytes(Form.DOTS);
  private final byte[] solutions = new byte[17 * CELLS];
  private final int[] counts = new int[17];

  @ParameterizedTest
  @CsvSource({
    "0, 0, x, 'puzzle 1 (index 0), cell 0 (row 1, column 1) is byte 120'",
    "16, 80, /, 'puzzle 17 (index 16), cell 80 (row 9, column 9) is byte 47'",
    "3, 17, :, 'puzzle 4 (index 3), cell 17 (row 2, column 9) is byte 58'",
    "3, 18, -, 'puzzle 4 (index 3), cell 18 (row 3, column 1) is byte 45'"
  })
  void solve_malformedCharacter(int puzzle, int cell, char found, String message) {
    puzzles[puzzle * CELLS + cell] = (byte) found;
    requireRefusal(message + "; expected 0 to 9, '0' to '9', or '.'");
  }

  @Test
  void solve_everyByte() {
    for (int value = 0; value < 256; value++) {
      puzzles[5 * CELLS + 7] = (byte) value;
      if (value <= 9 || (value >= '0' && value <= '9') || value == '.') {
        solver.solve(puzzles, 17, 2, solutions.clone(), counts.clone());
      } else {
        requireRefusal(
            "puzzle 6 (index 5), cell 7 (row 1, column 8) is byte "
                + value
                + "; expected 0 to 9, '0' to '9', or '.'");
      }
    }
  }

  /** The first fault is named, whatever the cells before it are. */
  @Test
  void solve_malformedBehindEachKindOfCell() {
    for (int i = 0; i < 10; i++) {
      puzzles[i] = (byte) i;
      puzzles[10 + i] = (byte) ('0' + i);
    }
    puzzles[20] = '.';
    puzzles[21] = 'x';
    puzzles[22] = 'y';
    requireRefusal(
        "puzzle 1 (index 0), cell 21 (row 3, column 4) is byte 120;"
            + " expected 0 to 9, '0' to '9', or '.'");
  }

  @Test
  void solve_malformedInPlace() {
    puzzles[16 * CELLS] = ' ';
    byte[] before = puzzles.clone();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solve(puzzles, 17, 2, puzzles, counts));
    assertThat(puzzles).isEqualTo(before);
  }

  /** Fails unless the puzzles are refused and nothing is written. */
  private void requireRefusal(String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solve(puzzles, 17, 2, solutions, counts))
        .withMessage(message);
    assertThat(solutions).containsOnly(0);
    assertThat(counts).containsOnly(0);
  }

  @Test
  void solve_negative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solve(puzzles, -1, 2, solutions, counts))
        .withMessage("count is -1; expected 0 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solve(puzzles, 17, -2, solutions, counts))
        .withMessage("limit is -2; expected 0 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solveAll(List.of(), -3))
        .withMessage("limit is -3; expected 0 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solveAll(Stream.empty(), -4))
        .withMessage("limit is -4; expected 0 or more");
  }

  @Test
  void solve_arrayTooShort() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solve(new byte[1376], 17, 2, solutions, counts))
        .withMessage("puzzles has length 1376; expected at least 1377 for 17 puzzles");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solve(puzzles, 17, 2, new byte[0], counts))
        .withMessage("solutions has length 0; expected at least 1377 for 17 puzzles");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solve(puzzles, 17, 2, solutions, new int[16]))
        .withMessage("counts has length 16; expected at least 17 for 17 puzzles");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solve(puzzles, Integer.MAX_VALUE, 2, solutions, counts))
        .withMessage(
            "puzzles has length 1377; expected at least 173946175407 for 2147483647 puzzles");
  }

  @Test
  void solve_null() {
    assertThatNullPointerException()
        .isThrownBy(() -> solver.solve(null, 0, 2, solutions, counts))
        .withMessage("puzzles");
    assertThatNullPointerException()
        .isThrownBy(() -> solver.solve(puzzles, 0, 2, null, counts))
        .withMessage("solutions");
    assertThatNullPointerException()
        .isThrownBy(() -> solver.solve(puzzles, 0, 2, solutions, null))
        .withMessage("counts");
    assertThatNullPointerException()
        .isThrownBy(() -> BulkSolver.using(null))
        .withMessage("algorithm");
  }

  @Test
  void solveAll_null() {
    assertThatNullPointerException()
        .isThrownBy(() -> solver.solveAll((List<Board>) null, 2))
        .withMessage("puzzles");
    assertThatNullPointerException()
        .isThrownBy(() -> solver.solveAll((Stream<Board>) null, 2))
        .withMessage("puzzles");
    assertThatNullPointerException()
        .isThrownBy(() -> solver.solveAll(Arrays.asList(Board.EMPTY, null), 2))
        .withMessage("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> solver.solveAll(Stream.of(Board.EMPTY, null), 2).toList())
        .withMessage("puzzle");
  }
}
