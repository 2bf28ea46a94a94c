import io.github.nonet.Board;
import io.github.nonet.Search;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Your own strategy: guess at a cell that has the fewest candidates. It consists of one function,
 * and yet it solves, counts, streams, honours limits and can be interrupted like the built-in ones.
 *
 * <p>{@code PlugInStrategyTest}, next to this file, runs it against the contract suite of the
 * library. Because it is a class with a public constructor without parameters, the benchmarks can
 * measure it by its name: see docs/results/measuring.md.
 */
public class PlugInStrategy implements Solver {
  private static final Solver FEWEST_CANDIDATES_FIRST = Solver.branching(PlugInStrategy::branches);

  @Override
  public Search search(Board puzzle) {
    return FEWEST_CANDIDATES_FIRST.search(puzzle);
  }

  public static void main(String[] args) {
    Board puzzle =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Solver solver = new PlugInStrategy();
    System.out.println(solver.solve(puzzle).orElseThrow().toGridString());
    System.out.println("Exactly one solution: " + solver.hasUniqueSolution(puzzle));
    System.out.println(
        "Solutions without the first clue: " + solver.countSolutions(puzzle.with(0, 0), 100));
    System.out.println(
        "Within 100 guesses: " + solver.within(SearchLimit.guesses(100)).solve(puzzle).isPresent());
  }

  /** Returns the boards to try next: one for each candidate of the cell that has the fewest. */
  private static List<Board> branches(Board board) {
    int cell = Collections.min(emptyCells(board), (a, b) -> count(board, a) - count(board, b));
    List<Board> branches = new ArrayList<>();
    for (int digit : board.candidates(cell)) {
      branches.add(board.with(cell, digit));
    }
    return branches;
  }

  private static int count(Board board, int cell) {
    return board.candidates(cell).size();
  }

  private static List<Integer> emptyCells(Board board) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      if (board.digit(cell) == 0) {
        cells.add(cell);
      }
    }
    return cells;
  }
}
