package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.engines.GroupEngines;
import io.github.nonet.internal.rules.Conflicts;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.ClueFacts;
import io.github.nonet.internal.verdict.Question;
import io.github.nonet.internal.verdict.RuleFacts;
import java.util.List;
import java.util.stream.Stream;

/** A grid, or its candidates, that {@link GridVerdict} is asked about. */
final class GridQuestion extends Question<Grid> {
  private final GridPuzzle puzzle;
  private final Grid grid;
  private final GridSolver solver;

  GridQuestion(GridCandidates puzzle, Grid grid, boolean hasClues, SearchLimit limit) {
    super(grid.rules.tables.structure, puzzle.toSets(), grid.toArray(), hasClues, limit);
    this.puzzle = hasClues ? grid : puzzle;
    this.grid = grid;
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
  protected ClueFacts facts() {
    RulesTables tables = grid.rules.tables;
    GridLayout layout = tables.layout;
    return new RuleFacts(
        tables.structure,
        tables.forms,
        (cell, down, right) -> layout.cell(layout.row(cell) + down, layout.column(cell) + right),
        grid.toArray());
  }

  @Override
  protected GroupEngine newEngine(Structure rules, Watch lookedAt) {
    return grid.rules.isClassic() && rules == grid.rules.tables.structure
        ? ClassicPuzzles.newEngine(rules, lookedAt)
        : GroupEngines.newEngine(rules, lookedAt);
  }
}
