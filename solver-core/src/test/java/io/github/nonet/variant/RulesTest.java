package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.TextFormatException;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesTest {
  private static final String FIVE =
      """
      AAABB
      AACBB
      DCCCB
      DDCEE
      DDEEE
      """;

  @ParameterizedTest
  @CsvSource({
    "4, 2, 2",
    "6, 2, 3",
    "8, 2, 4",
    "9, 3, 3",
    "10, 2, 5",
    "12, 3, 4",
    "14, 2, 7",
    "15, 3, 5",
    "16, 4, 4",
    "18, 3, 6",
    "20, 4, 5",
    "21, 3, 7",
    "22, 2, 11",
    "24, 4, 6",
    "25, 5, 5"
  })
  void of_widestBoxesNotTallerThanWide(int symbols, int boxRows, int boxColumns) {
    Rules rules = Rules.of(symbols);
    assertThat(rules).isEqualTo(Rules.of(boxRows, boxColumns));
    assertThat(rules.valueCount()).isEqualTo(symbols);
    assertThat(rules.rowCount()).isEqualTo(symbols);
    assertThat(rules.columnCount()).isEqualTo(symbols);
    assertThat(rules.cellCount()).isEqualTo(symbols * symbols);
    assertThat(rules.houses()).hasSize(3 * symbols);
    assertThat(rules.groups()).isEmpty();
    assertThat(rules.cages()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 7, 11, 13, 17, 19, 23})
  void of_prime(int symbols) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.of(symbols))
        .withMessageStartingWith(symbols + " values have no boxes; expected ");
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -9, 0, 1, 3, 26, Integer.MAX_VALUE})
  void of_outOfRange(int symbols) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.of(symbols))
        .withMessage("found " + symbols + " values; expected 4 to 25");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(symbols == 3 ? 1 : symbols))
        .withMessage("found " + (symbols == 3 ? 1 : symbols) + " values; expected 2 to 25");
  }

  @ParameterizedTest
  @CsvSource({"1, 9", "9, 1", "0, 0", "-3, -3", "2, 13", "65536, 65536", "3, 9"})
  void of_badBox(int boxRows, int boxColumns) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.of(boxRows, boxColumns))
        .withMessageStartingWith("a box has " + boxRows + " row")
        .withMessageContaining("; expected ");
  }

  @Test
  void houses_ofSixBySix() {
    Rules rules = Rules.of(2, 3);
    assertThat(rules.houses().get(0)).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(rules.houses().get(6)).containsExactly(0, 6, 12, 18, 24, 30);
    assertThat(rules.houses().get(13)).containsExactly(3, 4, 5, 9, 10, 11);
    assertThat(rules.houseName(0)).isEqualTo("row 1");
    assertThat(rules.houseName(11)).isEqualTo("column 6");
    assertThat(rules.houseName(13)).isEqualTo("box 2");
    assertThatThrownBy(() -> rules.houseName(18))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("house is 18; expected 0 to 17");
  }

  @Test
  void jigsaw_ofFive() {
    Rules rules = Rules.jigsaw(FIVE);
    assertThat(rules.valueCount()).isEqualTo(5);
    assertThat(rules.houses()).hasSize(15);
    assertThat(rules.houses().get(10)).containsExactly(0, 1, 2, 5, 6);
    assertThat(rules.houseName(14)).isEqualTo("region E");
    assertThat(rules).isEqualTo(Rules.builder(5).regions(FIVE).build());
  }

  @Test
  void jigsaw_ofBoxes_equalsBoxes() {
    Rules rules = Rules.jigsaw("aabbaabbccddccdd");
    assertThat(rules).isEqualTo(Rules.of(4)).hasSameHashCodeAs(Rules.of(4));
    assertThat(rules.houseName(8)).isEqualTo("region a");
  }

  @Test
  void jigsaw_badRegions() {
    assertThatThrownBy(() -> Rules.jigsaw("aabb aabb ccdd ccdc"))
        .isInstanceOf(TextFormatException.class)
        .hasMessage("the region of character 11, 'c', has 5 cells; expected 4");
    assertThatThrownBy(() -> Rules.jigsaw("aabbaabbccddccd"))
        .isInstanceOf(TextFormatException.class)
        .hasMessage("found 15 characters of regions; expected the square of a number from 4 to 25");
    assertThatThrownBy(() -> Rules.jigsaw("")).isInstanceOf(TextFormatException.class);
    assertThatThrownBy(() -> Rules.builder(6).regions(FIVE))
        .isInstanceOf(TextFormatException.class)
        .hasMessage("found 25 characters of regions; expected 36");
  }

  @Test
  void samurai_isFiveGrids() {
    Rules rules = Rules.samurai();
    assertThat(rules.cellCount()).isEqualTo(369);
    assertThat(rules.rowCount()).isEqualTo(21);
    assertThat(rules.columnCount()).isEqualTo(21);
    assertThat(rules.houses()).hasSize(5 * 27 - 4);
    assertThat(rules.cell(0, 9)).isEqualTo(-1);
    assertThat(rules.cell(20, 20)).isEqualTo(368);
    assertThat(rules.houseName(2)).isEqualTo("row 3 of grid 1");
    assertThat(rules.isClassic()).isFalse();
  }

  @Test
  void cell_leavesOutPlacesWithoutCell() {
    Rules rules = Rules.builder(4).grid(0, 0, 2, 2).grid(2, 2, 2, 2).build();
    assertThat(rules.cellCount()).isEqualTo(28);
    assertThat(rules.cell(0, 4)).isEqualTo(-1);
    assertThat(rules.cell(1, 0)).isEqualTo(4);
    assertThat(rules.cell(2, 5)).isEqualTo(13);
    for (int cell = 0; cell < rules.cellCount(); cell++) {
      assertThat(rules.cell(rules.row(cell), rules.column(cell))).isEqualTo(cell);
    }
    assertThat(rules.houses()).hasSize(23);
  }

  @Test
  void extras_ofNine() {
    Rules rules =
        Rules.builder(9)
            .grid(0, 0, 3, 3)
            .diagonals()
            .windows()
            .disjointGroups()
            .asterisk()
            .percent()
            .build();
    // the windows and the diagonal of the percent are there already
    assertThat(rules.houses()).hasSize(27 + 2 + 4 + 9 + 1);
    assertThat(rules.houses().get(27)).containsExactly(0, 10, 20, 30, 40, 50, 60, 70, 80);
    assertThat(rules.houses().get(28)).containsExactly(72, 64, 56, 48, 40, 32, 24, 16, 8);
    assertThat(rules.houses().get(29)).containsExactly(10, 11, 12, 19, 20, 21, 28, 29, 30);
    assertThat(rules.houses().get(32)).containsExactly(50, 51, 52, 59, 60, 61, 68, 69, 70);
    assertThat(rules.houses().get(33)).containsExactly(0, 3, 6, 27, 30, 33, 54, 57, 60);
    assertThat(rules.houses().get(42)).containsExactly(13, 20, 24, 37, 40, 43, 56, 60, 67);
    assertThat(IntStream.range(27, 43).mapToObj(rules::houseName))
        .startsWith("falling diagonal", "rising diagonal", "window 1")
        .contains("disjoint group 9")
        .endsWith("asterisk");
  }

  @Test
  void percent_alone() {
    Rules rules = Rules.builder(9).percent().grid(0, 0, 3, 3).build();
    assertThat(rules.houses()).hasSize(30);
    assertThat(rules.houseName(0)).isEqualTo("row 1");
    assertThat(rules.houseName(27)).isEqualTo("upper window");
    assertThat(new HashSet<>(rules.houses()))
        .contains(
            List.of(10, 11, 12, 19, 20, 21, 28, 29, 30),
            List.of(50, 51, 52, 59, 60, 61, 68, 69, 70),
            List.of(72, 64, 56, 48, 40, 32, 24, 16, 8));
  }

  @ParameterizedTest
  @CsvSource({"4, 1", "9, 4", "16, 9", "25, 16"})
  void windows_ofSquareNumbers(int symbols, int windows) {
    int side = (int) Math.sqrt(symbols);
    Rules rules = Rules.builder(symbols).grid(0, 0, side, side).windows().build();
    assertThat(rules.houses()).hasSize(3 * symbols + windows);
  }

  @Test
  void extras_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(6).windows())
        .withMessage("6 values have no windows; expected 4, 9, 16 or 25 values");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(7).disjointGroups())
        .withMessageStartingWith("7 values have no boxes; expected ");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(16).asterisk())
        .withMessage("asterisk is for 9 values; found 16; expected 9");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(4).percent())
        .withMessage("percent is for 9 values; found 4; expected 9");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(7).diagonals().build())
        .withMessage("7 values have no boxes; expected rowsAndColumns or regions as well");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(9).grid(0, 0, 2, 3))
        .withMessage("a box has 2 rows and 3 columns, 6 cells; expected one for each of 9 values");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(9).grid(-1, 0, 3, 3))
        .withMessage("row is -1; expected 0 to 116");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(9).rowsAndColumns(0, 117))
        .withMessage("column is 117; expected 0 to 116");
  }

  /** Everyone's first try: the squares of Rules.of are those that need not be named. */
  @ParameterizedTest
  @CsvSource({"4, 2, 2", "6, 2, 3", "9, 3, 3", "10, 2, 5", "12, 3, 4", "16, 4, 4", "25, 5, 5"})
  void build_withoutASquareHasTheUsualOne(int values, int boxRows, int boxColumns) {
    Rules usual = Rules.of(values);
    assertThat(Rules.builder(values).build()).isEqualTo(usual);
    Rules diagonals = Rules.builder(values).diagonals().antiKing().build();
    Rules named =
        Rules.builder(values).grid(0, 0, boxRows, boxColumns).diagonals().antiKing().build();
    assertThat(diagonals).isEqualTo(named).hasSameHashCodeAs(named).isNotEqualTo(usual);
    assertThat(diagonals.houses().subList(0, usual.houses().size())).isEqualTo(usual.houses());
    String text = diagonals.emptyGrid().toFullString();
    assertThat(text).isEqualTo(named.emptyGrid().toFullString()).contains(".grid(0,0,");
    assertThat(Grid.parse(text).rules()).isEqualTo(diagonals);
    assertThat(Grid.parse(text.replaceAll("\\.grid[^)]*\\)", "")).rules()).isEqualTo(diagonals);
    assertThat(diagonals.emptyGrid().toLinkString()).isEqualTo(named.emptyGrid().toLinkString());
  }

  /** Cells may be in no region: their sign is no region, unless it has a cell for each value. */
  @ParameterizedTest
  @CsvSource({
    "AA..AA....BB..BB, 2",
    "__AA..AAAA..AA__, 0",
    "AAABACBBCC.BC..., 4",
    "AAABACBBCC_BC..., 3",
    "................, 0"
  })
  void regions_someCellsAreInNone(String marks, int regions) {
    boolean isRefused = marks.chars().filter(mark -> mark == 'A').count() > 4;
    if (isRefused) {
      assertThatThrownBy(() -> Rules.builder(4).regions(marks))
          .hasMessage("the region of character 3, 'A', has 8 cells; expected 4");
      return;
    }
    Rules rules = Rules.builder(4).regions(marks).build();
    Grid grid = rules.emptyGrid();
    assertThat(GridGame.of(grid).regions()).hasSize(regions);
    assertThat(rules.houses()).hasSize(8 + regions);
    assertThat(Rules.jigsaw(marks)).isEqualTo(rules);
    assertThat(grid.toFullString()).contains("regions(" + marks + ")");
    assertThat(Grid.parse(grid.toFullString())).isEqualTo(grid);
    assertThat(Grid.parse(grid.toLinkString())).isEqualTo(grid);
    assertThat(Grid.parseFPuzzles(grid.toFPuzzles())).isEqualTo(grid);
    assertThat(GridPicture.of(grid).toSvg()).contains("<path");
    assertThat(rules.describe()).isNotEmpty();
    long expected =
        GridSolver.getDefault()
            .solutions(Rules.builder(4).rowsAndColumns(0, 0).build().emptyGrid())
            .filter(square -> hasAllIn(square, marks))
            .count();
    assertThat(GridSolver.getDefault().countSolutions(grid, 1_000)).isEqualTo(expected);
  }

  private static boolean hasAllIn(Grid square, String marks) {
    return marks
        .chars()
        .distinct()
        .filter(mark -> marks.chars().filter(other -> other == mark).count() == 4)
        .allMatch(
            mark ->
                IntStream.range(0, 16)
                        .filter(cell -> marks.charAt(cell) == mark)
                        .map(square::value)
                        .distinct()
                        .count()
                    == 4);
  }

  /** A text of cells and regions has a region for each cell: it may be two puzzles. */
  @Test
  void regions_ofATextWithoutCalls_areWhole() {
    assertThatThrownBy(() -> Grid.parse(".".repeat(16) + "|AA..AA....BB..BB"))
        .hasMessageContaining("has 8 cells; expected 4");
  }

  @Test
  void build_regionsWithoutASquareHaveNoBoxes() {
    Rules rules = Rules.builder(4).diagonals().regions("AAABACBBCCDBCDDD").build();
    assertThat(rules)
        .isEqualTo(
            Rules.builder(4).rowsAndColumns(0, 0).regions("AAABACBBCCDBCDDD").diagonals().build());
    assertThat(rules.houses()).hasSize(14);
  }

  /** The square that is added counts: what can be built can be written and read. */
  @Test
  void build_squareCountsAsAPart() {
    Rules.Builder full = Rules.builder(4);
    for (int i = 0; i < 1_000; i++) {
      full.group("pair", new int[][] {{0, 0}, {3, 3}});
    }
    assertThatIllegalArgumentException()
        .isThrownBy(full::build)
        .withMessage("found more than 1000 parts of rules; expected at most 1000");
  }

  @Test
  void cells_ofAText() {
    Rules rules = Rules.of(16);
    assertThat(rules.cells("r1c1 r2c2 r3c3")).containsExactly(0, 17, 34);
    assertThat(rules.cells(" R16C16,\n\tr1c2, ,r16c1 r1c2")).containsExactly(255, 1, 240, 1);
    assertThat(rules.cells(new StringBuilder())).isEmpty();
    assertThat(Rules.samurai().cells("r21c21 r1c13")).containsExactly(368, 9);
    for (int cell : List.of(0, 9, 100, 368)) {
      Rules samurai = Rules.samurai();
      String name = "r" + (samurai.row(cell) + 1) + "c" + (samurai.column(cell) + 1);
      assertThat(samurai.cells(name)).containsExactly(cell);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "r1c1 r1c10;5;'r1c10'",
        "r0c1;0;'r0c1'",
        "r1c1-r1c3;0;'r1c1-r1c3'",
        "r1c1 c1r1;5;'c1r1'",
        "r1c1r2c2;0;'r1c1r2c2'",
        "r9999999999c1;0;'r9999999999c1'",
        "r1c\u0661;0;'r1c\u0661'",
        "17;0;'17'"
      },
      quoteCharacter = '"')
  void cells_ofOtherTextAreRefused(String text, int index, String found) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Rules.of(9).cells(text))
        .withMessage(
            "character " + (index + 1) + ": found " + found + "; expected a cell from r1c1 to r9c9")
        .satisfies(e -> assertThat(e.index()).isEqualTo(index));
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Rules.samurai().cells("r1c10"));
  }

  @Test
  void withConstraints_replacesAndPlusAdds() {
    Constraint thermometer = Constraint.thermometer(0, 10, 20);
    Constraint dot = Constraint.whiteDot(3, 4);
    Rules rules = Rules.of(9).withCages(Cage.of(3, 0, 1)).withConstraints(thermometer);
    assertThat(rules.withConstraints(dot).constraints()).containsExactly(dot);
    assertThat(rules.plus(dot).constraints()).containsExactly(thermometer, dot);
    assertThat(rules.plus(dot))
        .isEqualTo(rules.withConstraints(dot, thermometer))
        .isEqualTo(rules.withConstraints(List.of(thermometer, dot)))
        .isEqualTo(rules.plus(dot).plus());
    assertThat(rules.withConstraints()).isEqualTo(rules.withConstraints(List.of()));
    assertThat(rules.plus(dot).cages()).containsExactly(Cage.of(3, 0, 1));
    assertThat(rules.withCages()).isEqualTo(Rules.of(9).withConstraints(thermometer));
    assertThatNullPointerException().isThrownBy(() -> rules.plus(dot, null));
  }

  /** A predicate is called once: adding keeps the tables that there are. */
  @Test
  void plus_keepsTables() {
    AtomicInteger calls = new AtomicInteger();
    Constraint own =
        Constraint.pairs("parity", (a, b) -> calls.incrementAndGet() > 0 && a != b, 27, 28);
    Rules rules = Rules.of(9).plus(own);
    int before = calls.get();
    assertThat(rules.plus(Constraint.x(0, 1)).constraints()).hasSize(2);
    assertThat(calls).hasValue(before);
  }

  @Test
  void group_smallAndFull() {
    Rules rules =
        Rules.builder(4)
            .group("pair", new int[][] {{0, 0}, {3, 3}})
            .group("middle", new int[][] {{1, 1}, {1, 2}, {2, 1}, {2, 2}})
            .grid(0, 0, 2, 2)
            .build();
    assertThat(rules.houses()).hasSize(13).contains(List.of(5, 6, 9, 10));
    assertThat(rules.groups()).containsExactly(List.of(0, 15));
    assertThat(rules.groupName(0)).isEqualTo("pair");
    assertThat(rules).hasToString("4 values, 16 cells, 13 houses, 1 group");
  }

  @Test
  void group_refused() {
    Rules.Builder builder = Rules.builder(4).grid(0, 0, 2, 2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.group(" ", new int[][] {{0, 0}, {1, 1}}))
        .withMessage("name is blank; expected the name of a group");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.group("one", new int[][] {{0, 0}}))
        .withMessage("group one has 1 cells; expected 2 to 4");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.group("odd", new int[][] {{0, 0}, {1}}))
        .withMessage("rowsAndColumns[1] has length 1; expected a row and a column");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.group("out", new int[][] {{0, 0}, {0, 4}}).build())
        .withMessageStartingWith("group out: row 0, column 4 has no cell; expected ");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                Rules.builder(4)
                    .grid(0, 0, 2, 2)
                    .group("two", new int[][] {{0, 1}, {0, 1}})
                    .build())
        .withMessage("group two: row 0, column 1 occurs twice; expected each cell once");
  }

  @Test
  void withCages_equalInAnyOrder() {
    Cage first = Cage.of(3, 0, 1);
    Cage second = Cage.of(15, 4, 3, 2);
    Rules rules = Rules.of(3, 3).withCages(List.of(first, second));
    assertThat(rules)
        .isEqualTo(Rules.of(9).withCages(List.of(Cage.of(15, 2, 3, 4), Cage.of(3, 1, 0))))
        .hasSameHashCodeAs(Rules.of(9).withCages(List.of(second, first)))
        .isNotEqualTo(Rules.of(9));
    assertThat(rules.cages()).containsExactly(first, second);
    assertThat(rules.isClassic()).isFalse();
    assertThat(rules.withCages(List.of())).isEqualTo(Rules.of(9));
    assertThat(rules.withCages(List.of()).isClassic()).isTrue();
  }

  @Test
  void withCages_refused() {
    Rules rules = Rules.of(2, 2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.withCages(List.of(Cage.of(3, 0, 1), Cage.of(7, 15, 16))))
        .withMessage("cages[1], of sum 7, has cell 16; expected cells 0 to 15");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.withCages(List.of(Cage.of(10, 0, 1, 2, 3, 4))))
        .withMessage("cages[0], of sum 10, has 5 cells; expected at most 4");
    int[] twelve = IntStream.range(0, 12).toArray();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.of(25).withCages(List.of(Cage.of(156, twelve))))
        .withMessageMatching(
            "cages\\[0], of sum 156, has \\d+ combinations of values; expected at most 2000");
    Rules.of(25).withCages(List.of(Cage.of(0, twelve)));
    Rules.of(16).withCages(List.of(Cage.of(68, IntStream.range(0, 8).toArray())));
  }

  @Test
  void isClassic_howeverBuilt() {
    assertThat(Rules.of(9).isClassic()).isTrue();
    assertThat(
            Rules.jigsaw(
                    "111222333111222333111222333444555666444555666444555666777888999777888999777888999")
                .isClassic())
        .isTrue();
    assertThat(Rules.builder(9).grid(0, 0, 3, 3).diagonals().build().isClassic()).isFalse();
    assertThat(Rules.builder(9).rowsAndColumns(0, 0).build().isClassic()).isFalse();
    assertThat(Rules.builder(9).grid(1, 0, 3, 3).build().isClassic()).isFalse();
    assertThat(Rules.of(4).isClassic()).isFalse();
  }

  @Test
  void equals_whateverTheOrder() {
    Rules rules = Rules.builder(9).grid(0, 0, 3, 3).diagonals().windows().build();
    assertThat(rules)
        .isEqualTo(Rules.builder(9).windows().grid(0, 0, 3, 3).diagonals().build())
        .isNotEqualTo(Rules.builder(9).grid(0, 0, 3, 3).diagonals().build())
        .isNotEqualTo(null);
  }
}
