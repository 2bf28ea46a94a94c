package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.Tries;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Counting, multisets and either-or rules, against what they mean, for all values of few cells. */
class WaysAndCountsTest {
  private static final int[] FIVE = {0, 1, 2, 3, 4};

  private static int count(int value, int... values) {
    return (int) Arrays.stream(values).filter(other -> other == value).count();
  }

  /** Checks a constraint for all values of a row of cells without houses. */
  private static void check(
      Constraint constraint, int cells, int symbols, Predicate<int[]> meaning) {
    Rules rules = Rules.builder(symbols).cells(0, 0, 1, cells).build().plus(constraint);
    Constraint known = rules.constraints().get(0);
    Set<String> allowed = new HashSet<>();
    int[] values = new int[cells];
    for (int code = 0; code < Math.pow(symbols, cells); code++) {
      int rest = code;
      for (int cell = 0; cell < cells; cell++) {
        values[cell] = 1 + rest % symbols;
        rest /= symbols;
      }
      Grid grid = Grid.copyOf(rules, values);
      boolean isAllowed = meaning.test(values);
      int[] own = known.cells().stream().mapToInt(cell -> values[cell]).toArray();
      assertThat(known.allows(own)).as("%s of %s", grid, known).isEqualTo(isAllowed);
      assertThat(grid.isSolved()).as("%s of %s", grid, known).isEqualTo(isAllowed);
      assertThat(grid.conflicts().isEmpty()).as("%s of %s", grid, known).isEqualTo(isAllowed);
      if (isAllowed) {
        allowed.add(grid.toString());
      }
    }
    assertThat(GridSolver.getDefault().solutions(rules.emptyGrid()).map(Grid::toString))
        .as(known.toString())
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(allowed);
    Grid empty = rules.emptyGrid();
    assertThat(Grid.parse(empty.toFullString())).isEqualTo(empty);
    assertThat(Grid.parse(empty.toLinkString())).isEqualTo(empty);
    assertThat(Grid.parse(empty.toFullString()).toFullString()).isEqualTo(empty.toFullString());
    assertThat(rules.describe()).isNotBlank();
    assertThat(rules.describe(Locale.GERMAN)).isNotBlank().isNotEqualTo(rules.describe());
    for (int cell : allowed.isEmpty() ? known.cells() : allCells(cells)) {
      int at = cell;
      Set<Integer> possible = new HashSet<>();
      allowed.forEach(text -> possible.add(text.charAt(at) - '0'));
      assertThat(empty.candidates(cell)).as("%s at %s", known, cell).isEqualTo(possible);
    }
  }

  @Test
  void count_isExactOrBetween() {
    for (int times = 0; times <= 5; times++) {
      int wanted = times;
      check(Constraint.count(2, times, FIVE), 5, 3, values -> count(2, values) == wanted);
    }
    check(
        Constraint.countBetween(3, new int[] {1, 2}, FIVE),
        5,
        3,
        values -> count(3, values) >= 1 && count(3, values) <= 2);
    check(Constraint.count(1, 9, FIVE), 5, 3, values -> false);
  }

  @Test
  void countIn_isTheValueOfAnotherCell() {
    check(
        Constraint.countIn(4, 2, 0, 1, 2, 3),
        5,
        4,
        values -> count(2, Arrays.copyOf(values, 4)) == values[4]);
  }

  @Test
  void distinct_countsDifferentValues() {
    for (int different = 1; different <= 4; different++) {
      int wanted = different;
      check(
          Constraint.distinct(different, FIVE),
          5,
          3,
          values -> Arrays.stream(values).distinct().count() == wanted);
    }
  }

  @Test
  void values_areOfTheList() {
    check(
        Constraint.values(Set.of(3, 1), 0, 2),
        3,
        4,
        values -> values[0] % 2 == 1 && values[2] % 2 == 1);
  }

  @Test
  void sameValues_areEquallyOften() {
    check(
        Constraint.sameValues(new int[] {0, 1, 2}, new int[] {3, 2, 4}),
        5,
        3,
        values ->
            Arrays.equals(
                IntStream.of(values[0], values[1]).sorted().toArray(),
                IntStream.of(values[3], values[4]).sorted().toArray()));
    check(
        Constraint.sameValues(new int[] {0, 1}, new int[] {2, 3}, new int[] {4, 5}),
        6,
        3,
        values ->
            values[0] * values[1] == values[2] * values[3]
                && values[0] * values[1] == values[4] * values[5]
                && values[0] + values[1] == values[2] + values[3]
                && values[0] + values[1] == values[4] + values[5]);
  }

  @Test
  void countingCircles_countThemselves() {
    for (int circles = 1; circles <= 6; circles++) {
      int[] cells = IntStream.range(0, circles).toArray();
      check(
          Constraint.countingCircles(cells),
          circles,
          3,
          values -> Arrays.stream(values).allMatch(value -> count(value, values) == value));
    }
  }

  /** With ten values and more no machine has the set of those that occur. */
  @Test
  void countingCircles_ofManyValues() {
    Rules rules = Rules.of(10).plus(Constraint.countingCircles(0, 13, 26));
    Grid solution = GridSolver.getDefault().solve(rules.emptyGrid().with(0, 1)).orElseThrow();
    assertThat(List.of(solution.value(13), solution.value(26))).containsExactly(2, 2);
    assertThat(GridSolver.getDefault().solve(rules.emptyGrid().with(0, 4))).isEmpty();
  }

  /** Many circles take few guesses, because the values that occur add up to their number. */
  @Test
  void countingCircles_areProvedSoon() {
    int[] circles = IntStream.range(0, 81).filter(cell -> cell % 8 == 0).toArray();
    Rules rules = Rules.of(9).plus(Constraint.countingCircles(circles));
    Grid puzzle = GridGenerator.builder(rules).seed(3).build().next();
    GridSolver solver = GridSolver.getDefault().within(SearchLimit.guesses(2_000));
    assertThat(solver.countSolutions(puzzle, 2)).isOne();
  }

  @Test
  void magicSquare_hasOneSum() {
    check(
        Constraint.magicSquare(0, 1, 2, 3, 4, 5, 6, 7, 8),
        9,
        2,
        values -> Arrays.stream(values).distinct().count() == 1);
    Rules nine = Rules.of(9).plus(Constraint.magicSquare(0, 1, 2, 9, 10, 11, 18, 19, 20));
    Grid puzzle = nine.emptyGrid().with(0, 2).with(1, 7);
    Grid solution = GridSolver.getDefault().solve(puzzle).orElseThrow();
    assertThat(solution.toString().substring(0, 3)).isEqualTo("276");
    assertThat(solution.value(10)).isEqualTo(5);
  }

  @Test
  void everywhere_isForAllLeaps() {
    Rules square = Rules.builder(2).cells(0, 0, 3, 4).build();
    Rules camel = square.plus(Constraint.everywhere(square, (a, b) -> a != b, 1, 3));
    long count = 0;
    for (int code = 0; code < 1 << 12; code++) {
      boolean isAllowed = true;
      for (int cell = 0; cell < 12; cell++) {
        for (int other = 0; other < cell; other++) {
          int rows = Math.abs(cell / 4 - other / 4);
          int columns = Math.abs(cell % 4 - other % 4);
          boolean isLeap = rows == 1 && columns == 3 || rows == 3 && columns == 1;
          isAllowed &= !isLeap || (code >> cell & 1) != (code >> other & 1);
        }
      }
      count += isAllowed ? 1 : 0;
    }
    assertThat(GridSolver.getDefault().countSolutions(camel.emptyGrid(), 10_000)).isEqualTo(count);
    Rules knight = Rules.builder(9).antiKnight().build();
    Rules own = Rules.of(9).plus(Constraint.everywhere(Rules.of(9), (a, b) -> a != b, 1, 2));
    Grid puzzle = GridGenerator.builder(knight).seed(2).build().next();
    assertThat(GridSolver.getDefault().hasUniqueSolution(own.parseGrid(puzzle.toString())))
        .isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.everywhere(square, (a, b) -> a != b, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.everywhere(square, (a, b) -> a != b, 4, 0));
  }

  /** A way is a random constraint, and what it means alone is known by {@code allows}. */
  private static Constraint way(Random random) {
    int[] cells = random.ints(0, 5).distinct().limit(2 + random.nextInt(3)).toArray();
    long seed = random.nextLong();
    return switch (random.nextInt(9)) {
      case 0 -> Constraint.thermometer(cells);
      case 1 -> Constraint.sum(cells.length + random.nextInt(4), cells);
      case 2 -> Constraint.count(1 + random.nextInt(3), random.nextInt(3), cells);
      case 3 -> Constraint.pairs("p", (a, b) -> new Random(seed + 9 * a + b).nextBoolean(), cells);
      case 4 -> Constraint.sets("s", set -> set.contains(1), Arrays.copyOf(cells, 2));
      case 5 ->
          Constraint.regularExpression("x", "[12]*3?1*", IntStream.of(cells).sorted().toArray());
      case 6 -> Constraint.arrow(cells[0], Arrays.copyOfRange(cells, 1, cells.length));
      case 7 -> Constraint.anyTwo("d", (a, b) -> a != b, cells);
      default -> Constraint.between(cells);
    };
  }

  private static List<Integer> allCells(int cells) {
    return IntStream.range(0, cells).boxed().collect(Collectors.toList());
  }

  private static boolean holds(Constraint constraint, int symbols, int... values) {
    Constraint known = constraint.forValues(symbols);
    return known.allows(known.cells().stream().mapToInt(cell -> values[cell]).toArray());
  }

  @Test
  void anyOf_holdsIfAWayDoes() {
    Random random = new Random(4);
    int machines = 0;
    for (int i = 0; i < Tries.of(60, 800); i++) {
      List<Constraint> ways = new ArrayList<>();
      List<List<Constraint>> parts = new ArrayList<>();
      for (int way = 2 + random.nextInt(3); way > 0; way--) {
        List<Constraint> own = new ArrayList<>();
        for (int part = 1 + random.nextInt(3) / 2; part > 0; part--) {
          own.add(way(random));
        }
        parts.add(own);
        ways.add(own.size() == 1 ? own.get(0) : Constraint.allOf(own.toArray(new Constraint[0])));
      }
      Constraint either = Constraint.anyOf(ways.toArray(new Constraint[0]));
      boolean fits;
      try {
        Rules.builder(3).cells(0, 0, 1, 5).build().plus(either);
        fits = true;
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageContaining("do not fit into one machine");
        fits = false;
      }
      machines += fits ? 1 : 0;
      if (fits && !isVoid(either, parts)) {
        check(
            either,
            5,
            3,
            values ->
                parts.stream()
                    .anyMatch(own -> own.stream().allMatch(part -> holds(part, 3, values))));
      }
    }
    assertThat(machines).isGreaterThan(40);
  }

  /** A constraint that all values meet has no form, and its cells are free. */
  private static boolean isVoid(Constraint either, List<List<Constraint>> parts) {
    return IntStream.range(0, 243)
        .mapToObj(
            code -> IntStream.of(1, 3, 9, 27, 81).map(power -> 1 + code / power % 3).toArray())
        .allMatch(
            values ->
                parts.stream()
                    .anyMatch(own -> own.stream().allMatch(part -> holds(part, 3, values))));
  }

  @Test
  void anyOf_refuses() {
    Constraint x = Constraint.x(0, 1);
    Constraint[] one = {x};
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.anyOf(one))
        .withMessage("anyOf has 1 constraint; expected two or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.of(9).plus(Constraint.allOf(x, x)))
        .withMessage("allOf is not a way of anyOf; expected it within anyOf");
    Constraint[] many = new Constraint[1_001];
    Arrays.fill(many, x);
    assertThatIllegalArgumentException().isThrownBy(() -> Constraint.anyOf(many));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> Rules.of(9).plus(Constraint.anyOf(x, x)).emptyGrid().toFPuzzles())
        .withMessageContaining("found the either-or rule");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> Rules.of(9).plus(Constraint.count(1, 1, 0, 1)).emptyGrid().toFPuzzles())
        .withMessageContaining("found the count");
    for (String fault :
        List.of(
            "anyOf()",
            "anyOf(x(0,1\\))",
            "anyOf(x(0,1\\)|)",
            "anyOf(x(0,1\\)x(0,1\\))",
            "anyOf(y(0\\)|x(0,1\\))")) {
      assertThatIllegalArgumentException()
          .as(fault)
          .isThrownBy(() -> Grid.parse(".".repeat(81) + "|symbols(9).grid(0,0,3,3)." + fault));
    }
  }

  /** Hints through these rules lead to the solution, and each is true. */
  @Test
  void steps_areTrue() {
    Rules rules =
        Rules.of(6)
            .plus(
                Constraint.anyOf(Constraint.thermometer(0, 7, 14), Constraint.sum(6, 0, 7, 14)),
                Constraint.countingCircles(1, 10, 20),
                Constraint.count(6, 1, 3, 9, 16),
                Constraint.sameValues(new int[] {24, 25}, new int[] {34, 35}));
    GridGenerator generator = GridGenerator.builder(rules).seed(11).build();
    for (int i = 0; i < 3; i++) {
      Grid puzzle = generator.next();
      Grid solution = GridSolver.getDefault().solve(puzzle).orElseThrow();
      GridPath path = GridLogicalSolver.upTo(Level.EXTREME).solve(puzzle);
      assertThat(path.end().grid()).isEqualTo(solution);
      assertThat(path.toString()).isNotBlank();
      assertThat(GridPicture.of(puzzle).toSvg()).contains("<circle");
    }
  }

  static Stream<Arguments> refused() {
    int[] cells = {0, 1, 2};
    int[] others = {9, 10, 11};
    Rules nine = Rules.of(9);
    return Stream.of(
        Arguments.of(
            nine.plus(Constraint.anyOf(Constraint.x(0, 1), Constraint.v(0, 1))),
            "the either-or rule"),
        Arguments.of(nine.plus(Constraint.count(1, 1, cells)), "the count"),
        Arguments.of(nine.plus(Constraint.countIn(0, 1, others)), "the count in a cell"),
        Arguments.of(nine.plus(Constraint.distinct(2, cells)), "the number of different values"),
        Arguments.of(nine.plus(Constraint.values(Set.of(1, 2), cells)), "the list of values"),
        Arguments.of(nine.plus(Constraint.sameValues(cells, others)), "the equality of values"),
        Arguments.of(nine.plus(Constraint.countingCircles(cells)), "the rule of counting circles"),
        Arguments.of(
            nine.plus(Constraint.magicSquare(0, 1, 2, 9, 10, 11, 18, 19, 20)), "the magic square"),
        Arguments.of(
            nine.plus(Constraint.everywhere(nine, (a, b) -> a < b, 1, 3)),
            "the rule for cells apart"),
        Arguments.of(Rules.builder(9).grid(0, 0, 3, 3).hidden("x", 1).build(), "hidden cells"),
        Arguments.of(Rules.builder(8).rowsAndColumns(0, 0, 6, 8).build(), "6 rows and 8 columns"),
        Arguments.of(Rules.builder(9).cells(0, 0, 6, 6).build(), "6 rows and 6 columns"),
        Arguments.of(Rules.builder(9).cells(0, 0, 9, 9).build(), "cells without rows"));
  }

  /** The links to editors leave nothing out: they name what they cannot have. */
  @ParameterizedTest
  @MethodSource("refused")
  void editors_refuseByName(Rules rules, String name) {
    Grid grid = rules.emptyGrid();
    GridGame game = GridGame.of(grid);
    assertThat(grid.missingInFPuzzles()).first().asString().contains("found " + name);
    for (Callable<String> write :
        List.<Callable<String>>of(
            grid::toFPuzzles,
            grid::toFPuzzlesLink,
            grid::toSudokuPadLink,
            game::toFPuzzles,
            game::toFPuzzlesLink,
            game::toSudokuPadLink)) {
      assertThatExceptionOfType(UnsupportedOperationException.class)
          .isThrownBy(write::call)
          .withMessageContaining("found " + name)
          .withMessageContaining("; expected ");
    }
  }

  /** Returns the sentences of all steps by lines in a 4x4 with some constraints. */
  private static String said(Locale locale, String grid, Constraint... constraints) {
    return GridLogicalSolver.standard()
        .steps(Rules.of(4).plus(constraints).parseGrid(grid))
        .filter(step -> step.technique() == GridTechnique.LINE_COMBINATION)
        .map(step -> step.describe(Detail.FULL, locale))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void steps_nameTheWays() {
    Constraint whisper = Constraint.whispers(2, 0, 1);
    Constraint rising = Constraint.thermometer(0, 1).withName("fast");
    String three = "3...............";
    assertThat(said(Locale.ENGLISH, three, Constraint.anyOf(whisper, rising)))
        .isEqualTo(
            "Line combination: at least one way of the either-or rule from r1c1 holds. By the"
                + " whisper line from r1c1, r1c2 is 1; by the rule \"fast\" from r1c1, r1c2 is 4."
                + " This eliminates 2 from r1c2.");
    assertThat(said(Locale.GERMAN, three, Constraint.anyOf(whisper, rising)))
        .isEqualTo(
            "Linienkombination: Bei der Entweder-oder-Regel ab r1c1 gilt mindestens einer der Wege."
                + " Nach der Fl\u00fcsterlinie ab r1c1 ist r1c2 1; nach der Regel \u201efast\u201c ab"
                + " r1c1 ist r1c2 4. Damit entf\u00e4llt: 2 in r1c2.");
    Constraint both = Constraint.allOf(Constraint.odd(1), Constraint.greater(1, 0));
    assertThat(said(Locale.ENGLISH, three, Constraint.anyOf(whisper, both)))
        .contains(
            "the odd mark at r1c2 and the greater-than sign between r1c2 and r1c1 cannot hold.");
    assertThat(said(Locale.GERMAN, three, Constraint.anyOf(whisper, both)))
        .contains(
            "nach dem Ungerade-Zeichen bei r1c2 und dem Gr\u00f6\u00dfer-Zeichen zwischen r1c2 und"
                + " r1c1 geht nichts.");
  }

  private static Constraint even(int total) {
    return Constraint.sum("even", total, new int[] {2, 2, 1}, 0, 1, 5);
  }

  /** Where the ways are too many, or do not show it one by one, it is said of all of them. */
  @Test
  void steps_thatWaysDoNotShow() {
    Constraint whisper = Constraint.whispers(3, 0, 1);
    Constraint[] nine = new Constraint[9];
    Arrays.fill(nine, whisper);
    for (Constraint plain :
        List.of(
            Constraint.anyOf(whisper, Constraint.anyOf(whisper, whisper)),
            Constraint.anyOf(nine),
            Constraint.anyOf(even(8), even(10)))) {
      assertThat(said(Locale.ENGLISH, ".".repeat(16), plain))
          .contains("with an eliminated digit, the either-or rule from r1c1 cannot be completed")
          .doesNotContain("at least one way");
    }
  }
}
