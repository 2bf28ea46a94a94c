package io.github.nonet.internal.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridVerdict;
import io.github.nonet.variant.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What verdicts say, word by word. */
class VerdictWordsTest {
  private static Grid withCage(int sum) {
    return Rules.of(4).withCages(List.of(Cage.of(sum, 0, 1, 4))).emptyGrid();
  }

  private static void assertSays(Grid grid, String text) {
    assertThat(GridVerdict.of(grid).describe()).startsWith(text);
  }

  @Test
  void sums_areTooMuchOrTooLittleWithTheirOpenCells() {
    String cage = "There is no solution: the ";
    assertSays(
        withCage(3).with(0, 2),
        cage + "3 cage at r1c1 already adds up to 2 with 2 cells empty, which is too much.");
    assertSays(
        withCage(5).with(0, 4).with(1, 3),
        cage + "5 cage at r1c1 already adds up to 7 with 1 cell empty, which is too much.");
    assertSays(
        withCage(5).with(0, 4).with(1, 1).with(4, 2),
        cage + "5 cage at r1c1 adds up to 7, which is too much.");
    assertSays(
        withCage(8).with(0, 4).with(1, 1).with(4, 2),
        cage + "8 cage at r1c1 is full and adds up to only 7.");
  }

  @Test
  void valuesTwice_haveTheirPlaces() {
    assertSays(
        Rules.of(4).emptyGrid().with(0, 1).with(12, 1).with(8, 2).with(13, 2).with(15, 2),
        "There is no solution: row 4 holds 2 twice, at r4c2 and r4c4; column"
            + " 1 holds 1 twice, at r1c1 and r4c1; box 3 holds 2 twice, at r3c1"
            + " and r4c2.");
  }

  @Test
  void longLists_areCut() {
    assertSays(
        Rules.of(4).emptyGrid(),
        "There is more than one solution. Two of them differ in 4 cells: r3c1, r3c3, r4c1 and"
            + " r4c3.");
    assertSays(
        Grid.parse(
            "..4.....8..28....18...76.........65..3....4.94..925......3.7.......6..2..8..4.1.."),
        "There is more than one solution. Two of them differ in 27 cells: r1c1, r1c4, r1c5, r1c6,"
            + " r1c7, r2c1, r2c2, r2c7, r3c2, r3c3, r3c8 and 16 more.");
  }

  @Test
  void cases_haveTheirHouseAndTheWayOfEach() {
    assertSays(
        Grid.parse(
            "........6.82..7.31.7..25...9..2.....4...8...7...7....4......3692...........6.4.8."),
        "There is no solution: 5 can only go in r1c7, r1c8 and r2c7 in box"
            + " 3: r1c7 = 5 forces r1c8 = 2, and then 7 has no cell left in row 1;"
            + " r1c8 = 5 forces r1c7 = 2, and then 7 has no cell left in row 1;"
            + " r2c7 = 5 forces r2c1 = 6, and then 6 has no cell left in row 3."
            + " With 6 in place of 7 in r2c6 there is one solution.");
  }
}
