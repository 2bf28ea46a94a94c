package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
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

/** Solves by the engines for groups, and what has the rules of a board by the solver of boards. */
final class GridEngineSolver implements GridSolver {
  static final GridSolver DEFAULT = new GridEngineSolver(SearchLimit.NONE, GroupEngines::newEngine);

  private final SearchLimit limit;

  /** A clock that runs already, or null; engines look at it by themselves. */
  private final @Nullable Watch clock;

  private final BiFunction<Structure, Runnable, GroupEngine> engines;

  GridEngineSolver(SearchLimit limit, BiFunction<Structure, Runnable, GroupEngine> engines) {
    this(limit, null, engines);
  }

  /**
   * Makes a solver.
   *
   * @param clock that of the call which all searches are a part of; null if each is a call
   */
  GridEngineSolver(
      SearchLimit limit,
      @Nullable Watch clock,
      BiFunction<Structure, Runnable, GroupEngine> engines) {
    this.limit = limit;
    this.clock = clock;
    this.engines = engines;
  }

  @Override
  public GridSolver within(SearchLimit limit) {
    return new GridEngineSolver(
        this.limit.and(Objects.requireNonNull(limit, "limit")), clock, engines);
  }

  @Override
  public Optional<Grid> solve(GridPuzzle puzzle) {
    if (isClassic(puzzle)) {
      return classic()
          .solve(ClassicPuzzles.puzzle(puzzle))
          .map(board -> ClassicPuzzles.grid(puzzle.rules(), board));
    }
    return first(search(puzzle));
  }

  @Override
  public long countSolutions(GridPuzzle puzzle, long limit) {
    boolean isClassic = isClassic(puzzle);
    Arguments.requireNotNegative("limit", limit);
    return isClassic
        ? classic().countSolutions(ClassicPuzzles.puzzle(puzzle), limit)
        : count(search(puzzle), limit);
  }

  @Override
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
