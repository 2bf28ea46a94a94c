import io.github.nonet.Board;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A strategy of one's own. It is one function, and solves, counts, streams, honours limits and can
 * be interrupted like the built-in ones.
 *
 * <p>{@code PlugInStrategyTest}, beside this file, runs it against the contract suite of the
 * library.
 */
public class PlugInStrategy {
  public static void main(String[] args) {
    Board puzzle =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Solver solver = fewestCandidatesFirst();
    System.out.println(solver.solve(puzzle).orElseThrow().toGridString());
    System.out.println("Exactly one solution: " + solver.hasUniqueSolution(puzzle));
    System.out.println(
        "Solutions without the first clue: " + solver.countSolutions(puzzle.with(0, 0), 100));
    System.out.println(
        "Within 100 guesses: " + solver.within(SearchLimit.guesses(100)).solve(puzzle).isPresent());
  }

  /** Guesses at a cell that has the fewest candidates: slow, short, and free of undoing. */
  static Solver fewestCandidatesFirst() {
    return Solver.branching(PlugInStrategy::branches);
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
