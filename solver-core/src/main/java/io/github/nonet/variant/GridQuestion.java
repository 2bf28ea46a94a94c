package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.rules.Conflicts;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A grid, or its candidates, that {@link GridVerdict} is asked about. */
final class GridQuestion extends Question<Grid> {
  /**
   * Guesses for the question whether a clue or a sum is wrong. Without a clue some grids take
   * hours.
   */
  private static final SearchLimit SHORT = LimitedWatch.silent(2_000);

  private final GridPuzzle puzzle;
  private final Grid grid;
  private final boolean hasClues;
  private final GridSolver solver;

  GridQuestion(GridCandidates puzzle, Grid grid, boolean hasClues, SearchLimit limit) {
    super(grid.rules.tables.structure, puzzle.toSets(), grid.toArray(), hasClues, limit);
    this.puzzle = hasClues ? grid : puzzle;
    this.grid = grid;
    this.hasClues = hasClues;
    solver = GridSolver.getDefault().within(limit);
  }

  @Override
  protected Stream<List<Integer>> conflicts() {
    return grid.conflicts().stream().map(GridConflict::cells);
  }

  @Override
  protected boolean isConsistent() {
    return Conflicts.isConsistent(grid.rules.tables, grid.values, this::look);
  }

  @Override
  protected List<Grid> solutions() {
    return solver.solutions(puzzle).limit(2).collect(Lists.toList());
  }

  @Override
  protected int value(Grid solution, int cell) {
    return solution.value(cell);
  }

  @Override
  protected long countWithout(int cell) {
    return count(grid.with(cell, 0));
  }

  @Override
  protected long countWithoutSum(int cage) {
    List<Cage> cages = new ArrayList<>(grid.rules.cages());
    cages.set(cage, new Cage(0, cages.get(cage).cells()));
    return hasClues ? count(Grid.copyOf(grid.rules.withCages(cages), grid.toArray())) : 0;
  }

  /** Returns 0 where it takes too long: no one knows then. */
  private long count(Grid changed) {
    look();
    return unlessLate(() -> solver.within(SHORT).countSolutions(changed, 2), 0L);
  }
}
