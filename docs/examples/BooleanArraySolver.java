import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Backtracking with used-flags: a flag for each house and digit reports whether the house has it.
 *
 * <p>{@code java BooleanArraySolver.java [81 CELLS]}: without an argument the cells come from
 * standard input, and if that is empty, an example is solved.
 */
public class BooleanArraySolver {
  static final String EXAMPLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  final boolean[][] has = new boolean[27][10];
  final int[] digits = new int[81];
  long guesses;

  boolean solve(int cell) {
    if (cell == 81) {
      return true;
    }
    if (digits[cell] != 0) {
      return solve(cell + 1);
    }
    boolean isChoice = IntStream.rangeClosed(1, 9).filter(digit -> fits(cell, digit)).count() > 1;
    for (int digit = 1; digit <= 9; digit++) {
      if (fits(cell, digit)) {
        guesses += isChoice ? 1 : 0;
        put(cell, digit, true);
        if (solve(cell + 1)) {
          return true;
        }
        put(cell, digit, false);
      }
    }
    return false;
  }

  boolean fits(int cell, int digit) {
    int[] house = houses(cell);
    return !has[house[0]][digit] && !has[house[1]][digit] && !has[house[2]][digit];
  }

  void put(int cell, int digit, boolean isThere) {
    digits[cell] = isThere ? digit : 0;
    for (int house : houses(cell)) {
      has[house][digit] = isThere;
    }
  }

  /** The row, the column and the box of a cell. */
  static int[] houses(int cell) {
    return new int[] {cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3};
  }

  String solve(String text) {
    String cells = text.replaceAll("[\\s|+-]", "").replace('.', '0');
    String odd = cells.replaceAll("[0-9]", "");
    if (!odd.isEmpty()) {
      int place = cells.indexOf(odd.charAt(0)) + 1;
      return "Cell " + place + " is '" + odd.charAt(0) + "'; expected 1-9, or 0 or . if it is open";
    }
    if (cells.length() != 81) {
      return "Found " + cells.length() + " cells; expected 81";
    }
    for (int cell = 0; cell < 81; cell++) {
      int digit = cells.charAt(cell) - '0';
      if (digit > 0 && !fits(cell, digit)) {
        return "No solution: the "
            + digit
            + " in cell "
            + (cell + 1)
            + " contradicts another digit";
      }
      put(cell, digit, true);
    }
    if (!solve(0)) {
      return "No solution, after " + guesses + " guesses";
    }
    String solution = Arrays.stream(digits).mapToObj(String::valueOf).collect(joining());
    return solution.replaceAll(".{9}", "$0\n") + guesses + " guesses";
  }

  public static void main(String[] args) throws IOException {
    String text = args.length > 0 ? String.join("", args) : new String(System.in.readAllBytes());
    System.out.println(new BooleanArraySolver().solve(text.isBlank() ? EXAMPLE : text));
  }
}
