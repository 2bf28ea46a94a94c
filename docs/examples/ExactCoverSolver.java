import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Exact cover: there are 729 ways to put a digit into a cell; each meets four of 324 demands; a
 * solution meets every demand exactly once. (Donald Knuth's Algorithm X, without its links.)
 *
 * <p>{@code java ExactCoverSolver.java [81 CELLS]}: without an argument the cells come from
 * standard input, and if that is empty, an example is solved.
 */
public class ExactCoverSolver {
  static final String EXAMPLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  final int[] digits = new int[81];
  long guesses;

  /** Solves what is open: the demands that are not met, each with the ways left to meet it. */
  boolean solve(Map<Integer, Set<Integer>> open) {
    if (open.isEmpty()) {
      return true;
    }
    Set<Integer> fewest = Collections.min(open.values(), Comparator.comparing(Set::size));
    for (int way : fewest) {
      guesses += fewest.size() > 1 ? 1 : 0;
      digits[way / 9] = way % 9 + 1;
      if (solve(choose(way, open))) {
        return true;
      }
    }
    return false;
  }

  /**
   * The demands that are open afterwards: without the demands of the way, and without its rivals
   * for them.
   */
  static Map<Integer, Set<Integer>> choose(int way, Map<Integer, Set<Integer>> open) {
    Map<Integer, Set<Integer>> rest = new TreeMap<>();
    open.forEach((demand, ways) -> rest.put(demand, new TreeSet<>(ways)));
    for (int demand : demands(way)) {
      for (int rival : rest.remove(demand)) {
        for (int other : demands(rival)) {
          if (rest.containsKey(other)) {
            rest.get(other).remove(rival);
          }
        }
      }
    }
    return rest;
  }

  /** A digit for the cell; the digit for its row, for its column, for its box. */
  static int[] demands(int way) {
    int cell = way / 9;
    int box = cell / 27 * 3 + cell % 9 / 3;
    int digit = way % 9;
    return new int[] {
      cell, 81 + cell / 9 * 9 + digit, 162 + cell % 9 * 9 + digit, 243 + box * 9 + digit
    };
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
    Map<Integer, Set<Integer>> open = new TreeMap<>();
    for (int way = 0; way < 729; way++) {
      for (int demand : demands(way)) {
        open.computeIfAbsent(demand, key -> new TreeSet<>()).add(way);
      }
    }
    for (int cell = 0; cell < 81; cell++) {
      int digit = cells.charAt(cell) - '0';
      if (digit > 0 && !open.get(cell).contains(9 * cell + digit - 1)) {
        return "No solution: the "
            + digit
            + " in cell "
            + (cell + 1)
            + " contradicts another digit";
      }
      digits[cell] = digit;
      open = digit > 0 ? choose(9 * cell + digit - 1, open) : open;
    }
    if (!solve(open)) {
      return "No solution, after " + guesses + " guesses";
    }
    String solution = Arrays.stream(digits).mapToObj(String::valueOf).collect(joining());
    return solution.replaceAll(".{9}", "$0\n") + guesses + " guesses";
  }

  public static void main(String[] args) throws IOException {
    String text = args.length > 0 ? String.join("", args) : new String(System.in.readAllBytes());
    System.out.println(new ExactCoverSolver().solve(text.isBlank() ? EXAMPLE : text));
  }
}
