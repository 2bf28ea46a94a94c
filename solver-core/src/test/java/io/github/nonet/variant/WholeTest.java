package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Grids see each constraint as a whole: its values are those of all ways to fill its open cells,
 * which are tried here one by one.
 */
class WholeTest {
  private static final int MOST_WAYS = 1_300;

  private static final Set<ConstraintKind> OF_PAIRS =
      EnumSet.of(
          ConstraintKind.EVERYWHERE,
          ConstraintKind.EVERYWHERE_ELSE,
          ConstraintKind.ANTI_KNIGHT,
          ConstraintKind.ANTI_KING,
          ConstraintKind.NON_CONSECUTIVE);

  private final Random random = new Random(4710);
  private final Set<ConstraintKind> seen = EnumSet.noneOf(ConstraintKind.class);
  private int narrowed;
  private int wrong;

  @Test
  void candidatesAndConflicts_areThoseOfAllWaysToFillAConstraint() {
    List<Grid> solutions = new ArrayList<>();
    solutions.add(GridStates.solution(Rules.of(4), random));
    solutions.add(GridStates.solution(Rules.of(6), random));
    solutions.add(
        GridStates.solution(Rules.builder(6).grid(0, 0, 2, 3).nonConsecutive().build(), random));
    solutions.add(
        GridStates.solution(Rules.builder(6).grid(0, 0, 2, 3).antiKing().build(), random));
    for (int i = 0; i < Tries.of(120, 1_500); i++) {
      Grid solution = solutions.get(random.nextInt(solutions.size()));
      Rules rules = RandomConstraints.rules(solution, 1 + random.nextInt(3), 3, random);
      int[] values = solution.toArray();
      double open = random.nextDouble();
      double odd = random.nextInt(2) * 0.2;
      for (int cell = 0; cell < values.length; cell++) {
        int other = 1 + random.nextInt(rules.valueCount());
        values[cell] = random.nextDouble() < odd ? other : values[cell];
        values[cell] = random.nextDouble() < open ? 0 : values[cell];
      }
      check(Grid.copyOf(rules, values));
    }
    if (Tries.areAll()) {
      assertThat(seen)
          .containsAll(
              EnumSet.complementOf(EnumSet.of(ConstraintKind.ANTI_KNIGHT, ConstraintKind.ALL_OF)));
    }
    assertThat(narrowed).isGreaterThan(Tries.of(60, 1_000));
    assertThat(wrong).isBetween(Tries.of(20, 500), Tries.of(250, 2_500));
  }

  private void check(Grid grid) {
    List<Integer> constraints = constraints(grid.rules());
    if (constraints.stream().anyMatch(number -> ways(grid, cells(grid.rules(), number)) < 0)) {
      return;
    }
    boolean isMet = constraints.stream().allMatch(number -> canBeMet(grid, number));
    boolean hasRepeats = units(grid.rules()).stream().anyMatch(unit -> hasRepeat(grid, unit));
    assertThat(grid.isConsistent()).as(grid.toFullString()).isEqualTo(isMet && !hasRepeats);
    assertThat(grid.conflicts().isEmpty()).isEqualTo(grid.isConsistent());
    assertThat(grid.conflicts()).allSatisfy(it -> assertThat(it.describe()).doesNotContain("{"));
    wrong += isMet ? 0 : 1;
    for (int cell = 0; cell < grid.rules().cellCount(); cell++) {
      Set<Integer> expected = new TreeSet<>();
      for (int value = 1; value <= grid.rules().valueCount() && grid.value(cell) == 0; value++) {
        if (isAllowed(grid, cell, value, constraints)) {
          expected.add(value);
        }
      }
      assertThat(grid.candidates(cell))
          .as("%s at %s", grid.toFullString(), cell)
          .isEqualTo(expected);
    }
  }

  private boolean isAllowed(Grid grid, int cell, int value, List<Integer> constraints) {
    boolean isFree =
        units(grid.rules()).stream()
            .filter(unit -> unit.contains(cell))
            .flatMap(List::stream)
            .noneMatch(peer -> grid.value(peer) == value);
    boolean isAllowed =
        constraints.stream()
            .filter(number -> isAbout(grid.rules(), number, cell))
            .allMatch(number -> canBeMet(grid.with(cell, value), number));
    narrowed += isFree && !isAllowed ? 1 : 0;
    return isFree && isAllowed;
  }

  private static List<List<Integer>> units(Rules rules) {
    List<List<Integer>> units = new ArrayList<>(rules.houses());
    units.addAll(rules.groups());
    return units;
  }

  private static boolean hasRepeat(Grid grid, List<Integer> unit) {
    int[] values = unit.stream().mapToInt(grid::value).filter(value -> value != 0).toArray();
    return Arrays.stream(values).distinct().count() < values.length;
  }

  /** Moves are listed for each of their two cells, and are about the other one only there. */
  private static boolean isAbout(Rules rules, int number, int cell) {
    int[] cells = cells(rules, number);
    boolean isOfMoves =
        rules.tables.forms.forms().get(number) instanceof Form.Apart
            && OF_PAIRS.contains(rules.tables.forms.sources().get(number).kind());
    return isOfMoves ? cells[0] == cell : Arrays.stream(cells).anyMatch(it -> it == cell);
  }

  /** Returns the numbers of the first forms of what counts by itself. */
  private List<Integer> constraints(Rules rules) {
    List<ConstraintData> sources = rules.tables.forms.sources();
    sources.forEach(source -> seen.add(source.kind()));
    return IntStream.range(0, sources.size())
        .filter(
            i ->
                i == 0
                    || OF_PAIRS.contains(sources.get(i).kind())
                    || sources.get(i) != sources.get(i - 1))
        .boxed()
        .toList();
  }

  private static int[] cells(Rules rules, int number) {
    ConstraintData source = rules.tables.forms.sources().get(number);
    return OF_PAIRS.contains(source.kind())
        ? rules.tables.forms.forms().get(number).cells()
        : source.cells();
  }

  /** Returns the number of ways to fill the open cells; -1 if there are too many. */
  private static int ways(Grid grid, int[] cells) {
    int ways = 1;
    for (int cell : cells) {
      ways *= grid.value(cell) == 0 ? grid.rules().valueCount() : 1;
      if (ways > MOST_WAYS) {
        return -1;
      }
    }
    return ways;
  }

  private static boolean canBeMet(Grid grid, int number) {
    int[] cells = cells(grid.rules(), number);
    int symbols = grid.rules().valueCount();
    int[] values = grid.toArray();
    for (int way = 0; way < ways(grid, cells); way++) {
      int rest = way;
      for (int cell : cells) {
        if (grid.value(cell) == 0) {
          values[cell] = 1 + rest % symbols;
          rest /= symbols;
        }
      }
      if (isMet(grid.rules(), number, values)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMet(Rules rules, int number, int... values) {
    List<ConstraintData> sources = rules.tables.forms.sources();
    boolean isOfPairs = OF_PAIRS.contains(sources.get(number).kind());
    for (int i = number; i < sources.size() && sources.get(i) == sources.get(number); i++) {
      Form form = rules.tables.forms.forms().get(i);
      if (!TableReferee.allows(form, values)) {
        return false;
      }
      if (isOfPairs) {
        return true;
      }
    }
    return true;
  }

  @Test
  void candidates_seeWholeLines() {
    Rules rules =
        Rules.of(9)
            .withConstraints(
                List.of(
                    Constraint.thermometer(0, 10, 20),
                    Constraint.whispers(5, 3, 4, 5),
                    Constraint.numberedRoom(7, 27, 28, 29)));
    Grid grid = rules.emptyGrid().with(0, 8).with(5, 6);
    assertThat(grid.isConsistent()).isFalse();
    assertThat(grid.candidates(20)).isEmpty();
    assertThat(grid.candidates(3)).containsExactly(7, 9);
    assertThat(grid.candidates(27)).containsExactly(2, 3);
    assertThat(grid.with(28, 5).candidates(29)).containsExactly(7);
    assertThat(grid.conflicts())
        .extracting(GridConflict::describe)
        .containsExactly("the thermometer from r1c1 holds 8, which does not fit");
  }

  /** A knight's move between two equal digits says nothing about the other cells of either. */
  @Test
  void candidates_beyondAViolatedMove() {
    Rules rules = Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build();
    Grid grid = rules.emptyGrid().with(rules.cell(2, 2), 5).with(rules.cell(3, 4), 5);
    assertThat(grid.isConsistent()).isFalse();
    assertThat(grid.conflicts()).hasSize(1);
    assertThat(grid.candidates(3)).containsExactly(1, 2, 3, 4, 6, 7, 8, 9);
    assertThat(grid.candidates(rules.cell(8, 8))).hasSize(9);
  }

  /** Rules about two cells that are this far apart, and what two values there must not be. */
  private record Move(Rules rules, List<int[]> steps, IntBinaryOperator difference) {
    boolean forbids(int cell, int value, int other, int there) {
      int rows = Math.abs(rules.row(cell) - rules.row(other));
      int columns = Math.abs(rules.column(cell) - rules.column(other));
      return steps.stream().anyMatch(it -> it[0] == rows && it[1] == columns)
          && difference.applyAsInt(value, there) == 0;
    }
  }

  static Stream<Move> moves() {
    List<int[]> knight = List.of(new int[] {1, 2}, new int[] {2, 1});
    List<int[]> side = List.of(new int[] {0, 1}, new int[] {1, 0});
    List<int[]> king = List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1});
    IntBinaryOperator equal = (a, b) -> a - b;
    IntBinaryOperator consecutive = (a, b) -> Math.abs(a - b) - 1;
    return Stream.of(
        new Move(Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build(), knight, equal),
        new Move(Rules.builder(6).grid(0, 0, 2, 3).antiKnight().build(), knight, equal),
        new Move(Rules.builder(7).rowsAndColumns(0, 0).antiKing().build(), king, equal),
        new Move(Rules.builder(9).grid(0, 0, 3, 3).nonConsecutive().build(), side, consecutive),
        new Move(everywhere(Rules.of(6), (a, b) -> a + b != 7), side, (a, b) -> a + b - 7),
        new Move(everywhere(Rules.of(4), (a, b) -> a != b), side, equal));
  }

  private static Rules everywhere(Rules rules, Constraint.PairRule allowed) {
    return rules.withConstraints(Constraint.everywhereElse(rules, allowed, List.of()));
  }

  /** Rules about pairs of cells: each pair counts by itself, whatever the others hold. */
  @ParameterizedTest
  @MethodSource("moves")
  void candidates_areThoseOfEachPair(Move move) {
    Random random = new Random(12);
    int wrong = 0;
    for (int i = 0; i < Tries.of(20, 300); i++) {
      Grid grid = AllRules.grid(move.rules, random);
      wrong += grid.isConsistent() ? 0 : 1;
      for (int cell = 0; cell < move.rules.cellCount(); cell++) {
        int open = cell;
        Set<Integer> expected = new TreeSet<>();
        for (int value = 1; value <= move.rules.valueCount() && grid.value(cell) == 0; value++) {
          int wanted = value;
          boolean isSeen =
              units(move.rules).stream()
                  .filter(unit -> unit.contains(open))
                  .flatMap(List::stream)
                  .anyMatch(peer -> grid.value(peer) == wanted);
          boolean isForbidden =
              IntStream.range(0, move.rules.cellCount())
                  .filter(other -> grid.value(other) != 0)
                  .anyMatch(other -> move.forbids(open, wanted, other, grid.value(other)));
          if (!isSeen && !isForbidden) {
            expected.add(value);
          }
        }
        assertThat(grid.candidates(cell)).as("r%s of %s", cell, grid).isEqualTo(expected);
      }
    }
    assertThat(wrong).isGreaterThan(Tries.of(10, 150));
  }

  /** The same constraint twice says what it says once. */
  @Test
  void candidates_ofTheSameConstraintTwice() {
    Constraint sum = Constraint.sum(17, 0, 10);
    Rules rules = Rules.of(9).withConstraints(sum, sum);
    assertThat(rules.emptyGrid().candidates(0)).containsExactly(8, 9);
    assertThat(rules.emptyGrid().with(0, 8).candidates(10)).containsExactly(9);
    assertThat(rules.emptyGrid().with(0, 7).conflicts()).hasSize(1);
  }

  /** A constraint that nothing meets is in conflict with every grid, and has no cell to show. */
  @Test
  void conflicts_ofWhatNothingMeets() {
    Rules rules = Rules.of(4).withConstraints(List.of(Constraint.thermometer(0, 1, 2, 3, 7)));
    assertThat(rules.emptyGrid().isConsistent()).isFalse();
    GridConflict conflict = rules.emptyGrid().conflicts().get(0);
    assertThat(conflict.describe()).isEqualTo("no digits fit the thermometer from r1c1");
    assertThat(conflict.describe(Locale.GERMAN))
        .isEqualTo("zum Thermometer ab r1c1 passen keine Ziffern");
    assertThat(conflict.cells()).isEmpty();
    assertThat(GridVerdict.of(rules.emptyGrid()).cells()).isEmpty();
    assertThat(GridVerdict.of(rules.emptyGrid()).describe())
        .isEqualTo(
            "There is no solution: no digits fit the thermometer from r1c1. Check the"
                + " thermometer from r1c1: without it there is a solution.");
  }
}
