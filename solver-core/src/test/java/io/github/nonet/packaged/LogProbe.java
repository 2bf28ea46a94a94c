package io.github.nonet.packaged;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.bulk.BulkSolver;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.logic.ExplainerLevel;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridVerdict;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.Collections;

/** A program that does what its first argument says, for {@link LogEventsIT} to start. */
public final class LogProbe {
  /** Printed before anything else where the engine that was asked for is available. */
  static final String AVAILABLE = "available";

  private static final int MANY = 1_000;

  private LogProbe() {}

  /**
   * Does one thing.
   *
   * @param arguments what to do, and a board
   */
  public static void main(String[] arguments) {
    Board puzzle = Board.parse(arguments[1]);
    switch (arguments[0]) {
      case "solve" -> solveAll(puzzle);
      case "guesses" -> exceed(SearchLimit.guesses(50));
      case "time" -> exceed(SearchLimit.time(Duration.ofMillis(1)));
      case "bulk" -> BulkSolver.create().solveAll(Collections.nCopies(MANY, puzzle), 2);
      case "generate" -> PuzzleGenerator.builder().seed(1).build().stream().limit(5).toList();
      case "inner" -> exceedInnerLimits();
      case "vector" -> vector(puzzle);
      case "lanes" -> lanes(puzzle);
      default -> throw new IllegalArgumentException(arguments[0]);
    }
  }

  private static void solveAll(Board puzzle) {
    for (Algorithm algorithm : Algorithm.values()) {
      if (algorithm != Algorithm.VECTOR) {
        for (int i = 0; i < MANY; i++) {
          algorithm.solver().solve(puzzle).orElseThrow();
          algorithm.solver().countSolutions(puzzle, 2);
        }
      }
    }
  }

  /**
   * Asks for what needs more than the calls allow themselves: easy puzzles, and which clue is
   * wrong.
   */
  private static void exceedInnerLimits() {
    PuzzleGenerator.builder().seed(1).explainerLevel(ExplainerLevel.GENTLE).build().stream()
        .limit(3)
        .forEach(ExplainerRating::of);
    Grid wrong = Rules.of(16).emptyGrid().with(0, 1).with(1, 1);
    GridVerdict.of(wrong, SearchLimit.time(Duration.ofSeconds(5))).describe();
  }

  private static void exceed(SearchLimit limit) {
    try {
      Solver.getDefault().within(limit).countSolutions(Board.EMPTY, Long.MAX_VALUE);
      throw new AssertionError("the limit was not exceeded");
    } catch (SearchLimitExceededException e) {
      // That is what is wanted.
    }
  }

  private static void vector(Board puzzle) {
    if (Algorithm.VECTOR.isAvailable()) {
      System.out.println(AVAILABLE);
      for (int i = 0; i < MANY; i++) {
        Algorithm.VECTOR.solver().solve(puzzle).orElseThrow();
      }
    }
  }

  private static void lanes(Board puzzle) {
    if (BulkSolver.areLanesAvailable()) {
      System.out.println(AVAILABLE);
      BulkSolver.inLanes().solveAll(Collections.nCopies(MANY, puzzle), 2);
      BulkSolver.inLanes().solveAll(Collections.nCopies(MANY, puzzle), 2);
    }
  }
}
