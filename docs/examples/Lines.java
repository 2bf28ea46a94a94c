import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.util.List;

/** Solves a grid with lines, or the f-puzzles link or JSON that is given: {@code Lines [link]}. */
public class Lines {
  /** Prints a puzzle as text, what contradicts its rules, and its solution. */
  public static void main(String[] arguments) {
    Grid puzzle = arguments.length > 0 ? Grid.parseFPuzzles(arguments[0]) : withLines().emptyGrid();
    System.out.println(puzzle.toFullString());
    puzzle.conflicts().forEach(System.out::println);
    System.out.println(
        GridSolver.getDefault().solve(puzzle).map(Grid::toGridString).orElse("no solution"));
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
