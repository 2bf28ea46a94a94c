package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import java.util.Optional;

/** Judges the answers of solvers, so that no figure stands for a wrong one. */
final class Answers {
  private Answers() {}

  /**
   * Throws unless {@code answer} is a solution of {@code puzzle}, or empty and there is none.
   *
   * @throws IllegalStateException if the answer is wrong
   */
  static void check(Board puzzle, Optional<Board> answer) {
    boolean right =
        answer
            .map(board -> board.isSolutionOf(puzzle))
            .orElseGet(() -> Algorithm.EXACT_COVER.solver().solve(puzzle).isEmpty());
    if (!right) {
      throw new IllegalStateException(
          "wrong answer for " + puzzle + ": " + answer.map(Board::toString).orElse("no solution"));
    }
  }
}
