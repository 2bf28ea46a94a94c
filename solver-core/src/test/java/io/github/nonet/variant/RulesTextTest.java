package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.TextFormatException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Grids written with their rules, and read. */
class RulesTextTest {
  private static final String DOTS = ".".repeat(16);

  private static List<Rules> all() {
    return AllRules.stream().toList();
  }

  private static void assertSame(Grid found, Grid expected) {
    assertThat(found).isEqualTo(expected).hasSameHashCodeAs(expected);
    Rules rules = found.rules();
    Rules others = expected.rules();
    assertThat(rules.cages()).isEqualTo(others.cages());
    assertThat(rules.houses()).isEqualTo(others.houses());
    assertThat(rules.groups()).isEqualTo(others.groups());
    IntStream.range(0, rules.houses().size())
        .forEach(house -> assertThat(rules.houseName(house)).isEqualTo(others.houseName(house)));
    IntStream.range(0, rules.groups().size())
        .forEach(group -> assertThat(rules.groupName(group)).isEqualTo(others.groupName(group)));
    assertThat(found.toFullString()).isEqualTo(expected.toFullString());
  }

  @ParameterizedTest
  @MethodSource("all")
  void toFullString_everyKindIsRead(Rules rules) {
    Grid grid = AllRules.grid(rules, new Random(1));
    assertSame(Grid.parse(grid.toFullString()), grid);
    assertThat(grid.toFullString()).startsWith(grid.toString()).doesNotContainAnyWhitespaces();
  }

  @Property(tries = 300)
  void toFullString_isRead(@ForAll long seed) {
    Random random = new Random(seed);
    Grid grid = AllRules.grid(RandomRules.of(random), random);
    assertSame(Grid.parse(grid.toFullString()), grid);
  }

  /** A text with one character changed is read, or refused at a place in it. */
  @Property(tries = 500)
  void parse_damaged(@ForAll long seed) {
    Random random = new Random(seed);
    Grid grid = AllRules.grid(RandomRules.of(random), random);
    StringBuilder text = new StringBuilder(grid.toFullString());
    int at = random.nextInt(text.length());
    if (random.nextBoolean()) {
      text.setCharAt(at, (char) (' ' + random.nextInt(95)));
    } else {
      text.setLength(at);
    }
    try {
      Grid read = Grid.parse(text);
      assertThat(Grid.parse(read.toFullString())).isEqualTo(read);
    } catch (TextFormatException e) {
      assertThat(e.index()).isBetween(0, text.length());
      assertThat(e.getMessage()).isNotBlank();
    }
  }

  @Test
  void toFullString_asItIsDocumented() {
    assertThat(Rules.of(4).emptyGrid().toFullString()).isEqualTo(DOTS);
    assertThat(Rules.of(3, 2).emptyGrid().toFullString())
        .isEqualTo(".".repeat(36) + "|symbols(6).grid(0,0,3,2)");
    assertThat(Rules.jigsaw("AAAABBB)BC))CCC)").emptyGrid().toFullString())
        .isEqualTo(DOTS + "|symbols(4).rowsAndColumns(0,0).regions(AAAABBB\\)BC\\)\\)CCC\\))");
    Rules rules =
        Rules.builder(4)
            .grid(0, 0, 2, 2)
            .diagonals()
            .windows()
            .disjointGroups()
            .group("a:1", new int[][] {{0, 0}, {3, 2}})
            .build()
            .withCages(List.of(Cage.of(3, 1, 0), Cage.of(0, 5)));
    assertThat(rules.emptyGrid().with(0, 2).toFullString())
        .isEqualTo(
            "2..............."
                + "|symbols(4).grid(0,0,2,2).diagonals().windows().disjointGroups().group(a:1:0,0,3,2)"
                + ".cage(3,0,1).cage(0,5)");
  }

  @Test
  void parse_blanksAndPictures() {
    Grid grid = Rules.of(4).withCages(List.of(Cage.of(3, 0, 1))).emptyGrid().with(5, 1);
    String rules = "|symbols( 4 )\n\t.grid(0, 0, 2,2 )cage(3 ,0,1)\n";
    assertThat(Grid.parse(grid + rules)).isEqualTo(grid);
    assertThat(Grid.parse(grid.toGridString() + "\n" + rules)).isEqualTo(grid);
    Grid samurai = Rules.samurai().emptyGrid().with(7, 9);
    String calls = samurai.toFullString().substring(21 * 21);
    assertThat(Grid.parse(samurai.toGridString() + calls)).isEqualTo(samurai);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "symbols(1);character 18: found 1 values; expected 2 to 25",
        "symbols();character 18: symbols has 0 numbers; expected 1",
        "symbols(four);character 18: symbols has 'four' in the place of number 1; expected numbers",
        "symbols(4;character 18 begins a call of symbols without an end; expected )",
        "symbols(7);character 28: 7 values have no boxes; expected rowsAndColumns or regions",
        "symbols(4) 9;character 29 begins no call; expected grid, rowsAndColumns, regions, diag",
        "symbols(4) symbols(4);character 29 begins no call",
        "symbols(4) diagonals;character 29 begins no call; expected",
        "symbols(4) Diagonals();character 29: found Diagonals(; expected diagonals(",
        "symbols(4).grid(0,0,2,2).termometer(0,1);character 43: found termometer(; expected"
            + " thermom",
        "symbols(4).grid(0,0,2,2).thermometre(0,1);character 43: found thermometre(; expected the",
        "symbols(4).grid(0,0,2,2).ruler(0,1);character 43 begins no call; expected grid",
        "termometer(0,1);character 18: found termometer(; expected thermometer(",
        "thermometer(0,1);character 18 begins the call of thermometer; expected symbols(9).grid",
        "symbols(4) grid(0,0,2);character 29: grid has 3 numbers; expected 4",
        "symbols(4) grid(0,0,2,3);character 29: a box has 2 rows and 3 columns, 6 cells; expec",
        "symbols(4) grid(0,999,2,2);character 29: column is 999; expected 0 to 121",
        "symbols(4) rowsAndColumns(0);character 29: rowsAndColumns has 1 number; expected 2",
        "symbols(4) diagonals(1);character 29: diagonals has 1 number; expected 0",
        "symbols(4) asterisk();character 29: asterisk is for 9 values",
        "symbols(4) regions(AAB);found 3 characters of regions; expected 16",
        "symbols(4) regions(AAABCCCCDDDDBBBB);the region of character 37, 'A', has 3 cells",
        "symbols(4) group(0,0,1,1);character 29: group has no ':'; expected it after the name",
        "symbols(4) group(a:0,0,1);character 29: group has 3 numbers; expected a row and a col",
        "symbols(4) group(a:0,0);character 29: group a has 1 cells; expected 2 to 4",
        "symbols(4) group(:0,0,1,1);character 29: name is blank",
        "symbols(4) grid(0,0,2,2) group(a:0,0,9,1);group a: row 9, column 1 has no cell",
        "symbols(4) grid(0,0,2,2) cage();character 43: cage has '' in the place of number 1",
        "symbols(4) grid(0,0,2,2) cage(3);character 43: the cage of sum 3 has no cell; expected",
        "symbols(4) grid(0,0,2,2) cage(-3,1);character 43: sum is -3; expected 0 or more",
        "symbols(4) grid(0,0,2,2) cage(3,1,1);character 43: the cage of sum 3 has cell 1 twice",
        "symbols(4) grid(0,0,2,2) cage(99999999999,1);in the place of number 1",
        "symbols(4) grid(0,0,2,2) cage(3,16);cages[0], of sum 3, has cell 16; expected cells 0",
        "symbols(4).grid(0,0,2,2).cage(3,1)|;character 52 begins no call",
        "symbols(4).grid(0,0,2,2).;character 43 begins no call; expected grid",
        "symbols(4)..grid(0,0,2,2);character 29 begins no call; expected grid",
        "symbols(4) grid(0,0,2,2) grid(2,2,2,2);found 16 cells; expected 28, or 36 with the"
      })
  void parse_faults(String rules, String message) {
    String text = DOTS + "|" + rules;
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parse(text))
        .withMessageContaining(message)
        .satisfies(e -> assertThat(e.index()).isBetween(0, text.length()));
  }

  @Test
  void parse_faultOfACell() {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parse("....\n..x.........." + "|symbols(4) grid(0,0,2,2)"))
        .withMessageContaining("character 8 (line 2, column 3) is 'x'; expected 1 to 4")
        .satisfies(e -> assertThat(e.index()).isEqualTo(7));
  }
}
