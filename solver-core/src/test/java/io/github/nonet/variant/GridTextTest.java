package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.TextFormatException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridTextTest {
  private static final Rules FOUR = Rules.of(4);
  private static final Rules SIXTEEN = Rules.of(16);
  private static final String DOTS = ".".repeat(239);
  private static final String NINE = "123456789".repeat(9);
  private static final String BOXES =
      "aaabbbccc".repeat(3) + "dddeeefff".repeat(3) + "ggghhhiii".repeat(3);

  private static void assertFault(String text, Rules rules, String... parts) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> rules.parseGrid(text))
        .satisfies(e -> assertThat(e).hasMessageContainingAll(parts))
        .satisfies(e -> assertThat(e.index()).isBetween(0, text.length()));
  }

  private static void assertFault(String text, String... parts) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parse(text))
        .satisfies(e -> assertThat(e).hasMessageContainingAll(parts))
        .satisfies(e -> assertThat(e.index()).isBetween(0, text.length()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1..2..........34",
        "1002 0000 0000 0034",
        "1,.,.,2\n.,.,.,.\n.,.,.,.\n.,.,3,4",
        "[[1,0,0,2],[0,0,0,0],[0,0,0,0],[0,0,3,4]]",
        "\ufeff1**2********__34",
        "A..B..........CD",
        "a..b..........cd",
        "+----+----+\n|1 .|. 2|\n|. .|. .|\n+----+----+\n|. .|. .|\n|. .|3 4|\n+----+----+"
      })
  void parse_forms(String text) {
    Grid expected = FOUR.emptyGrid().with(0, 1).with(3, 2).with(14, 3).with(15, 4);
    assertThat(FOUR.parseGrid(text)).isEqualTo(expected).hasToString("1..2..........34");
    assertThat(Grid.parse(text)).isEqualTo(expected);
  }

  @Test
  void parse_alphabets() {
    assertThat(SIXTEEN.parseGrid("123456789ABCDEFG." + DOTS).value(15)).isEqualTo(16);
    assertThat(SIXTEEN.parseGrid("0123456789ABCDEF." + DOTS).value(15)).isEqualTo(16);
    assertThat(SIXTEEN.parseGrid("0123456789ABCDEF." + DOTS).value(0)).isEqualTo(1);
    assertThat(SIXTEEN.parseGrid("ABCDEFGHIJKLMNOP." + DOTS).value(15)).isEqualTo(16);
    assertThat(SIXTEEN.parseGrid("ABCDEFGHIJKLMNOP." + DOTS).value(0)).isEqualTo(1);
    assertThat(SIXTEEN.parseGrid("0123456789ABCDEG." + DOTS).value(15)).isEqualTo(16);
    assertThat(SIXTEEN.parseGrid("A..............." + "." + DOTS).value(0)).isEqualTo(10);
  }

  @Test
  void parse_zeroIsValueOnlyBesideAnotherEmptySign() {
    String zeros = "0".repeat(240);
    assertThat(SIXTEEN.parseGrid("123456789ABCDEF0" + zeros).value(0)).isEqualTo(1);
    assertThat(SIXTEEN.parseGrid("123456789ABCDEF0" + zeros).clueCount()).isEqualTo(15);
  }

  @Test
  void parse_twoReadings() {
    String full =
        IntStream.range(0, 256)
            .mapToObj(i -> "" + "0123456789ABCDEF".charAt((i + i / 16) % 16))
            .collect(Collectors.joining());
    assertFault(
        full,
        SIXTEEN,
        "character 1 (line 1, column 1) is '0', which is an empty cell if the values are 1 to 9 and"
            + " A to G, and the value 1 if they are 0 to 9 and A to F");
    assertFault(full, "is '0', which is an empty cell if");
    assertFault(
        "a.............C." + "." + DOTS,
        SIXTEEN,
        "character 1 (line 1, column 1) is 'a', which is the value 10 if the values are 1 to 9 and"
            + " A to G, and the value 1 if they are A to P");
    String numbers =
        IntStream.range(0, 256)
            .mapToObj(i -> "" + (i + i / 16) % 16)
            .collect(Collectors.joining(" "));
    assertFault(
        numbers,
        SIXTEEN,
        "is 0, which is an empty cell if the values are 1 to 16, and the first value if they are 0"
            + " to 15");
  }

  @Test
  void parse_numbers() {
    String numbers =
        IntStream.range(0, 256)
            .mapToObj(i -> i % 3 == 0 ? "." : "" + (i % 16 + 1))
            .collect(Collectors.joining(","));
    Grid grid = SIXTEEN.parseGrid(numbers);
    assertThat(grid.value(15)).isZero();
    assertThat(grid.value(31)).isEqualTo(16);
    assertThat(Grid.parse(numbers)).isEqualTo(grid);
    String fromZero =
        IntStream.range(0, 256)
            .mapToObj(i -> i % 3 == 0 ? "." : "" + (i % 16))
            .collect(Collectors.joining(" "));
    assertThat(SIXTEEN.parseGrid(fromZero)).isEqualTo(grid);
    assertFault(numbers.replace("16", "17"), SIXTEEN, "begins 17; expected 1 to 16");
    assertFault(numbers.replaceFirst("16", "1x"), SIXTEEN, "begins what is not a number");
  }

  @Test
  void parse_samurai() {
    Rules rules = Rules.samurai();
    Grid grid = rules.emptyGrid().with(0, 1).with(17, 2).with(368, 9);
    assertThat(grid.toString()).hasSize(441);
    assertThat(rules.parseGrid(grid.toString())).isEqualTo(grid);
    assertThat(rules.parseGrid("1" + ".".repeat(16) + "2" + ".".repeat(350) + "9")).isEqualTo(grid);
    assertThat(rules.parseGrid(grid.toGridString())).isEqualTo(grid);
    assertFault(
        "1".repeat(10) + ".".repeat(431),
        rules,
        "row 1 column 10 holds a value; expected nothing, because there is no cell");
    assertFault(
        ".".repeat(370), rules, "found 370 cells; expected 369, or 441 with the places without");
  }

  @Test
  void parse_faults() {
    assertFault(
        "1..2...x......34",
        FOUR,
        "character 8 (line 1, column 8) is 'x'; expected 1 to 4, or one of . 0 * _ ? for an empty");
    assertFault(
        "1..2\n..5.......34", FOUR, "character 8 (line 2, column 3) is '5'; expected 1 to 4");
    assertFault("1..2..........3", FOUR, "found 15 cells; expected 16");
    assertFault("", FOUR, "found 0 cells; expected 16");
    assertFault("1..2...E......34", FOUR, "is 'E'");
    assertFault("", "found 0 cells; expected the square of a number from 4 to 25");
    assertFault(".".repeat(80), "found 80 cells; expected the square of");
    assertFault(".".repeat(25), "5 values have no boxes; expected", "regions after a '|'");
    assertFault(".".repeat(26 * 26), "found 676 cells");
  }

  @Test
  void parse_jigsaw() {
    String givens = "1....5...................";
    String regions = "AAABBAACBBDCCCBDDCEEDDEEE";
    Rules rules = Rules.jigsaw(regions);
    Grid grid = rules.parseGrid(givens);
    assertThat(Grid.parse(givens + "|" + regions)).isEqualTo(grid);
    assertThat(Grid.parse(givens + regions)).isEqualTo(grid);
    assertThat(Grid.parse(givens + "\n" + regions + "\n")).isEqualTo(grid);
    assertThat(Grid.parse(givens + "|" + regions + "|X").rules())
        .isEqualTo(Rules.builder(5).regions(regions).diagonals().build());
    assertFault(
        givens + "|" + regions.replace('B', 'A'), "the region of character 27, 'A', has 10");
    assertFault(givens + "|" + regions + "|H", "character 53: 5 values have no windows");
    assertFault(givens + "|" + regions + "|C", "5 values have no boxes");
    assertFault(givens + "|" + regions + "|X|", "found 4 parts");
    assertFault(givens + "|AB|X", "found 2 characters of regions; expected 25");
    assertFault(givens + "||X", "5 values have no boxes");
  }

  @ParameterizedTest
  @CsvSource({"X, 29", "H, 31", "P, 30", "C, 36", "x, 29", "XH, 33"})
  void parse_lettersBehind(String letters, int houses) {
    String givens = NINE.replace('1', '.');
    assertThat(Grid.parse(givens + "|" + letters).rules().houses()).hasSize(houses);
    assertThat(Grid.parse(givens + "||" + letters).rules().houses()).hasSize(houses);
    assertThat(Grid.parse(givens + "|" + BOXES + "|" + letters).rules().houses()).hasSize(houses);
    assertThat(Grid.parse(givens + "|").rules().isClassic()).isTrue();
    assertFault(givens + "|Z", "character 83 is 'Z'; expected X, H, P or C");
  }

  @Test
  void parse_shortKiller() {
    Grid grid = Grid.parse("3<6v\n0>^4\n00vv\nA<<0");
    assertThat(grid.clueCount()).isZero();
    assertThat(grid.rules())
        .isEqualTo(
            FOUR.withCages(
                List.of(
                    Cage.of(3, 0, 1),
                    Cage.of(6, 2, 5, 6),
                    Cage.of(4, 3, 7),
                    Cage.of(10, 10, 12, 13, 14),
                    Cage.of(0, 11, 15))));
  }

  @Test
  void parse_shortKillerOfNine() {
    String row = "j<<<<<<<<";
    assertThat(Grid.parse(row.repeat(9)).rules().cages())
        .hasSize(9)
        .contains(Cage.of(45, 0, 1, 2, 3, 4, 5, 6, 7, 8));
    assertThat(Grid.parse("0<" + "0".repeat(79)).rules().cages()).containsExactly(Cage.of(0, 0, 1));
    assertFault("<" + "0".repeat(80), "cell 0 (row 1, column 1), '<', points out of the grid");
    assertFault("><" + "0".repeat(79), "cell 0 (row 1, column 1), '>', leads in a circle");
    assertFault("0<" + "0".repeat(78), "found 80 characters of a killer");
    assertFault("0<k" + "0".repeat(78), "is '<'");
    assertFault(
        "j<<<<<<<<" + "^".repeat(72), "cages[0], of sum 45, has 81 cells; expected at most 9");
  }

  @Test
  void parse_longKiller() {
    String cages = "3x3::k:769:769:3842:3842:3842" + ":5".repeat(76);
    Grid grid = Grid.parse(cages);
    assertThat(grid.rules())
        .isEqualTo(Rules.of(9).withCages(List.of(Cage.of(3, 0, 1), Cage.of(15, 2, 3, 4))));
    assertThat(Grid.parse(cages + ":\n")).isEqualTo(grid);
    assertThat(Grid.parse(cages.replace("::", ":d:")).rules().houses()).hasSize(29);
    assertThat(Grid.parse("4x4::k" + ":0".repeat(256)).rules()).isEqualTo(Rules.of(16));
    assertFault(cages + ":5", "found 82 numbers of cages; expected 81");
    assertFault(cages.replaceFirst("769", "1025"), "cell 1 has a cage of sum 3; expected sum 4");
    assertFault(cages.replaceFirst("769", "x"), "the number of cell 0, from character 8 on");
    assertFault("2x3::k:0", "boxes of 2x3; expected 2x2, 3x3, 4x4 or 5x5");
    assertFault("3x3:j:k:0", "expected d, or nothing");
    assertFault("3x3:::0", "expected k");
    assertFault("3x3::k" + ":769".repeat(81), "has 81 cells; expected at most 9");
  }

  @Test
  void parse_wrongNumberOfCells() {
    assertFault(
        ".".repeat(73), "found 73 cells; expected the square of a number from 4 to 25, such");
    assertFault(".".repeat(73), "such as 81, or twice as many characters with regions");
    assertFault(
        ".".repeat(50), "found 50 cells; expected the square of a number from 4 to 25, such");
  }
}
