import io.github.nonet.Board;
import io.github.nonet.Solver;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Solves many puzzles with all cores: boards are values and solvers may be shared. */
public class ParallelStream {
  public static void main(String[] args) {
    Board puzzle =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Random random = new Random(42);
    List<Board> puzzles = Stream.generate(() -> relabelled(puzzle, random)).limit(1_000).toList();

    Solver solver = Solver.getDefault();
    List<Board> solutions =
        puzzles.parallelStream().map(solver::solve).flatMap(Optional::stream).toList();

    System.out.println(puzzles.size() + " puzzles, " + solutions.size() + " solutions");
    System.out.println(puzzles.get(0) + "\n" + solutions.get(0));
  }

  /** Returns the board with its digits renamed: the same puzzle in disguise. */
  private static Board relabelled(Board board, Random random) {
    int[] names = random.ints(1, 10).distinct().limit(9).toArray();
    int[] digits = board.toString().chars().map(c -> c == '.' ? 0 : names[c - '1']).toArray();
    return Board.copyOf(digits);
  }
}
