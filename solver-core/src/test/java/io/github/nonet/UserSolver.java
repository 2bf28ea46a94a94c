package io.github.nonet;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** A solver as a user might write it, with the public API alone: boards on a stack. */
final class UserSolver implements Solver {
  @Override
  public Search search(Board puzzle) {
    return new UserSearch(Objects.requireNonNull(puzzle, "puzzle"));
  }

  private record Branch(Board board, boolean isGuess) {}

  private static final class UserSearch implements Search {
    private final Deque<Branch> branches = new ArrayDeque<>();
    private Board solution;
    private long guesses;

    UserSearch(Board puzzle) {
      if (puzzle.isConsistent()) {
        branches.push(new Branch(puzzle, false));
      }
    }

    @Override
    public Progress advance(long maxGuesses) {
      if (maxGuesses < 0) {
        throw new IllegalArgumentException("maxGuesses is negative");
      }
      for (long left = maxGuesses; !branches.isEmpty(); ) {
        Branch branch = branches.peek();
        if (branch.isGuess() && left-- == 0) {
          return Progress.PAUSED;
        }
        branches.pop();
        guesses += branch.isGuess() ? 1 : 0;
        if (branch.board().isComplete()) {
          solution = branch.board();
          return Progress.SOLUTION;
        }
        branch(branch.board());
      }
      return Progress.EXHAUSTED;
    }

    private void branch(Board board) {
      IntStream.range(0, 81)
          .filter(cell -> board.digit(cell) == 0)
          .boxed()
          .min(Comparator.comparing(cell -> board.candidates(cell).size()))
          .ifPresent(cell -> branch(board, cell));
    }

    private void branch(Board board, int cell) {
      TreeSet<Integer> digits = new TreeSet<>(board.candidates(cell));
      for (int digit : digits.descendingSet()) {
        branches.push(new Branch(board.with(cell, digit), digits.size() > 1));
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
