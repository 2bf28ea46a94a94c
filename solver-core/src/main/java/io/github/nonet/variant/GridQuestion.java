package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.constraints.AllowedValues;
import io.github.nonet.internal.constraints.CellMap;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.constraints.Misprint;
import io.github.nonet.internal.constraints.NearConstraints;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.engines.GroupEngines;
import io.github.nonet.internal.rules.Conflicts;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.Cores;
import io.github.nonet.internal.verdict.PuzzleFact;
import io.github.nonet.internal.verdict.Question;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A grid, or its candidates, on which {@link GridVerdict} decides. */
final class GridQuestion extends Question<Grid> {
  private final GridPuzzle puzzle;
  private final Grid grid;
  private final GridSolver solver;

  /** All facts that are not clues. */
  private final List<PuzzleFact> factsOfRules;

  GridQuestion(GridCandidates puzzle, Grid grid, boolean hasClues, SearchLimit limit) {
    super(grid.rules.tables.structure, puzzle.toSets(), grid.toArray(), hasClues, limit);
    this.puzzle = hasClues ? grid : puzzle;
    this.grid = grid;
    solver = GridSolver.getDefault().within(limit);
    factsOfRules = factsOf(grid.rules.tables);
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
  protected GroupEngine newEngine(Structure rules, Watch lookedAt) {
    return grid.rules.isClassic() && rules == grid.rules.tables.structure
        ? ClassicPuzzles.newEngine(rules, lookedAt)
        : GroupEngines.newEngine(rules, lookedAt);
  }

  /** Returns the clues, cages, constraints, houses and moves. */
  @Override
  protected List<PuzzleFact> facts() {
    List<PuzzleFact> facts = super.facts();
    facts.addAll(factsOfRules);
    return facts;
  }

  private static List<PuzzleFact> factsOf(RulesTables tables) {
    List<PuzzleFact> facts = new ArrayList<>();
    for (int number = 0; number < tables.cages.size(); number++) {
      facts.add(PuzzleFact.of(tables.cages.get(number), number));
    }
    tables.constraints.stream().distinct().forEach(it -> facts.add(PuzzleFact.of(it)));
    for (int group = 0; group < tables.layout.groups.size(); group++) {
      if (!Cores.isUsual(tables.structure.groups().get(group))) {
        facts.add(PuzzleFact.house(group));
      }
    }
    tables.layout.moves.forEach(it -> facts.add(PuzzleFact.of(it)));
    return facts;
  }

  @Override
  protected Structure rules(Collection<PuzzleFact> kept) {
    Structure rules = grid.rules.tables.structure;
    Set<PuzzleFact> added = new LinkedHashSet<>(kept);
    added.removeIf(PuzzleFact::isClue);
    Set<PuzzleFact> gone = new HashSet<>(factsOfRules);
    gone.removeAll(added);
    added.removeAll(factsOfRules);
    if (gone.isEmpty() && added.isEmpty()) {
      return rules;
    }
    List<Structure.Group> groups = new ArrayList<>(rules.groups());
    List<Structure.Cage> cages = new ArrayList<>(rules.cages());
    List<ConstraintData> constraints = new ArrayList<>();
    for (PuzzleFact fact : gone) {
      if (fact.isHouse()) {
        groups.remove(rules.groups().get(fact.number()));
      }
      cages.remove(fact.cage());
    }
    for (PuzzleFact fact : added) {
      if (fact.cage() == null) {
        constraints.add(fact.constraint());
      } else {
        cages.add(fact.cage());
      }
    }
    FormList forms =
        grid.rules
            .tables
            .forms
            .only(it -> !gone.contains(PuzzleFact.of(it)))
            .and(rules.symbols(), constraints);
    return rules
        .withGroups(groups)
        .withCages(cages)
        .withForms(forms.forms(), forms.numbers(), forms.cells());
  }

  @Override
  protected List<Misprint<PuzzleFact>> near(PuzzleFact fact) {
    List<Misprint<PuzzleFact>> near = super.near(fact);
    Structure.Cage cage = fact.cage();
    ConstraintData printed =
        cage == null
            ? fact.constraint()
            : ConstraintData.of(ConstraintKind.SUM, new int[] {cage.sum()}, cage.cells());
    if (printed != null) {
      Structure rules = grid.rules.tables.structure;
      for (Misprint<ConstraintData> it :
          NearConstraints.of(printed, rules.symbols(), rules.cells(), this::from)) {
        ConstraintData right = it.right();
        int sum = cage == null ? 0 : right.numbers()[0];
        if (cage == null || sum > 0 == cage.sum() > 0 && sum >= 0) {
          PuzzleFact other =
              cage == null
                  ? PuzzleFact.of(right)
                  : PuzzleFact.of(
                      new Structure.Cage(sum, GridLayout.ascending(right.cells())), fact.number());
          near.add(new Misprint<>(other, it.slip(), it.weight(), it.was(), it.is()));
        }
      }
    }
    return near;
  }

  /** Returns the cell that is some rows below and some columns right of a cell, or -1. */
  private int from(int cell, int down, int right) {
    GridLayout layout = grid.rules.tables.layout;
    if (cell >= layout.shown) {
      return GridLayout.NO_CELL;
    }
    return layout.cell(layout.row(cell) + down, layout.column(cell) + right);
  }

  @Override
  protected boolean areTouching(int cell, int other) {
    return ((CellMap) this::from).areTouching(cell, other);
  }

  @Override
  protected boolean allows(PuzzleFact fact, int... solution) {
    if (fact.isClue()) {
      return super.allows(fact, solution);
    }
    int[] held =
        Arrays.stream(fact.cells(grid.rules.tables.structure)).map(it -> solution[it]).toArray();
    Structure.Cage cage = fact.cage();
    if (cage == null) {
      return AllowedValues.allows(fact.constraint(), grid.rules.valueCount(), held);
    }
    boolean isSum = cage.sum() == 0 || Arrays.stream(held).sum() == cage.sum();
    return isSum && Arrays.stream(held).distinct().count() == held.length;
  }
}
