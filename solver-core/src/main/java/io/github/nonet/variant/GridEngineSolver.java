package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.engines.GroupEngines;
import io.github.nonet.internal.rules.Conflicts;
import io.github.nonet.internal.rules.PencilMarks;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Solves grids by the engines for groups, but by the solver of boards if they have the rules of a
 * board.
 */
final class GridEngineSolver implements GridSolver {
  static final GridSolver DEFAULT = new GridEngineSolver(SearchLimit.NONE, GroupEngines::newEngine);

  private final SearchLimit limit;

  /** The watch of the call to which all searches belong, or null. */
  private final @Nullable LimitedWatch watch;

  private final BiFunction<Structure, Watch, GroupEngine> engines;

  GridEngineSolver(SearchLimit limit, BiFunction<Structure, Watch, GroupEngine> engines) {
    this(limit, null, engines);
  }

  /**
   * Makes a solver.
   *
   * @param watch the watch of the call to which all searches belong; null if each is its own call
   */
  GridEngineSolver(
      SearchLimit limit,
      @Nullable LimitedWatch watch,
      BiFunction<Structure, Watch, GroupEngine> engines) {
    this.limit = limit;
    this.watch = watch;
    this.engines = engines;
  }

  @Override
  public GridSolver within(SearchLimit limit) {
    return new GridEngineSolver(
        this.limit.and(Objects.requireNonNull(limit, "limit")), watch, engines);
  }

  @Override
  public Optional<Grid> solve(GridPuzzle puzzle) {
    return isForBoards(puzzle)
        ? boards().solve(ClassicPuzzles.puzzle(puzzle)).map(board -> Grid.of(puzzle.rules(), board))
        : search(puzzle).firstSolution();
  }

  @Override
  public long countSolutions(GridPuzzle puzzle, long limit) {
    boolean isForBoards = isForBoards(puzzle);
    Arguments.requireNotNegative("limit", limit);
    return isForBoards
        ? boards().countSolutions(ClassicPuzzles.puzzle(puzzle), limit)
        : search(puzzle).countSolutions(limit);
  }

  @Override
  public Stream<Grid> solutions(GridPuzzle puzzle) {
    return isForBoards(puzzle)
        ? boards()
            .solutions(ClassicPuzzles.puzzle(puzzle))
            .map(board -> Grid.of(puzzle.rules(), board))
        : search(puzzle).solutions();
  }

  private boolean isForBoards(GridPuzzle puzzle) {
    return Objects.requireNonNull(puzzle, "puzzle").rules().isClassic() && watch == null;
  }

  private Solver boards() {
    return limit.equals(SearchLimit.NONE) ? Solver.getDefault() : Solver.getDefault().within(limit);
  }

  private GridSearch search(GridPuzzle puzzle) {
    LimitedWatch now = watch == null ? new LimitedWatch(limit) : watch;
    return puzzle.rules().isClassic()
        ? new GridSearch(
            puzzle.rules(), ClassicPuzzles.sets(puzzle), now, ClassicPuzzles::newEngine)
        : new GridSearch(puzzle.rules(), sets(puzzle), now, engines);
  }

  /** Returns the values of each cell, which the search may change. */
  private static int[] sets(GridPuzzle puzzle) {
    if (puzzle instanceof Grid grid) {
      // The engine reads the constraints itself, and applying them here would cost more than a
      // short search.
      return Conflicts.areNone(grid.rules.tables, grid.values)
          ? PencilMarks.ofGroups(grid.rules.tables, grid.values)
          : new int[grid.values.length];
    }
    return ((GridCandidates) puzzle).toSets();
  }

  /** Returns the solver and its limit. */
  @Override
  public String toString() {
    return limit.equals(SearchLimit.NONE) ? "GridSolver" : "GridSolver within " + limit;
  }
}
