import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.Solver;

/** Counts solutions, proves that there is only one, and walks through many without storing them. */
public class CountAndEnumerate {
  public static void main(String[] args) {
    Board proper =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Solver solver = Solver.getDefault();
    System.out.println("Exactly one solution: " + solver.hasUniqueSolution(proper));

    // Take clues away, one by one: the number of solutions can only grow.
    Board board = proper;
    for (int cell : new int[] {0, 1, 4, 9, 12}) {
      board = board.with(cell, 0);
      long count = solver.countSolutions(board, 1_000);
      System.out.println("Clues: " + board.clueCount() + ", solutions: " + count);
    }

    // In row-major order the solutions ascend, and none is computed before it is needed.
    Solver ascending = Algorithm.EXACT_COVER.solver(CellOrder.ROW_MAJOR);
    System.out.println("The first three completions of the empty board:");
    ascending.solutions(Board.EMPTY).limit(3).forEach(System.out::println);
  }
}
