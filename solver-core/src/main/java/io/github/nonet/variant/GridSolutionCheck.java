package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.Mistake;
import io.github.nonet.Mistake.Kind;
import io.github.nonet.SearchLimit;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.deduction.GridStepSolver;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.engines.GroupEngines;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Checks a state against its solutions. */
final class GridSolutionCheck {
  private final GridCandidates state;
  private final Rules rules;
  private final LimitedWatch watch;
  private final GridSolver solver;

  /** The engine that finds other solutions, which first tries the values of {@link #near}. */
  private @Nullable GroupEngine engine;

  private final int[] near;

  /**
   * Makes a check of a state.
   *
   * @param limit the limit on each search
   * @param watch the watch of the whole call
   */
  GridSolutionCheck(GridCandidates state, SearchLimit limit, LimitedWatch watch) {
    this.state = state;
    this.rules = state.rules();
    this.watch = watch;
    this.solver = solver(limit, watch);
    this.near = new int[rules.cellCount()];
  }

  /** Returns a solver that asks a watch which is already running. */
  static GridSolver solver(SearchLimit limit, LimitedWatch watch) {
    return new GridEngineSolver(limit, watch, GroupEngines::newEngine);
  }

  private Optional<Grid> solve(int[] sets) {
    return solver.solve(GridCandidates.copyOf(rules, sets));
  }

  /*
   * If the clues have one solution, everything that disagrees with it is wrong. If they have
   * several, the cells are taken one by one, first placed values, then candidates. A solution of
   * the cells taken so far is kept. If it agrees with the next cell, no search is needed; otherwise
   * a solution that agrees is searched for. The first cell for which there is none is the mistake.
   */

  /** Returns the mistake; empty if the state has a solution. */
  Optional<Mistake> mistake() {
    if (state.known() != null || solve(state.toSets()).isPresent()) {
      return Optional.empty();
    }
    int[] clues = state.toSets();
    for (int cell = 0; cell < clues.length; cell++) {
      clues[cell] = state.isGiven(cell) ? clues[cell] : ValueSet.all(rules.valueCount());
    }
    List<Grid> solutions =
        solver.solutions(GridCandidates.copyOf(rules, clues)).limit(2).collect(Lists.toList());
    return Optional.of(
        switch (solutions.size()) {
          case 0 -> new GridMistake(rules, Kind.NO_SOLUTION, List.of());
          case 1 -> allWrong(clues, solutions.get(0));
          default -> firstWrong(clues, solutions.get(0));
        });
  }

  /**
   * Returns all placed values that are not in the solution, or else all missing candidates of the
   * solution.
   */
  private GridMistake allWrong(int[] clues, Grid solution) {
    List<Candidate> wrong = new ArrayList<>();
    List<Candidate> missing = new ArrayList<>();
    for (int cell = 0; cell < rules.shownCellCount(); cell++) {
      int value = solution.value(cell);
      if (state.value(cell) != 0 && state.value(cell) != value) {
        wrong.add(new Candidate(cell, state.value(cell)));
      } else if (!state.allows(cell, value)) {
        missing.add(new Candidate(cell, value));
      }
    }
    if (wrong.isEmpty() && missing.isEmpty()) {
      // Only candidates of hidden cells are missing.
      return firstWrong(clues, solution);
    }
    return wrong.isEmpty()
        ? new GridMistake(rules, Kind.MISSING_CANDIDATE, missing)
        : new GridMistake(rules, Kind.WRONG_VALUE, wrong);
  }

  /** Returns the first cell that, with the cells before it, leaves no solution. */
  private GridMistake firstWrong(int[] sets, Grid first) {
    int[] wanted = state.toSets();
    Grid solution = first;
    for (int cell : placedFirst()) {
      sets[cell] = wanted[cell];
      if (!ValueSet.contains(sets[cell], solution.value(cell))) {
        Optional<Grid> other = solve(sets);
        if (!other.isPresent()) {
          return wrong(cell, solution);
        }
        solution = other.get();
      }
    }
    throw new AssertionError("a solution agrees with every cell: " + state);
  }

  private GridMistake wrong(int cell, Grid solution) {
    int placed = state.value(cell);
    return placed == 0
        ? new GridMistake(
            rules, Kind.MISSING_CANDIDATE, List.of(new Candidate(cell, solution.value(cell))))
        : new GridMistake(rules, Kind.WRONG_VALUE, List.of(new Candidate(cell, placed)));
  }

  private List<Integer> placedFirst() {
    Comparator<Integer> byKind =
        Comparator.<Integer, Boolean>comparing(cell -> !rules.isShown(cell))
            .thenComparing(cell -> state.value(cell) == 0);
    return IntStream.range(0, rules.cellCount()).boxed().sorted(byKind).collect(Lists.toList());
  }

  /*
   * Finds values or candidates on which all solutions agree. If there is only one solution, they
   * agree on all of it; the state remembers that solution, and so do the states that its steps lead
   * to. If there are several, the values of the solutions found so far are kept for each open cell.
   * A search with only the other candidates of the cell finds another solution, or shows that no
   * solution has any of them. It tries candidates first that were in no solution so far, so that a
   * solution has many of them, and otherwise the values of the last solution, which fit together.
   */

  /**
   * Returns the values or candidates of one of these open cells on which all solutions agree,
   * preferably of a cell with few candidates; empty if there is no solution, or if every candidate
   * is in one.
   *
   * @param later the state to search: this one or one that it leads to, with the same solutions
   */
  Optional<GridDeduction> agreement(IntStream cells, GridCandidates later) {
    KnownSolution known = known(later);
    if (known == null) {
      return Optional.empty();
    }
    int[] found = new int[rules.cellCount()];
    int[] candidates = later.toSets();
    int[] alike = rules.tables.structure.alike(candidates);
    add(found, alike, candidates, known.values());
    Comparator<Integer> bySize = Comparator.comparing(cell -> state.values(cell).size());
    List<Integer> open = cells.boxed().sorted(bySize).collect(Lists.toList());
    int[] sets = state.toSets();
    for (int cell : open) {
      if (!known.isOnly()) {
        findAll(cell, found, alike, candidates);
      }
      int others = sets[cell] & ~found[cell];
      if (others != 0) {
        return Optional.of(searched(cell, found[cell], others));
      }
    }
    return Optional.empty();
  }

  /** Returns a solution of a state, either known or found now; null if there is none. */
  private @Nullable KnownSolution known(GridCandidates later) {
    KnownSolution known = later.known();
    if (known == null) {
      List<Grid> found = solver.solutions(later).limit(2).collect(Lists.toList());
      known = found.isEmpty() ? null : new KnownSolution(found.get(0).toArray(), found.size() == 1);
      if (known != null) {
        later.remember(known);
      }
    }
    return known;
  }

  /**
   * Adds the values of a solution, and the values that other solutions have there because values
   * are alike. In an empty grid this saves all searches.
   */
  private void add(int[] found, int[] alike, int[] candidates, int... values) {
    for (int cell = 0; cell < found.length; cell++) {
      found[cell] |= alike[values[cell]];
      int missing = candidates[cell] & ~found[cell];
      near[cell] = missing == 0 ? values[cell] : ValueSet.lowest(missing);
    }
  }

  /** Finds all values that a cell has in any solution. */
  private void findAll(int cell, int[] found, int[] alike, int... candidates) {
    int[] sets = candidates.clone();
    sets[cell] &= ~found[cell];
    while (sets[cell] != 0) {
      GridSearch other = new GridSearch(rules, sets, watch, this::engine);
      if (!other.next()) {
        return;
      }
      add(found, alike, candidates, other.solution().toArray());
      sets[cell] &= ~found[cell];
    }
  }

  private GroupEngine engine(Structure structure, Watch asked) {
    if (engine == null) {
      engine =
          rules.isClassic()
              ? ClassicPuzzles.newEngine(structure, asked)
              : GroupEngines.newEngineNear(structure, near, asked);
    }
    return engine;
  }

  private static GridDeduction searched(int cell, int left, int gone) {
    boolean isPlacement = Integer.bitCount(left) == 1;
    int what = isPlacement ? left : gone;
    return GridStepSolver.searched(isPlacement, cell, what);
  }
}
