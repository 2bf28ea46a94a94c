import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.util.Arrays;

/**
 * Backtracking with bit masks: the digits that a house has are the bits of one {@code int}.
 *
 * <p>{@code java BitmaskSolver.java [81 CELLS]}: without an argument the cells come from standard
 * input, and if that is empty, an example is solved.
 */
public class BitmaskSolver {
  static final String EXAMPLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  final int[] has = new int[27];
  final int[] digits = new int[81];
  long guesses;

  boolean solve(int cell) {
    if (cell == 81) {
      return true;
    }
    if (digits[cell] != 0) {
      return solve(cell + 1);
    }
    int fitting = fitting(cell);
    for (int digit = 1; digit <= 9; digit++) {
      if ((fitting & 1 << digit) != 0) {
        guesses += Integer.bitCount(fitting) > 1 ? 1 : 0;
        toggle(cell, digit);
        if (solve(cell + 1)) {
          return true;
        }
        toggle(cell, digit);
      }
    }
    return false;
  }

  /** The digits that are in no house of the cell: 1 is bit 1, 9 is bit 9. */
  int fitting(int cell) {
    int[] house = houses(cell);
    return 0b1_111_111_110 & ~(has[house[0]] | has[house[1]] | has[house[2]]);
  }

  /** Puts the digit there if it is not, and removes it if it is. */
  void toggle(int cell, int digit) {
    digits[cell] ^= digit;
    for (int house : houses(cell)) {
      has[house] ^= 1 << digit;
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
      if (digit > 0 && (fitting(cell) & 1 << digit) == 0) {
        return "No solution: the "
            + digit
            + " in cell "
            + (cell + 1)
            + " contradicts another digit";
      }
      toggle(cell, digit);
    }
    if (!solve(0)) {
      return "No solution, after " + guesses + " guesses";
    }
    String solution = Arrays.stream(digits).mapToObj(String::valueOf).collect(joining());
    return solution.replaceAll(".{9}", "$0\n") + guesses + " guesses";
  }

  public static void main(String[] args) throws IOException {
    String text = args.length > 0 ? String.join("", args) : new String(System.in.readAllBytes());
    System.out.println(new BitmaskSolver().solve(text.isBlank() ? EXAMPLE : text));
  }
}
