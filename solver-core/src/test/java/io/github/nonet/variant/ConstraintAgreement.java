package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.SearchLimit;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.engines.LearnerAlone;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Random rules with random constraints of each factory, by the public API alone: to text, read
 * back, and solved by each engine, against a referee that fills houses and then reads the tables.
 */
final class ConstraintAgreement {
  /** Solutions beyond this many are not counted. */
  static final int LIMIT = 30;

  private static final int MOST_STEPS = 40_000;
  private static final int MOST_CONSTRAINTS = 8;

  /** One in this many constraints that the solution does not meet is taken. */
  private static final int ERRORS = 40;

  /** Who solves. */
  enum Engine {
    RECOMMENDED(GridSolver.getDefault()),
    DEPTH_FIRST(new GridEngineSolver(SearchLimit.NONE, GridSearchEngine::new)),
    LEARNER(new GridEngineSolver(SearchLimit.NONE, LearnerAlone::newEngine));

    private final GridSolver solver;

    Engine(GridSolver solver) {
      this.solver = solver;
    }
  }

  private static final List<Supplier<Rules>> SHAPES =
      List.of(
          () -> Rules.of(4),
          () -> Rules.of(4),
          () -> Rules.builder(4).rowsAndColumns(0, 0).build(),
          () -> Rules.builder(5).rowsAndColumns(0, 0).build(),
          () -> Rules.of(6),
          () -> Rules.builder(6).grid(0, 0, 2, 3).diagonals().build(),
          () -> Rules.builder(6).grid(0, 0, 2, 3).nonConsecutive().build(),
          () -> Rules.builder(6).grid(0, 0, 2, 3).antiKing().build(),
          () -> Rules.of(9),
          () -> Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build());

  private final Random random;
  private final List<Grid> solutions;
  private final Map<String, Integer> kinds = new TreeMap<>();
  private final Map<Engine, Integer> counted = new EnumMap<>(Engine.class);
  private int solvable;
  private int unique;

  ConstraintAgreement(Random random) {
    this.random = random;
    solutions =
        SHAPES.stream()
            .map(shape -> GridStates.solution(shape.get(), random))
            .collect(Collectors.toList());
  }

  /** Makes grids until this many constraints were in those that the referee could judge. */
  void judge(int constraints) {
    for (int done = 0; done < constraints; ) {
      done += judgeNext();
    }
  }

  private int judgeNext() {
    Grid solution = solutions.get(random.nextInt(solutions.size()));
    int count = 1 + random.nextInt(MOST_CONSTRAINTS);
    Rules rules = RandomConstraints.rules(solution, count, ERRORS, random);
    double density = rules.valueCount() < 6 ? random.nextDouble() : 0.3 + random.nextDouble() / 2;
    Grid puzzle = Grid.copyOf(rules, GridStates.puzzle(solution, density, random).toArray());
    int expected = new Enumeration(puzzle).count();
    if (expected < 0) {
      return 0;
    }
    check(puzzle, expected);
    solvable += expected > 0 ? 1 : 0;
    unique += expected == 1 ? 1 : 0;
    rules.constraints().forEach(constraint -> kinds.merge(method(constraint), 1, Integer::sum));
    return count;
  }

  private static String method(Constraint constraint) {
    return constraint.toString().replaceFirst("\\(.*", "");
  }

  private void check(Grid puzzle, int expected) {
    String text = puzzle.toFullString();
    Grid read = Grid.parse(text);
    assertThat(read).isEqualTo(puzzle);
    assertThat(read.rules().constraints()).isEqualTo(puzzle.rules().constraints());
    for (Engine engine : Engine.values()) {
      List<Grid> found = engine.solver.solutions(read).limit(LIMIT).collect(Collectors.toList());
      assertThat(found).as("%s of %s", engine, text).hasSize(expected).doesNotHaveDuplicates();
      assertThat(found)
          .as("%s of %s", engine, text)
          .allMatch(grid -> Referee.isSolution(grid) && grid.isSolutionOf(puzzle))
          .allMatch(grid -> new TableReferee(puzzle.rules()).allows(grid));
      assertThat(engine.solver.countSolutions(read, LIMIT)).as(text).isEqualTo(expected);
      counted.merge(engine, 1, Integer::sum);
    }
  }

  /** Returns how often each kind of constraint was there. */
  Map<String, Integer> kinds() {
    return kinds;
  }

  @Override
  public String toString() {
    return counted + ", " + solvable + " have solutions, " + unique + " one; " + kinds;
  }

  /** Fills cell by cell, looks at houses and groups alone, and at the tables in the end. */
  private static final class Enumeration {
    private final Rules rules;
    private final TableReferee referee;
    private final int[] values;
    private final List<List<int[]>> groupsOfCell = new ArrayList<>();
    private int steps;

    Enumeration(Grid puzzle) {
      rules = puzzle.rules();
      referee = new TableReferee(rules);
      values = puzzle.toArray();
      for (int cell = 0; cell < values.length; cell++) {
        groupsOfCell.add(new ArrayList<>());
      }
      rules.houses().forEach(this::add);
      rules.groups().forEach(this::add);
    }

    private void add(List<Integer> cells) {
      int[] group = cells.stream().mapToInt(Integer::intValue).toArray();
      cells.forEach(cell -> groupsOfCell.get(cell).add(group));
    }

    /** Returns the number of solutions up to the limit, or -1 if that takes too long. */
    int count() {
      int count = count(LIMIT);
      return steps > MOST_STEPS ? -1 : count;
    }

    private int count(int limit) {
      int best = -1;
      int bestSet = -1;
      for (int cell = 0; cell < values.length; cell++) {
        int set = values[cell] == 0 ? allowed(cell) : -1;
        if (values[cell] == 0 && Integer.bitCount(set) < Integer.bitCount(bestSet)) {
          best = cell;
          bestSet = set;
        }
      }
      if (++steps > MOST_STEPS) {
        return 0;
      }
      return best < 0 ? judgeFull() : countOf(best, bestSet, limit);
    }

    private int countOf(int cell, int set, int limit) {
      int count = 0;
      for (int value = 1; value <= rules.valueCount() && count < limit; value++) {
        if ((set >> value & 1) != 0) {
          values[cell] = value;
          count += count(limit - count);
        }
      }
      values[cell] = 0;
      return count;
    }

    private int judgeFull() {
      Grid grid = Grid.copyOf(rules, values);
      return Referee.isSolution(grid) && referee.allows(grid) ? 1 : 0;
    }

    private int allowed(int cell) {
      int set = (2 << rules.valueCount()) - 2;
      for (int[] group : groupsOfCell.get(cell)) {
        for (int other : group) {
          set &= values[other] == 0 ? -1 : ~(1 << values[other]);
        }
      }
      return set;
    }
  }
}
