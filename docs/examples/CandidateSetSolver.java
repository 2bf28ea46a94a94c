import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Backtracking with candidates: write 1 to 9 into a cell, and strike out what its houses have.
 *
 * <p>{@code java CandidateSetSolver.java [81 CELLS]}: without an argument the cells come from
 * standard input, and if that is empty, an example is solved.
 */
public class CandidateSetSolver {
  static final String EXAMPLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  final int[] digits = new int[81];
  long guesses;

  boolean solve(int cell) {
    if (cell == 81) {
      return true;
    }
    if (digits[cell] != 0) {
      return solve(cell + 1);
    }
    Set<Integer> candidates = candidates(cell);
    for (int digit : candidates) {
      guesses += candidates.size() > 1 ? 1 : 0;
      digits[cell] = digit;
      if (solve(cell + 1)) {
        return true;
      }
    }
    digits[cell] = 0;
    return false;
  }

  Set<Integer> candidates(int cell) {
    Set<Integer> candidates = new TreeSet<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
    int firstInRow = cell / 9 * 9;
    int firstInColumn = cell % 9;
    int firstInBox = cell / 27 * 27 + cell % 9 / 3 * 3;
    for (int i = 0; i < 9; i++) {
      candidates.remove(digits[firstInRow + i]);
      candidates.remove(digits[firstInColumn + 9 * i]);
      candidates.remove(digits[firstInBox + i / 3 * 9 + i % 3]);
    }
    return candidates;
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
      if (digit > 0 && !candidates(cell).contains(digit)) {
        return "No solution: the "
            + digit
            + " in cell "
            + (cell + 1)
            + " contradicts another digit";
      }
      digits[cell] = digit;
    }
    if (!solve(0)) {
      return "No solution, after " + guesses + " guesses";
    }
    String solution = Arrays.stream(digits).mapToObj(String::valueOf).collect(joining());
    return solution.replaceAll(".{9}", "$0\n") + guesses + " guesses";
  }

  public static void main(String[] args) throws IOException {
    String text = args.length > 0 ? String.join("", args) : new String(System.in.readAllBytes());
    System.out.println(new CandidateSetSolver().solve(text.isBlank() ? EXAMPLE : text));
  }
}
