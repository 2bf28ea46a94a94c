package io.github.nonet.internal.textbook;

import io.github.nonet.CellOrder;
import java.util.List;

/**
 * Tries the digits of one cell after the other. Cells with one mark come first: they are the clues.
 */
final class SlowBacktracking extends SlowSearch {
  private final int[] marks;
  private final CellOrder order;

  SlowBacktracking(int[] marks, CellOrder order) {
    this.marks = marks;
    this.order = order;
  }

  @Override
  void search() {
    int cell = nextCell();
    if (cell == -1) {
      noteSolution();
      return;
    }
    List<Integer> fitting = fitting(cell);
    for (int digit : fitting) {
      countGuess(fitting.size());
      digits[cell] = digit;
      search();
      digits[cell] = 0;
    }
  }

  private int nextCell() {
    int best = -1;
    int fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
      if (digits[cell] == 0) {
        boolean isClue = Integer.bitCount(marks[cell]) == 1;
        int count = isClue ? -1 : order == CellOrder.ROW_MAJOR ? 9 : fitting(cell).size();
        if (count < fewest) {
          fewest = count;
          best = cell;
        }
      }
    }
    return best;
  }

  private List<Integer> fitting(int cell) {
    return members(marks[cell]).stream().filter(digit -> fits(cell, digit)).toList();
  }

  private boolean fits(int cell, int digit) {
    for (int other = 0; other < 81; other++) {
      boolean isPeer =
          cell / 9 == other / 9
              || cell % 9 == other % 9
              || cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
      if (isPeer && digits[other] == digit) {
        return false;
      }
    }
    return true;
  }
}
