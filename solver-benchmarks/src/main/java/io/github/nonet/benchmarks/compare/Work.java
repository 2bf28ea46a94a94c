package io.github.nonet.benchmarks.compare;

import io.github.nonet.Board;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.corpus.Effort;
import io.github.nonet.benchmarks.rivals.Rival;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import java.util.function.Function;

/** The work on a puzzle that is timed. */
interface Work {
  /** Does it and returns the answer; null if it was given up at the guess limit. */
  Object run(Board puzzle);

  /**
   * Returns the effort for the puzzle.
   *
   * @throws IllegalStateException if the answer is wrong
   */
  Effort check(Board puzzle);

  /** Asks a solver for the first solution, or whether there is exactly one. */
  record Solving(Solver solver, boolean unique) implements Work {
    @Override
    public Object run(Board puzzle) {
      try {
        return unique ? solver.hasUniqueSolution(puzzle) : solver.solve(puzzle);
      } catch (SearchLimitExceededException e) {
        return null;
      }
    }

    @Override
    public Effort check(Board puzzle) {
      try {
        Corpus.requireRight(puzzle, solver.solve(puzzle).orElse(null));
      } catch (SearchLimitExceededException e) {
        return new Effort(e.guesses(), 1);
      }
      return solver instanceof Rival ? Effort.UNKNOWN : Effort.of(solver, puzzle, unique);
    }
  }

  /** Rates a proper puzzle on one of the library's scales. */
  enum Rating implements Work {
    EXPLAINER(ExplainerRating::of),
    HODOKU(HodokuRating::of);

    private final Function<Board, Object> scale;

    Rating(Function<Board, Object> scale) {
      this.scale = scale;
    }

    @Override
    public Object run(Board puzzle) {
      return scale.apply(puzzle);
    }

    /** Checks that the rating of a puzzle does not depend on what was rated before. */
    @Override
    public Effort check(Board puzzle) {
      if (!run(puzzle).equals(run(Board.parse(puzzle.toString())))) {
        throw new IllegalStateException("another rating than before for " + puzzle);
      }
      return Effort.UNKNOWN;
    }
  }
}
