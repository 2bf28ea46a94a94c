package io.github.nonet.variant;

import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the solutions of grids of any rules.
 *
 * <p>A solver accepts any grid. If a grid has no solution, consistent or not, the answer is empty;
 * no exception is thrown. The order of several solutions is unspecified, but always the same in one
 * version of this library.
 *
 * <p>Every method that searches throws {@link SearchInterruptedException} promptly when its thread
 * is interrupted, or was before, and keeps the interrupt status. The time a search takes depends on
 * the puzzle: some grids of 16 values and more take hours, so use {@link #within} where that must
 * not happen. A <em>guess</em> is a decision of the search that has an alternative.
 *
 * <p>Grids with the {@linkplain Rules#isClassic rules of classic Sudoku} are solved by {@link
 * Solver#getDefault()}.
 *
 * <p>Solvers are immutable and thread-safe. Only the library implements this interface.
 *
 * @since 1.0.0
 */
public sealed interface GridSolver permits GridEngineSolver {
  /** {@return the solver without a limit} */
  static GridSolver getDefault() {
    return GridEngineSolver.DEFAULT;
  }

  /**
   * {@return a view of this solver whose calls may each cost at most {@code limit}; a call that
   * needs more throws {@link SearchLimitExceededException}} For streams the limit bounds the whole
   * stream. A view of a view keeps both limits.
   *
   * @param limit the limit for each call
   */
  GridSolver within(SearchLimit limit);

  /**
   * {@return a solution of {@code puzzle}, or empty if it has none}
   *
   * @param puzzle any grid or candidates
   */
  Optional<Grid> solve(GridPuzzle puzzle);

  /**
   * {@return the number of solutions of {@code puzzle}, but at most {@code limit}: counting stops
   * there}
   *
   * @param puzzle any grid or candidates
   * @param limit 0 or more
   * @throws IllegalArgumentException if {@code limit} is negative
   */
  long countSolutions(GridPuzzle puzzle, long limit);

  /**
   * {@return whether {@code puzzle} is proper, that is, has exactly one solution}
   *
   * @param puzzle any grid or candidates
   */
  default boolean hasUniqueSolution(GridPuzzle puzzle) {
    return countSolutions(puzzle, 2) == 1;
  }

  /**
   * {@return the solutions of {@code puzzle}, each once} The stream is lazy: each solution is
   * searched for when it is requested. The solutions come in the order in which the search finds
   * them. A parallel stream searches in one thread at a time, so it gains nothing; and the
   * operations {@code skip} and {@code dropWhile} of a parallel stream keep all solutions in
   * memory.
   *
   * @param puzzle any grid or candidates
   */
  Stream<Grid> solutions(GridPuzzle puzzle);
}
