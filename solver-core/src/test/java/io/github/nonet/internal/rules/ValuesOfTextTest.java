package io.github.nonet.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What characters, numbers and pointers say of cells and cages, at the ends of what is allowed. */
class ValuesOfTextTest {
  private static final GridLayout SIXTEEN = Layouts.ofBoxes(4, 4);
  private static final String DOTS = ".".repeat(239);

  private static int[] read(GridLayout layout, String text) {
    return CellReader.read(layout, CellText.of(text));
  }

  private static void assertFault(String text, int index, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> PuzzleReader.read(text))
        .withMessageContaining(message)
        .satisfies(e -> assertThat(e.index()).isEqualTo(index));
  }

  @Test
  void zero_isEmptyInGridsOfNineWhateverOtherSignsThereAre() {
    assertThat(read(Layouts.CLASSIC, "0.8" + "0".repeat(78))).startsWith(0, 0, 8, 0);
  }

  @Test
  void zero_isTheFirstOfSixteenValuesBesideADot() {
    assertThat(read(SIXTEEN, ".09F" + "0.".repeat(126))).startsWith(0, 1, 10, 16, 1, 0);
    assertThat(read(SIXTEEN, ".19G" + "0.".repeat(126))).startsWith(0, 1, 9, 16, 0, 0);
  }

  @Test
  void letters_mayBeSmall() {
    assertThat(read(SIXTEEN, "9afg............." + DOTS)).startsWith(9, 10, 15, 16, 0);
    GridLayout large = Layouts.ofBoxes(5, 5);
    assertThat(read(large, "ay" + ".".repeat(623))).startsWith(1, 25, 0);
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> read(large, "az" + ".".repeat(623)))
        .withMessageContaining("is 'z'");
  }

  /** Two squares may hold each value 32 times, so 20 zeros may be values. */
  @Test
  void zeros_areCountedForAllSquares() {
    GridLayout two = new LayoutPlan(16).grid(0, 0, 4, 4).grid(16, 16, 4, 4).layout();
    String text = "123456789ABCDEF".repeat(40).substring(0, 512 - 20) + "0".repeat(20);
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> read(two, text))
        .withMessageContaining("expected an unambiguous text")
        .satisfies(e -> assertThat(e.index()).isEqualTo(492));
    String more = "123456789ABCDEF".repeat(40).substring(0, 512 - 33) + "0".repeat(33);
    assertThat(read(two, more)).startsWith(1, 2, 3).endsWith(0, 0);
  }

  @Test
  void numbers_fromZeroAreRefusedAtTheFirstZero() {
    String text =
        IntStream.range(0, 256).mapToObj(i -> "" + (i % 15 + 1)).collect(Collectors.joining(" "))
            + " ";
    String zero = text.replaceFirst(" 4 ", " 0 ").replace("16", "15");
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> read(SIXTEEN, zero))
        .withMessageContaining("is 0, which is an empty cell if")
        .satisfies(e -> assertThat(e.index()).isEqualTo(6));
  }

  /** Sixteen words of a grid of nine are no numbers of a grid of four. */
  @Test
  void words_areNumbersOnlyIfAllAre() {
    String text = "123456 " + "7.... ".repeat(15);
    ReadPuzzle puzzle = PuzzleReader.read(text);
    assertThat(puzzle.layout()).isEqualTo(Layouts.CLASSIC);
    assertThat(puzzle.values()).startsWith(1, 2, 3, 4, 5, 6, 7, 0);
    String padded = "001 002 003 004 " + ". ".repeat(12);
    assertThat(PuzzleReader.read(padded).values()).startsWith(1, 2, 3, 4, 0).hasSize(16);
    assertFault("00001 002 003 004 " + ". ".repeat(12), 42, "found 26 cells");
  }

  @ParameterizedTest
  @CsvSource({
    "5, '<', 'cell 4 (row 2, column 1), ''<'', points out of the grid'",
    "8, '>', 'cell 7 (row 2, column 4), ''>'', points out of the grid'",
    "3, '^', 'cell 2 (row 1, column 3), ''^'', points out of the grid'",
    "15, 'v', 'cell 14 (row 4, column 3), ''v'', points out of the grid'",
  })
  void pointers_leadToCells(int number, String pointer, String message) {
    StringBuilder text = new StringBuilder("0".repeat(16));
    text.replace(number - 1, number, pointer);
    assertFault(text.toString(), number - 1, message);
  }

  @Test
  void pointers_mayLeadThroughAllCells() {
    assertFault("0<<<>>>^^<<<>>>^", 16, "has 16 cells; expected at most 4");
    assertFault(">v00^<0000000000", 0, "leads in a circle");
  }

  @Test
  void numbersOfCages_haveTheirPlaceInMessages() {
    assertFault("3x3:j:k:0", 4, "character 5 is not a known option");
    assertFault("3x3::x:0", 5, "character 6 does not begin a killer");
    assertFault("2x2::k:0:0:x", 12, "found 3 numbers");
    String zeros = ":0".repeat(13);
    assertFault("2x2::k:0:17:x" + zeros, 12, "the number of cell 2, from character 13 on");
    assertFault("2x2::k:0:17:12345678" + zeros, 12, "the number of cell 2");
    assertFault("2x2::k:0:17:" + zeros, 12, "the number of cell 2");
    assertThat(PuzzleReader.read("2x2::k:256:255:1025:" + "0:".repeat(13)).cages())
        .extracting(cage -> cage.sum())
        .containsExactly(1, 4);
  }

  @Test
  void strangers_areCellsThatNoGroupHolds() {
    int[][] king = {{1, 1}, {1, -1}};
    assertThat(List.of(Neighbours.pairs(Layouts.CLASSIC, king))).hasSize(128);
    assertThat(List.of(Neighbours.strangers(Layouts.CLASSIC, king)))
        .hasSize(128 - 9 * 8)
        .contains(new int[] {2, 12}, new int[] {3, 11})
        .doesNotContain(new int[] {0, 10});
    assertThat(Neighbours.pairs(Layouts.CLASSIC, new int[][] {{0, 0}})).isEmpty();
  }

  @Test
  void marks_areWhatAPersonPencilsIn() {
    ConstraintData greater =
        ConstraintData.of(ConstraintKind.GREATER, new int[0], new int[] {0, 8});
    ConstraintData odd = ConstraintData.of(ConstraintKind.ODD, new int[0], new int[] {40});
    ConstraintData renban =
        ConstraintData.of(ConstraintKind.RENBAN, new int[0], new int[] {8, 30, 60});
    // The room leaves 2 to 9 to its first cell, which is said in a step.
    ConstraintData room =
        ConstraintData.of(ConstraintKind.NUMBERED_ROOM, new int[] {5}, new int[] {70, 71, 72});
    RulesTables rules =
        new RulesTables(Layouts.CLASSIC, List.of(), List.of(greater, odd, renban, room));
    byte[] values = new byte[81];
    values[8] = 3;
    int all = 0b11_1111_1110;
    int[] sets = PencilMarks.of(rules, values);
    assertThat(sets[0]).isEqualTo(all & ~0b1000);
    assertThat(sets[8]).isEqualTo(0b1000);
    assertThat(sets[40]).isEqualTo(0b10_1010_1010);
    assertThat(sets[60]).isEqualTo(all & ~0b1000);
    assertThat(sets[70]).isEqualTo(all);
    assertThat(PencilMarks.ofGroups(rules, values)[60]).isEqualTo(all);
  }

  @Test
  void ownGroups_haveCellsOfTheGrid() {
    for (int[] place : new int[][] {{9, 0}, {0, 9}, {-1, 0}, {0, -1}}) {
      assertThatExceptionOfType(IllegalArgumentException.class)
          .isThrownBy(
              () ->
                  new LayoutPlan(9)
                      .grid(0, 0, 3, 3)
                      .group("mine", new int[][] {place, {0, 0}})
                      .layout())
          .withMessageContaining("group mine: row " + place[0] + ", column " + place[1]);
    }
  }
}
