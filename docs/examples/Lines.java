import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.TextFormatException;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Solves a grid with lines, or the f-puzzles link or JSON that is given: {@code Lines [LINK]}.
 *
 * <p>Exit code: 0 when it is solved, 1 when it has no solution or takes more than ten seconds, 2
 * when the link cannot be read.
 */
public class Lines {
  private static final SearchLimit LIMIT = SearchLimit.time(Duration.ofSeconds(10));

  public static void main(String[] args) {
    if (args.length > 1) {
      System.err.println("usage: Lines [LINK]");
      System.exit(2);
    }
    try {
      System.exit(solve(args.length > 0 ? Grid.parseFPuzzles(args[0]) : withLines().emptyGrid()));
    } catch (TextFormatException e) {
      System.err.println("This is not a puzzle of f-puzzles: " + e.getMessage() + ".");
      System.exit(2);
    } catch (SearchLimitExceededException e) {
      System.err.println("This puzzle takes longer: " + e.getMessage() + ".");
      System.exit(1);
    }
  }

  /** Prints a puzzle as text, what contradicts its rules, and its solution. */
  private static int solve(Grid puzzle) {
    System.out.println(puzzle.toFullString());
    puzzle.conflicts().forEach(System.out::println);
    Optional<Grid> solution = GridSolver.getDefault().within(LIMIT).solve(puzzle);
    System.out.println(solution.map(Grid::toGridString).orElse("no solution"));
    return solution.isPresent() ? 0 : 1;
  }

  private static Rules withLines() {
    return Rules.of(2, 2)
        .withConstraints(
            List.of(
                Constraint.thermometer(6, 5, 10),
                Constraint.whiteDot(0, 1),
                Constraint.pairs("parity", (a, b) -> (a + b) % 2 == 1, 0, 4, 8)));
  }
}
