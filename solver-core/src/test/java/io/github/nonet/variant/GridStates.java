package io.github.nonet.variant;

import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Random grids and states of any rules, legal and wrong. */
final class GridStates {
  private static final SearchLimit SOME = SearchLimit.guesses(2_000);

  private GridStates() {}

  /** Returns a solution, which depends on the state of the random numbers. */
  static Grid solution(Rules rules, Random random) {
    for (int clues = rules.valueCount(); ; clues = clues * 3 / 4) {
      Grid start = rules.emptyGrid();
      for (int i = 0; i < clues; i++) {
        int cell = random.nextInt(rules.cellCount());
        List<Integer> values =
            new ArrayList<>(start.value(cell) == 0 ? start.candidates(cell) : Set.of());
        if (!values.isEmpty()) {
          start = start.with(cell, values.get(random.nextInt(values.size())));
        }
      }
      try {
        Optional<Grid> found = GridSolver.getDefault().within(SOME).solve(start);
        if (found.isPresent()) {
          return found.get();
        }
      } catch (SearchLimitExceededException e) {
        // Fewer clues are easier.
      }
    }
  }

  /** Returns a puzzle of a solution with one clue in this many cells. */
  static Grid puzzle(Grid solution, double density, Random random) {
    Grid puzzle = solution.rules().emptyGrid();
    for (int cell = 0; cell < solution.rules().cellCount(); cell++) {
      puzzle = random.nextDouble() < density ? puzzle.with(cell, solution.value(cell)) : puzzle;
    }
    return puzzle;
  }

  /** Returns a puzzle with one solution, none of whose clues can go. */
  static Grid minimal(Grid solution, Random random) {
    Grid puzzle = solution;
    for (int cell : order(solution.rules().cellCount(), random)) {
      Grid less = puzzle.with(cell, 0);
      if (GridSolver.getDefault().hasUniqueSolution(less)) {
        puzzle = less;
      }
    }
    return puzzle;
  }

  private static List<Integer> order(int cells, Random random) {
    List<Integer> order = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      order.add(cell);
    }
    Collections.shuffle(order, random);
    return order;
  }

  /**
   * Returns cages that cover all cells, of neighbours with different values and their sums.
   *
   * @param most how many cells a cage has at most
   */
  static List<Cage> cages(Grid solution, int most, Random random) {
    Rules rules = solution.rules();
    boolean[] isTaken = new boolean[rules.cellCount()];
    List<Cage> cages = new ArrayList<>();
    for (int first : order(rules.cellCount(), random)) {
      if (!isTaken[first]) {
        List<Integer> cage = new ArrayList<>();
        int wanted = 1 + random.nextInt(most);
        for (int next = first;
            next >= 0;
            next = neighbour(solution, cage, isTaken, wanted, random)) {
          cage.add(next);
          isTaken[next] = true;
        }
        cages.add(new Cage(cage.stream().mapToInt(solution::value).sum(), cage));
      }
    }
    return cages;
  }

  private static int neighbour(
      Grid solution, List<Integer> cage, boolean[] isTaken, int wanted, Random random) {
    Rules rules = solution.rules();
    List<Integer> found = new ArrayList<>();
    for (int cell = 0; cell < rules.cellCount() && cage.size() < wanted; cell++) {
      int at = cell;
      boolean isBeside =
          cage.stream()
              .anyMatch(
                  other ->
                      Math.abs(rules.row(at) - rules.row(other))
                              + Math.abs(rules.column(at) - rules.column(other))
                          == 1);
      boolean isNew = cage.stream().noneMatch(it -> solution.value(it) == solution.value(at));
      if (!isTaken[cell] && isBeside && isNew) {
        found.add(cell);
      }
    }
    return found.isEmpty() ? -1 : found.get(random.nextInt(found.size()));
  }

  /** Returns a killer of some rules: cages that cover a random solution. */
  static Rules killer(Rules rules, int most, Random random) {
    return rules.withCages(cages(solution(rules, random), most, random));
  }

  /** Returns a state: fresh, played, wrong in one cell, with a mark missing, empty, full, odd. */
  static GridCandidates state(Grid solution, Random random) {
    GridCandidates fresh =
        GridCandidates.of(puzzle(solution, 0.2 + 0.4 * random.nextDouble(), random));
    return switch (random.nextInt(8)) {
      case 0 -> GridCandidates.of(solution.rules().emptyGrid());
      case 1 -> GridCandidates.of(solution);
      case 2 -> fresh;
      case 3 -> wrongValue(fresh, random);
      case 4 -> fewerMarks(fresh, 1, random);
      case 5 -> fewerMarks(wrongValue(fresh, random), 20, random);
      case 6 -> randomMarks(solution.rules(), random);
      default -> played(fresh, random);
    };
  }

  private static GridCandidates wrongValue(GridCandidates state, Random random) {
    int cell = random.nextInt(state.rules().cellCount());
    int value = 1 + random.nextInt(state.rules().valueCount());
    return state.value(cell) == 0 ? state.with(cell, value) : state;
  }

  private static GridCandidates fewerMarks(GridCandidates state, int count, Random random) {
    GridCandidates next = state;
    for (int i = 0; i < count; i++) {
      int cell = random.nextInt(state.rules().cellCount());
      int value = 1 + random.nextInt(state.rules().valueCount());
      next = next.value(cell) == 0 ? next.without(cell, value) : next;
    }
    return next;
  }

  private static GridCandidates randomMarks(Rules rules, Random random) {
    int density = 1 + random.nextInt(10);
    int[] sets = new int[rules.cellCount()];
    for (int cell = 0; cell < sets.length; cell++) {
      for (int value = 1; value <= rules.valueCount(); value++) {
        sets[cell] |= random.nextInt(10) < density ? 1 << value : 0;
      }
    }
    return GridCandidates.copyOf(rules, sets);
  }

  private static GridCandidates played(GridCandidates state, Random random) {
    List<GridStep> steps = GridLogicalSolver.upTo(Level.HARD).solve(state).steps();
    int count = steps.isEmpty() ? 0 : random.nextInt(steps.size());
    GridCandidates next = state;
    for (GridStep step : steps.subList(0, count)) {
      next = step.applyTo(next);
    }
    return next;
  }
}
