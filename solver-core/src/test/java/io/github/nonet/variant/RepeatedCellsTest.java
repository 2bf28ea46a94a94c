package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.Tries;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.engines.LearnerAlone;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Lines that close, cross and use cells twice, on small grids: both engines count the solutions of
 * the plain rules that a referee accepts, who knows each kind by its meaning.
 */
class RepeatedCellsTest {
  private static final int LIMIT = 3_000;
  private static final int KINDS = 18;

  /** So many lines are tried to find one that a solution meets. */
  private static final int MOST_LINES = 12;

  private static final List<GridSolver> SOLVERS =
      List.of(
          GridSolver.getDefault(),
          new GridEngineSolver(SearchLimit.NONE, GridSearchEngine::new),
          new GridEngineSolver(SearchLimit.NONE, LearnerAlone::newEngine));

  private static final List<Rules> SHAPES =
      List.of(
          Rules.of(4),
          Rules.builder(4).rowsAndColumns(0, 0).build(),
          Rules.builder(5).rowsAndColumns(0, 0).build(),
          Rules.of(6));

  private static final Set<GridTechnique> BY_CONSTRAINTS =
      EnumSet.of(
          GridTechnique.WHOLE_CONSTRAINT,
          GridTechnique.CONSTRAINED_PAIR,
          GridTechnique.CONSTRAINED_SET,
          GridTechnique.SUM_COMBINATION,
          GridTechnique.SUM_BOUNDS,
          GridTechnique.LINE_COMBINATION);

  private final Random random = new Random(4712);
  private final Map<String, Integer> solvable = new TreeMap<>();
  private final Map<String, Integer> unsolvable = new TreeMap<>();

  /** A constraint, and what it means for the values of all cells. */
  private record Meaning(Constraint constraint, Predicate<IntUnaryOperator> isMet) {}

  @Test
  void solutions_areThoseOfTheReferee() {
    List<Grid> solutions =
        SHAPES.stream()
            .map(shape -> GridStates.solution(shape, random))
            .collect(Collectors.toList());
    for (int i = 0; i < Tries.of(360, 9_000); i++) {
      Grid solution = solutions.get(random.nextInt(solutions.size()));
      Meaning meaning = meaning(i % KINDS, line(solution.rules()), solution);
      for (int j = 0; j < MOST_LINES && !meaning.isMet.test(solution::value); j++) {
        meaning = meaning(i % KINDS, line(solution.rules()), solution);
      }
      double open = solution.rules().valueCount() < 6 ? 0.8 : 0.4;
      check(GridStates.puzzle(solution, 1 - open, random), meaning);
    }
    assertThat(solvable).hasSize(17);
    assertThat(unsolvable).hasSizeGreaterThan(Tries.of(10, 15));
  }

  private void check(Grid plain, Meaning meaning) {
    Rules rules = plain.rules().withConstraints(meaning.constraint);
    Grid puzzle = Grid.copyOf(rules, plain.toArray());
    String text = puzzle.toFullString();
    List<Grid> all =
        GridSolver.getDefault().solutions(plain).limit(LIMIT).collect(Collectors.toList());
    Set<List<Integer>> expected =
        all.stream()
            .filter(solution -> meaning.isMet.test(solution::value))
            .map(RepeatedCellsTest::values)
            .collect(Collectors.toSet());
    for (GridSolver solver : all.size() < LIMIT ? SOLVERS : List.<GridSolver>of()) {
      assertThat(
              solver.solutions(puzzle).map(RepeatedCellsTest::values).collect(Collectors.toSet()))
          .as(text)
          .isEqualTo(expected);
    }
    assertThat(Grid.parse(text).rules().constraints()).isEqualTo(rules.constraints());
    assertThat(Grid.parse(text)).isEqualTo(puzzle);
    assertThat(rules.describe(Locale.GERMAN)).isNotEmpty();
    String kind = meaning.constraint.toString().replaceFirst("\\(.*", "");
    (expected.isEmpty() ? unsolvable : solvable).merge(kind, 1, Integer::sum);
    checkCandidates(puzzle, meaning);
  }

  /** Each step is true by the solutions, and in words; the picture has the line. */
  @Test
  void hints_areTrue() {
    GridLogicalSolver solver = GridLogicalSolver.upTo(Level.HARD).withoutSearch();
    int byConstraints = 0;
    for (int i = 0; i < Tries.of(180, 1_500); i++) {
      Grid solution = GridStates.solution(SHAPES.get(i % SHAPES.size()), random);
      List<Constraint> constraints = new ArrayList<>();
      while (constraints.size() < 3) {
        Meaning meaning = meaning(random.nextInt(KINDS), line(solution.rules()), solution);
        if (meaning.isMet.test(solution::value)) {
          constraints.add(meaning.constraint);
        }
      }
      Rules rules = solution.rules().withConstraints(constraints);
      Grid puzzle = Grid.copyOf(rules, GridStates.puzzle(solution, 0.3, random).toArray());
      assertThat(GridPicture.of(puzzle).toSvg()).contains("<path");
      GridCandidates state = GridCandidates.of(puzzle);
      for (GridStep step : solver.solve(state).steps()) {
        GridStepJudge.requireEffect(state, step);
        assertThat(step.placements())
            .as("%s in %s", step, state)
            .allMatch(mark -> solution.value(mark.cell()) == mark.digit());
        assertThat(step.eliminations())
            .as("%s in %s", step, state)
            .allMatch(mark -> solution.value(mark.cell()) != mark.digit());
        GridStepJudge.requireTrue(state, step);
        assertThat(step.describe(Detail.FULL, Locale.GERMAN))
            .isNotEmpty()
            .doesNotContainPattern("\\{[a-z_]+}");
        byConstraints += BY_CONSTRAINTS.contains(step.technique()) ? 1 : 0;
        state = step.applyTo(state);
      }
    }
    assertThat(byConstraints).isGreaterThan(Tries.of(50, 500));
  }

  @Test
  void magicSquare_byOneFactory() {
    Rules usual = Rules.of(9);
    int[][] lines =
        Stream.of(
                "r1c1 r1c2 r1c3",
                "r2c1 r2c2 r2c3",
                "r3c1 r3c2 r3c3",
                "r1c1 r2c1 r3c1",
                "r1c2 r2c2 r3c2",
                "r1c3 r2c3 r3c3",
                "r1c1 r2c2 r3c3",
                "r1c3 r2c2 r3c1")
            .map(usual::cells)
            .toArray(int[][]::new);
    Grid puzzle = usual.plus(Constraint.equalSums(lines)).emptyGrid();
    int[] box = usual.cells("r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3");
    Set<List<Integer>> squares = new HashSet<>();
    for (int value = 1; value <= 9; value++) {
      for (int corner = 1; corner <= 9; corner++) {
        Grid started = puzzle.with(box[0], corner).with(box[2], value);
        GridSolver.getDefault()
            .solutions(started)
            .limit(1)
            .forEach(
                found ->
                    squares.add(
                        IntStream.of(box).mapToObj(found::value).collect(Collectors.toList())));
      }
    }
    assertThat(squares).hasSize(8).contains(List.of(2, 7, 6, 9, 5, 1, 4, 3, 8));
  }

  private static List<Integer> values(Grid grid) {
    return Arrays.stream(grid.toArray()).boxed().collect(Collectors.toList());
  }

  /** A few open cells have exactly the values of the ways to fill the cells of the constraint. */
  private void checkCandidates(Grid puzzle, Meaning meaning) {
    int[] cells = meaning.constraint.cells().stream().mapToInt(Integer::intValue).toArray();
    int[] values = puzzle.toArray();
    int ways = 1;
    for (int cell : cells) {
      ways *= values[cell] == 0 ? puzzle.rules().valueCount() : 1;
    }
    if (ways > 2_000) {
      return;
    }
    Map<Integer, Set<Integer>> possible = new TreeMap<>();
    Arrays.stream(cells).forEach(cell -> possible.put(cell, new TreeSet<>()));
    fill(puzzle, cells, 0, values, meaning, possible);
    boolean isMet = !possible.get(cells[0]).isEmpty();
    assertThat(puzzle.isConsistent()).as(puzzle.toFullString()).isEqualTo(isMet);
    assertThat(puzzle.conflicts().isEmpty()).isEqualTo(isMet);
    assertThat(puzzle.conflicts()).allSatisfy(it -> assertThat(it.describe()).doesNotContain("{"));
    Grid plain = Grid.copyOf(puzzle.rules().withConstraints(), puzzle.toArray());
    for (int cell : cells) {
      Set<Integer> expected = new TreeSet<>(plain.candidates(cell));
      expected.retainAll(possible.get(cell));
      assertThat(puzzle.candidates(cell))
          .as("%s, %s", puzzle.toFullString(), cell)
          .isEqualTo(expected);
    }
  }

  private static void fill(
      Grid puzzle,
      int[] cells,
      int at,
      int[] values,
      Meaning meaning,
      Map<Integer, Set<Integer>> possible) {
    if (at == cells.length) {
      int[] all = Arrays.stream(cells).map(cell -> values[cell]).toArray();
      boolean isMet = meaning.isMet.test(cell -> values[cell]);
      assertThat(meaning.constraint.forValues(puzzle.rules().valueCount()).allows(all))
          .as("%s %s", meaning.constraint, Arrays.toString(all))
          .isEqualTo(isMet);
      for (int cell : cells) {
        if (isMet) {
          possible.get(cell).add(values[cell]);
        }
      }
      return;
    }
    for (int value = 1; value <= puzzle.rules().valueCount(); value++) {
      if (puzzle.value(cells[at]) == 0 || puzzle.value(cells[at]) == value) {
        values[cells[at]] = value;
        fill(puzzle, cells, at + 1, values, meaning, possible);
      }
    }
  }

  /** Returns a walk that usually comes back to a cell, often to the first. */
  private int[] line(Rules rules) {
    List<Integer> line = new ArrayList<>();
    int row = random.nextInt(rules.rowCount());
    int column = random.nextInt(rules.columnCount());
    int length = 2 + random.nextInt(5);
    for (int i = 0; i < length; i++) {
      line.add(rules.cell(row, column));
      row = Math.min(rules.rowCount() - 1, Math.max(0, row + random.nextInt(3) - 1));
      column = Math.min(rules.columnCount() - 1, Math.max(0, column + random.nextInt(3) - 1));
    }
    switch (random.nextInt(4)) {
      case 0 -> line.add(line.get(0));
      case 1 -> line.add(line.get(random.nextInt(line.size())));
      case 2 -> line.add(random.nextInt(line.size()), line.get(random.nextInt(line.size())));
      default -> {
        // It may still stay in a corner.
      }
    }
    return line.stream().mapToInt(Integer::intValue).toArray();
  }

  private Meaning meaning(int kind, int[] line, Grid solution) {
    int last = line.length - 1;
    int symbols = solution.rules().valueCount();
    int number = 1 + random.nextInt(3);
    int[] inside = line.length > 2 ? Arrays.copyOfRange(line, 1, last) : new int[0];
    return switch (kind) {
      case 0 ->
          new Meaning(Constraint.thermometer(line), v -> neighbours(v, line, (a, b) -> a < b));
      case 1 ->
          new Meaning(Constraint.slowThermometer(line), v -> neighbours(v, line, (a, b) -> a <= b));
      case 2 ->
          new Meaning(
              Constraint.whispers(number, line),
              v -> neighbours(v, line, (a, b) -> Math.abs(a - b) >= number));
      case 3 ->
          new Meaning(
              Constraint.pairs("own", (a, b) -> (a + 2 * b) % 3 != 0, line),
              v -> neighbours(v, line, (a, b) -> (a + 2 * b) % 3 != 0));
      case 4 -> new Meaning(Constraint.renban(line), v -> isRun(v, line));
      case 5 ->
          new Meaning(
              Constraint.palindrome(line),
              v ->
                  IntStream.rangeClosed(0, last)
                      .allMatch(i -> v.applyAsInt(line[i]) == v.applyAsInt(line[last - i])));
      case 6 ->
          new Meaning(
              Constraint.between(line),
              v -> {
                int low = Math.min(v.applyAsInt(line[0]), v.applyAsInt(line[last]));
                int high = Math.max(v.applyAsInt(line[0]), v.applyAsInt(line[last]));
                return IntStream.of(inside).map(v).allMatch(x -> x > low && x < high);
              });
      case 7 ->
          new Meaning(
              Constraint.lockout(number, line),
              v -> {
                int low = Math.min(v.applyAsInt(line[0]), v.applyAsInt(line[last]));
                int high = Math.max(v.applyAsInt(line[0]), v.applyAsInt(line[last]));
                return high - low >= number
                    && IntStream.of(inside).map(v).allMatch(x -> x < low || x > high);
              });
      case 8 -> new Meaning(Constraint.zipper(line), v -> isZipper(v, line));
      case 9 ->
          new Meaning(Constraint.entropic(line), v -> isOfClasses(v, line, 3, third(symbols)));
      case 10 -> {
        int modulus = Math.min(symbols, 1 + number);
        yield new Meaning(
            Constraint.modular(modulus, line),
            v -> isOfClasses(v, line, modulus, value -> value % modulus));
      }
      case 11 ->
          new Meaning(
              Constraint.doubleArrow(line),
              v -> line.length == 2 || sum(v, inside) == sum(v, line[0], line[last]));
      case 12 -> {
        int[] shaft = Arrays.copyOfRange(line, 1, line.length);
        yield new Meaning(
            Constraint.arrow(line[0], shaft), v -> sum(v, shaft) == v.applyAsInt(line[0]));
      }
      case 13 -> {
        int[] pill = {line[0], line[0] == 0 ? 1 : 0};
        yield new Meaning(
            Constraint.pillArrow(pill, line),
            v -> 10 * v.applyAsInt(pill[0]) + v.applyAsInt(pill[1]) == sum(v, line));
      }
      case 14 -> {
        int total = sum(solution::value, line) + random.nextInt(2);
        yield new Meaning(Constraint.sum(total, line), v -> sum(v, line) == total);
      }
      case 15 -> {
        int[] factors = IntStream.of(line).map(cell -> 1 - 2 * random.nextInt(2)).toArray();
        int total = weighted(solution::value, factors, line) + random.nextInt(2);
        yield new Meaning(
            Constraint.sum("own", total, factors, line), v -> weighted(v, factors, line) == total);
      }
      case 16 -> {
        int cut = 1 + random.nextInt(last);
        int[] first = Arrays.copyOf(line, cut);
        int[] second = Arrays.copyOfRange(line, cut, line.length);
        int[] third = line(solution.rules());
        int total = sum(solution::value, first);
        boolean isLong = random.nextBoolean() && sum(solution::value, third) == total;
        yield new Meaning(
            isLong
                ? Constraint.equalSums(first, second, third)
                : Constraint.equalSums(first, second),
            v -> sum(v, first) == sum(v, second) && (!isLong || sum(v, third) == sum(v, first)));
      }
      default -> {
        Rules rules = solution.rules();
        yield new Meaning(
            Constraint.regionSums(rules, line),
            v -> parts(rules, line).stream().map(part -> sum(v, part)).distinct().count() == 1);
      }
    };
  }

  /** Decides about two values. */
  private interface Two {
    boolean fit(int first, int second);
  }

  private static boolean neighbours(IntUnaryOperator values, int[] line, Two rule) {
    return IntStream.range(1, line.length)
        .allMatch(i -> rule.fit(values.applyAsInt(line[i - 1]), values.applyAsInt(line[i])));
  }

  private static boolean isRun(IntUnaryOperator values, int... line) {
    int[] cells = IntStream.of(line).distinct().toArray();
    int[] sorted = IntStream.of(cells).map(values).sorted().toArray();
    return IntStream.range(1, sorted.length).allMatch(i -> sorted[i] == sorted[i - 1] + 1);
  }

  private static boolean isZipper(IntUnaryOperator values, int... line) {
    Set<Integer> sums = new TreeSet<>();
    for (int i = 0; i < line.length / 2; i++) {
      sums.add(sum(values, line[i], line[line.length - 1 - i]));
    }
    if (line.length % 2 != 0) {
      sums.add(values.applyAsInt(line[line.length / 2]));
    }
    return sums.size() < 2;
  }

  /** Returns 1 2 3 for 4 values as low, middle, middle, high; for 5 as low, low, middle, .. */
  private static IntUnaryOperator third(int symbols) {
    int[] thirds =
        switch (symbols) {
          case 4 -> new int[] {0, 1, 1, 2};
          case 5 -> new int[] {0, 0, 1, 2, 2};
          case 6 -> new int[] {0, 0, 1, 1, 2, 2};
          default -> throw new AssertionError(symbols);
        };
    return value -> thirds[value - 1];
  }

  /**
   * Returns whether this many cells in a row, or all of a shorter line, differ in their classes.
   */
  private static boolean isOfClasses(
      IntUnaryOperator values, int[] line, int classes, IntUnaryOperator classOf) {
    int width = Math.min(classes, line.length);
    for (int start = 0; start + width <= line.length; start++) {
      long different =
          Arrays.stream(line, start, start + width).map(values).map(classOf).distinct().count();
      if (different < width) {
        return false;
      }
    }
    return true;
  }

  private static int sum(IntUnaryOperator values, int... cells) {
    return IntStream.of(cells).map(values).sum();
  }

  private static int weighted(IntUnaryOperator values, int[] factors, int... cells) {
    return IntStream.range(0, cells.length)
        .map(i -> factors[i] * values.applyAsInt(cells[i]))
        .sum();
  }

  private static List<int[]> parts(Rules rules, int... line) {
    List<int[]> parts = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= line.length; i++) {
      if (i == line.length || region(rules, line[i]) != region(rules, line[i - 1])) {
        parts.add(Arrays.copyOfRange(line, start, i));
        start = i;
      }
    }
    return parts;
  }

  /** Returns the box of a cell, or one number for all where there are none. */
  private static int region(Rules rules, int cell) {
    int columns = rules.valueCount() / 2;
    boolean hasBoxes = rules.houses().size() > 2 * rules.valueCount();
    return hasBoxes ? rules.row(cell) / 2 * 10 + rules.column(cell) / columns : 0;
  }
}
