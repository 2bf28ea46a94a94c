import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.TextFormatException;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Solves the puzzle given as text, in any form that {@code Board.parse} reads.
 *
 * <p>Exit code: 0 when it is solved, 1 when it has no solution, 2 when the text is not a board.
 */
public class SolveOne {
  public static void main(String[] args) {
    if (args.length == 0) {
      System.err.println("usage: SolveOne PUZZLE   (81 cells; an empty one is . 0 * _ or ?)");
      System.exit(2);
    }
    System.exit(solve(String.join("\n", args)));
  }

  private static int solve(String text) {
    Board puzzle;
    try {
      puzzle = Board.parse(text);
    } catch (TextFormatException e) {
      System.err.println("This is not a board: " + e.getMessage() + ".");
      return 2;
    }
    System.out.println(puzzle.toGridString());
    return solve(puzzle);
  }

  private static int solve(Board puzzle) {
    List<Board> solutions = Solver.getDefault().solutions(puzzle).limit(2).toList();
    if (solutions.isEmpty()) {
      System.err.println("This puzzle has no solution: " + reason(puzzle) + ".");
      return 1;
    }
    System.out.println(solutions.size() == 1 ? "The solution:" : "One of several solutions:");
    System.out.println(solutions.get(0).toGridString());
    return 0;
  }

  private static String reason(Board puzzle) {
    return puzzle.isConsistent()
        ? "every way to fill it ends in a contradiction"
        : puzzle.conflicts().stream().map(Object::toString).collect(Collectors.joining("; "));
  }
}
