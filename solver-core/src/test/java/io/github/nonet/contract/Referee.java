package io.github.nonet.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Judges answers. It knows the rules of the game and how to read a board's digits, and nothing else
 * of the library, so it shares no mistake with it.
 */
public final class Referee {
  private static final int[] EACH_DIGIT_ONCE = {1, 2, 3, 4, 5, 6, 7, 8, 9};

  private Referee() {}

  /** Fails unless {@code answer} is a solution of {@code puzzle}. */
  public static void requireSolution(Board puzzle, Board answer) {
    assertThat(faults(puzzle, answer)).as("answer %s to puzzle %s", answer, puzzle).isEmpty();
  }

  /** Returns, in words, all that keeps {@code answer} from being a solution of {@code puzzle}. */
  public static List<String> faults(Board puzzle, Board answer) {
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      int[] row = new int[9];
      int[] column = new int[9];
      int[] box = new int[9];
      for (int j = 0; j < 9; j++) {
        row[j] = answer.digit(i, j);
        column[j] = answer.digit(j, i);
        box[j] = answer.digit(i / 3 * 3 + j / 3, i % 3 * 3 + j % 3);
        if (puzzle.digit(i, j) != 0 && puzzle.digit(i, j) != answer.digit(i, j)) {
          faults.add("the clue at row %d, column %d was changed".formatted(i + 1, j + 1));
        }
      }
      requireEachDigitOnce("row " + (i + 1), row, faults);
      requireEachDigitOnce("column " + (i + 1), column, faults);
      requireEachDigitOnce("box " + (i + 1), box, faults);
    }
    return faults;
  }

  private static void requireEachDigitOnce(String house, int[] digits, List<String> faults) {
    int[] sorted = digits.clone();
    Arrays.sort(sorted);
    if (!Arrays.equals(sorted, EACH_DIGIT_ONCE)) {
      faults.add(house + " is " + Arrays.toString(digits));
    }
  }

  /**
   * Returns the number of solutions of {@code puzzle}, but at most {@code limit}, found by trying
   * digits in the cell that leaves fewest and by judging every full board. Slow.
   */
  public static long countSolutions(Board puzzle, long limit) {
    int[][] digits = new int[9][9];
    for (int cell = 0; cell < 81; cell++) {
      int digit = puzzle.digit(cell / 9, cell % 9);
      if (digit != 0 && !fits(digits, cell, digit)) {
        return 0;
      }
      digits[cell / 9][cell % 9] = digit;
    }
    return count(digits, limit);
  }

  private static long count(int[][] digits, long limit) {
    int cell = cellWithFewestDigits(digits);
    if (cell < 0) {
      Board full = Board.ofRows(digits);
      return faults(full, full).isEmpty() ? 1 : 0;
    }
    long count = 0;
    for (int digit = 1; digit <= 9 && count < limit; digit++) {
      if (fits(digits, cell, digit)) {
        digits[cell / 9][cell % 9] = digit;
        count += count(digits, limit - count);
        digits[cell / 9][cell % 9] = 0;
      }
    }
    return count;
  }

  private static int cellWithFewestDigits(int[][] digits) {
    int best = -1;
    int fewest = 10;
    for (int cell = 0; cell < 81 && fewest > 1; cell++) {
      if (digits[cell / 9][cell % 9] == 0) {
        int fitting = countFitting(digits, cell);
        if (fitting < fewest) {
          best = cell;
          fewest = fitting;
        }
      }
    }
    return best;
  }

  private static int countFitting(int[][] digits, int cell) {
    int count = 0;
    for (int digit = 1; digit <= 9; digit++) {
      count += fits(digits, cell, digit) ? 1 : 0;
    }
    return count;
  }

  private static boolean fits(int[][] digits, int cell, int digit) {
    int row = cell / 9;
    int column = cell % 9;
    for (int i = 0; i < 9; i++) {
      int boxRow = row / 3 * 3 + i / 3;
      int boxColumn = column / 3 * 3 + i % 3;
      if (digits[row][i] == digit
          || digits[i][column] == digit
          || digits[boxRow][boxColumn] == digit) {
        return false;
      }
    }
    return true;
  }
}
