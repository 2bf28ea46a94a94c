package io.github.nonet;

import io.github.nonet.internal.Arguments;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * Solves by a function that returns how a board may continue: see {@link Solver#branching}.
 *
 * @param branches the boards to continue with
 */
record BranchingSolver(Function<Board, List<Board>> branches) implements Solver {
  @Override
  public Search search(Board puzzle) {
    return new BranchingSearch(branches, Objects.requireNonNull(puzzle, "puzzle"));
  }

  @Override
  public String toString() {
    return "solver by branches";
  }

  /** Keeps the boards still to be examined on a stack, the first branch on top. */
  private static final class BranchingSearch implements Search {
    private final Function<Board, List<Board>> branches;
    private final Deque<Node> waiting = new ArrayDeque<>();
    private Board solution;
    private long guesses;

    /** A board to examine, and whether it is one of several branches. */
    private record Node(Board board, boolean isGuess) {}

    BranchingSearch(Function<Board, List<Board>> branches, Board puzzle) {
      this.branches = branches;
      waiting.push(new Node(puzzle, false));
    }

    @Override
    public Progress advance(long maxGuesses) {
      long left = Arguments.requireNotNegative("maxGuesses", maxGuesses);
      while (!waiting.isEmpty()) {
        if (waiting.peek().isGuess()) {
          if (left == 0) {
            return Progress.PAUSED;
          }
          left--;
          guesses++;
        }
        if (isSolution(waiting.pop().board())) {
          return Progress.SOLUTION;
        }
      }
      return Progress.EXHAUSTED;
    }

    /** Returns whether the board is solved, or else waits for its branches. */
    private boolean isSolution(Board board) {
      if (!board.isConsistent()) {
        return false;
      }
      if (board.isComplete()) {
        solution = board;
        return true;
      }
      List<Board> next =
          new ArrayList<>(
              Objects.requireNonNull(
                  branches.apply(board),
                  () -> "branches of " + board + ": found null; expected a list of boards"));
      int clues = board.clueCount();
      for (int i = next.size() - 1; i >= 0; i--) {
        requireProgress(board, clues, next.get(i));
        waiting.push(new Node(next.get(i), next.size() > 1));
      }
      return false;
    }

    /** Refuses a branch that would let the search go round in circles. */
    private static void requireProgress(Board board, int clues, Board branch) {
      if (branch == null || branch.clueCount() <= clues) {
        throw new IllegalStateException(
            "a branch of " + board + " is " + branch + "; expected a board with more digits");
      }
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
