package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.InnerLimit;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.verdict.Question;
import io.github.nonet.internal.verdict.Single;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** A grid, or its candidates, that {@link GridVerdict} is asked about. */
final class GridQuestion implements Question<Grid> {
  /**
   * Guesses for the question whether a clue or a sum is wrong. Without a clue some grids take
   * hours.
   */
  private static final SearchLimit SHORT = InnerLimit.guesses(2_000);

  private final GridCandidates puzzle;
  private final Grid grid;
  private final boolean hasClues;
  private final SearchLimit limit;
  private final Watch clock;

  /**
   * Makes the question.
   *
   * @param hasClues whether the filled cells say all: the candidates follow from them
   */
  GridQuestion(GridCandidates puzzle, boolean hasClues, SearchLimit limit) {
    this.puzzle = puzzle;
    this.hasClues = hasClues;
    this.limit = limit;
    grid = puzzle.grid();
    clock = new Watch(limit);
  }

  @Override
  public Structure structure() {
    return grid.rules.tables.structure;
  }

  @Override
  public int[] sets() {
    return puzzle.toSets();
  }

  @Override
  public int[] values() {
    return grid.toArray();
  }

  @Override
  public boolean isConsistent() {
    return grid.isConsistent();
  }

  @Override
  public List<Grid> solutions() {
    GridSolver solver = GridSolver.getDefault().within(limit);
    return (hasClues ? solver.solutions(grid) : solver.solutions(puzzle))
        .limit(2)
        .collect(Lists.toList());
  }

  @Override
  public List<Single> clues() {
    return IntStream.range(0, hasClues ? grid.values.length : 0)
        .filter(cell -> grid.values[cell] != 0)
        .mapToObj(cell -> new Single(cell, grid.values[cell]))
        .collect(Lists.toList());
  }

  @Override
  public long countWithout(Single clue) {
    return count(grid.with(clue.cell(), 0));
  }

  @Override
  public long countWithoutSum(int cage) {
    List<Cage> cages = new ArrayList<>(grid.rules.cages());
    cages.set(cage, new Cage(0, cages.get(cage).cells()));
    return hasClues ? count(Grid.copyOf(grid.rules.withCages(cages), grid.toArray())) : 0;
  }

  /** Returns 0 where it takes too long: nobody knows then. */
  private long count(Grid changed) {
    look();
    GridSolver solver = GridSolver.getDefault().within(limit.and(SHORT));
    return unlessLate(() -> solver.countSolutions(changed, 2), 0L);
  }

  @Override
  public void look() {
    clock.look();
  }

  @Override
  public <T> T unlessLate(Supplier<T> work, T otherwise) {
    try {
      return work.get();
    } catch (SearchLimitExceededException e) {
      return otherwise;
    }
  }
}
