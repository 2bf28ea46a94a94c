import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A strategy of one's own. It implements one method, and solves, counts, streams, honours limits
 * and can be interrupted like the built-in ones.
 *
 * <p>{@code PlugInStrategyTest}, beside this file, runs it against the contract suite of the
 * library.
 */
public class PlugInStrategy {
  public static void main(String[] args) {
    Board puzzle =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Solver solver = new StackOfBoardsSolver();
    System.out.println(solver.solve(puzzle).orElseThrow().toGridString());
    System.out.println("Exactly one solution: " + solver.hasUniqueSolution(puzzle));
    System.out.println(
        "Solutions without the first clue: " + solver.countSolutions(puzzle.with(0, 0), 100));
    System.out.println(
        "Within 100 guesses: " + solver.within(SearchLimit.guesses(100)).solve(puzzle).isPresent());
  }

  /** Keeps the boards still to be looked at on a stack: slow, short, and free of undoing. */
  static class StackOfBoardsSolver implements Solver {
    @Override
    public Search search(Board puzzle) {
      return new StackOfBoards(Objects.requireNonNull(puzzle, "puzzle"));
    }
  }

  private static class StackOfBoards implements Search {
    private final Deque<Board> waiting = new ArrayDeque<>();

    /** How many of the waiting boards, from the top, are branches of a choice. */
    private final Deque<Boolean> isGuess = new ArrayDeque<>();

    private Board solution;
    private long guesses;

    StackOfBoards(Board puzzle) {
      push(puzzle, false);
    }

    @Override
    public Progress advance(long maxGuesses) {
      if (maxGuesses < 0) {
        throw new IllegalArgumentException("maxGuesses is " + maxGuesses + "; expected 0 or more");
      }
      long guessesLeft = maxGuesses;
      while (!waiting.isEmpty()) {
        if (isGuess.peek() && guessesLeft-- == 0) {
          return Progress.PAUSED;
        }
        guesses += isGuess.pop() ? 1 : 0;
        Board board = waiting.pop();
        if (board.isSolved()) {
          solution = board;
          return Progress.SOLUTION;
        }
        if (board.isConsistent() && !board.isComplete()) {
          branch(board);
        }
      }
      return Progress.EXHAUSTED;
    }

    /** Pushes a board for each candidate of the cell that has the fewest. */
    private void branch(Board board) {
      int cell = mostConstrainedCell(board);
      Set<Integer> candidates = board.candidates(cell);
      List<Integer> descending = new ArrayList<>(candidates);
      descending.sort((a, b) -> b - a);
      for (int digit : descending) {
        push(board.with(cell, digit), candidates.size() > 1);
      }
    }

    private void push(Board board, boolean guess) {
      waiting.push(board);
      isGuess.push(guess);
    }

    private static int mostConstrainedCell(Board board) {
      int best = -1;
      int fewest = 10;
      for (int cell = 0; cell < 81; cell++) {
        int count = board.candidates(cell).size();
        if (board.digit(cell) == 0 && count < fewest) {
          best = cell;
          fewest = count;
        }
      }
      return best;
    }

    @Override
    public Board solution() {
      if (solution == null) {
        throw new IllegalStateException("no solution was found yet");
      }
      return solution;
    }

    @Override
    public long guesses() {
      return guesses;
    }
  }
}
