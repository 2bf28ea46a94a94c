package io.github.nonet.variant;

import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.GroupEngine;
import io.github.nonet.internal.groups.GroupEngines;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.Conflicts;
import io.github.nonet.internal.rules.PencilMarks;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the solutions of grids.
 *
 * <p>Any grid may be given. One that has no solution, be it inconsistent or not, gets an empty
 * answer, not an exception. Which solution comes first, if there are several, is unspecified but
 * always the same in one version of this library.
 *
 * <p>Every method that searches throws {@link SearchInterruptedException} within 10 ms when its
 * thread is interrupted, or was before, and keeps the interrupt status. Only with cages and more
 * than 16 values can it take up to 30 ms, while the clause learning begins. The time a search takes
 * depends on the puzzle: some grids of 16 values and more take hours. Where that must not happen,
 * use {@link #within}. A <em>guess</em> is a decision of the search that could have been taken
 * otherwise.
 *
 * <p>Grids with the {@linkplain Rules#isClassic rules of the ordinary Sudoku} are solved by {@link
 * Solver#getDefault()}.
 *
 * <p>This class is immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class GridSolver {
  private static final GridSolver DEFAULT =
      new GridSolver(SearchLimit.NONE, GroupEngines::newEngine);

  private final SearchLimit limit;

  /** A clock that runs already, or null; engines look at it by themselves. */
  private final @Nullable Watch clock;

  private final BiFunction<Structure, Runnable, GroupEngine> engines;

  GridSolver(SearchLimit limit, BiFunction<Structure, Runnable, GroupEngine> engines) {
    this(limit, null, engines);
  }

  /**
   * Makes a solver.
   *
   * @param clock that of the call which all searches are a part of; null if each is a call
   */
  GridSolver(
      SearchLimit limit,
      @Nullable Watch clock,
      BiFunction<Structure, Runnable, GroupEngine> engines) {
    this.limit = limit;
    this.clock = clock;
    this.engines = engines;
  }

  /** {@return the solver without a limit} */
  public static GridSolver getDefault() {
    return DEFAULT;
  }

  /**
   * {@return a view of this solver each of whose calls may cost at most {@code limit}; one that
   * needs more throws {@link SearchLimitExceededException}} For streams the limit bounds the whole
   * stream. A view of a view keeps both limits.
   *
   * @param limit what each call may cost
   */
  public GridSolver within(SearchLimit limit) {
    return new GridSolver(this.limit.and(Objects.requireNonNull(limit, "limit")), clock, engines);
  }

  /**
   * {@return a solution of {@code puzzle}, or empty if it has none}
   *
   * @param puzzle any grid or candidates
   */
  public Optional<Grid> solve(GridPuzzle puzzle) {
    if (isClassic(puzzle)) {
      return classic()
          .solve(ClassicPuzzles.puzzle(puzzle))
          .map(board -> ClassicPuzzles.grid(puzzle.rules(), board));
    }
    return first(search(puzzle));
  }

  /**
   * {@return the number of solutions of {@code puzzle}, but at most {@code limit}: counting stops
   * there}
   *
   * @param puzzle any grid or candidates
   * @param limit 0 or more
   * @throws IllegalArgumentException if {@code limit} is negative
   */
  public long countSolutions(GridPuzzle puzzle, long limit) {
    boolean isClassic = isClassic(puzzle);
    Arguments.requireNotNegative("limit", limit);
    return isClassic
        ? classic().countSolutions(ClassicPuzzles.puzzle(puzzle), limit)
        : count(search(puzzle), limit);
  }

  /**
   * {@return whether {@code puzzle} is proper: has one solution and no other}
   *
   * @param puzzle any grid or candidates
   */
  public boolean hasUniqueSolution(GridPuzzle puzzle) {
    return countSolutions(puzzle, 2) == 1;
  }

  /**
   * {@return the solutions of {@code puzzle}, each once} The stream is lazy: a solution is searched
   * for when it is asked for. Its order is that of the search. A parallel stream searches in one
   * thread at a time, so it gains nothing; and the operations {@code skip} and {@code dropWhile} of
   * a parallel stream keep all solutions in memory.
   *
   * @param puzzle any grid or candidates
   */
  public Stream<Grid> solutions(GridPuzzle puzzle) {
    if (isClassic(puzzle)) {
      return classic()
          .solutions(ClassicPuzzles.puzzle(puzzle))
          .map(board -> ClassicPuzzles.grid(puzzle.rules(), board));
    }
    return search(puzzle).stream();
  }

  private static boolean isClassic(GridPuzzle puzzle) {
    return Objects.requireNonNull(puzzle, "puzzle").rules().isClassic();
  }

  private Solver classic() {
    Solver solver =
        limit.equals(SearchLimit.NONE) ? Solver.getDefault() : Solver.getDefault().within(limit);
    return clock == null ? solver : new ClockedSolver(solver, clock);
  }

  private GridSearch search(GridPuzzle puzzle) {
    return new GridSearch(puzzle.rules(), sets(puzzle), limit, engines);
  }

  /** Returns the values of each cell, which the search may change. */
  private static int[] sets(GridPuzzle puzzle) {
    if (puzzle instanceof Grid grid) {
      // The engine reads the constraints itself, and what they leave costs more than a short
      // search.
      return Conflicts.areNone(grid.rules.tables, grid.values)
          ? PencilMarks.ofGroups(grid.rules.tables, grid.values)
          : new int[grid.values.length];
    }
    return ((GridCandidates) puzzle).toSets();
  }

  private static Optional<Grid> first(GridSearch search) {
    return search.advance() ? Optional.of(search.solution()) : Optional.empty();
  }

  private static long count(GridSearch search, long most) {
    Watch.requireNotInterrupted(0);
    return search.count(most);
  }

  /** Returns the solver and its limit. */
  @Override
  public String toString() {
    return limit.equals(SearchLimit.NONE) ? "GridSolver" : "GridSolver within " + limit;
  }
}
