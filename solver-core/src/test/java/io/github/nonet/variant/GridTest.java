package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.Board;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class GridTest {
  private static final Rules FOUR = Rules.of(4);
  private static final Rules SIXTEEN = Rules.of(16);

  @Test
  void conflicts_inWords() {
    Grid grid = SIXTEEN.emptyGrid().with(32, 10).with(38, 10).with(86, 10);
    assertThat(grid.conflicts())
        .extracting(GridConflict::describe)
        .containsExactly(
            "row 3 holds A twice, at r3c1 and r3c7",
            "column 7 holds A twice," + " at r3c7 and r6c7");
    assertThat(grid.isConsistent()).isFalse();
    assertThat(grid.with(38, 0).conflicts()).isEmpty();
    assertThat(FOUR.parseGrid("1... .1.. .... ....").conflicts())
        .extracting(GridConflict::describe)
        .containsExactly("box 1 holds 1 twice, at r1c1 and r2c2");
    assertThat(
            Rules.builder(4)
                .grid(0, 0, 2, 2)
                .diagonals()
                .build()
                .parseGrid("...2 .... .... 2...")
                .conflicts())
        .extracting(GridConflict::describe)
        .containsExactly("the positive diagonal holds 2 twice, at r1c4 and r4c1");
  }

  @Test
  void conflicts_ofCages() {
    Rules rules =
        FOUR.withCages(List.of(Cage.of(5, 0, 1), Cage.of(0, 10, 15), Cage.of(3, 12, 13, 14)));
    assertThat(rules.emptyGrid().conflicts()).isEmpty();
    assertThat(rules.parseGrid("23..............").conflicts()).isEmpty();
    assertThat(rules.parseGrid("24..............").conflicts())
        .extracting(GridConflict::describe)
        .containsExactly("the 5 cage at r1c1 adds up to 6, which is too" + " much");
    assertThat(rules.parseGrid("12..............").conflicts())
        .extracting(GridConflict::describe)
        .containsExactly("the 5 cage at r1c1 is full and adds up to only 3");
    assertThat(rules.parseGrid("..........4....4").conflicts())
        .extracting(GridConflict::describe)
        .contains("the cage at r3c3 holds 4 twice, at r3c3 and r4c4");
    assertThat(rules.parseGrid("............2...").conflicts())
        .extracting(GridConflict::describe)
        .containsExactly(
            "the 3 cage at r4c1 already adds up to 2 with 2 cells empty," + " which is too much");
    assertThat(rules.parseGrid("............1...").isConsistent()).isTrue();
  }

  @Test
  void conflicts_inGerman() {
    Rules rules = Rules.builder(4).grid(0, 0, 2, 2).diagonals().build();
    Rules killer =
        FOUR.withCages(List.of(Cage.of(5, 0, 1), Cage.of(9, 6, 7), Cage.of(4, 12, 13, 14)));
    Grid wrong = killer.parseGrid("42.. ..31 .... 3.2.");
    assertThat(wrong.conflicts())
        .extracting(conflict -> conflict.describe(Locale.GERMAN))
        .containsExactly(
            "die Summe im 5er-Käfig bei r1c1 ist 6, das ist zu viel",
            "die Summe im 9er-Käfig bei r2c3 ist nur 4, und keine" + " Zelle ist leer",
            "die Summe im 4er-Käfig bei r4c1 ist schon 5, und 1"
                + " Zelle ist leer; das ist zu viel");
    assertThat(rules.parseGrid("...1 .... .... 1...").conflicts())
        .extracting(conflict -> conflict.describe(Locale.GERMAN))
        .containsExactly("in der positiven Diagonale steht 1 zweimal, in r1c4 und r4c1");
    assertThat(wrong.conflicts())
        .extracting(GridConflict::kind)
        .containsExactly(
            GridConflict.Kind.TOO_MUCH, GridConflict.Kind.TOO_LITTLE, GridConflict.Kind.TOO_MUCH);
    assertThat(wrong.conflicts().get(1).cage()).contains(Cage.of(9, 6, 7));
    assertThat(wrong.conflicts().get(1).cells()).containsExactly(6, 7);
  }

  /** A name of the user's own is never reported as that of a real house. */
  @Test
  void conflicts_ofAGroupWithTheNameOfAHouse() {
    Rules rules =
        Rules.builder(4)
            .grid(0, 0, 2, 2)
            .group("row 1", new int[][] {{1, 0}, {2, 2}})
            .group("column 9", new int[][] {{1, 3}, {2, 0}})
            .group("falling diagonal of grid 2", new int[][] {{0, 3}, {2, 1}})
            .build();
    Grid wrong = rules.parseGrid("...4 2..3 342. ....");
    assertThat(wrong.conflicts())
        .extracting(GridConflict::describe)
        .containsExactly(
            "the group \"row 1\" holds 2 twice, at r2c1 and r3c3",
            "the group \"column 9\" holds 3 twice, at r2c4 and r3c1",
            "the group \"falling diagonal of grid 2\" holds 4 twice, at r1c4 and" + " r3c2");
    assertThat(wrong.conflicts().get(1).describe(Locale.GERMAN))
        .isEqualTo("in der Gruppe „column 9“ steht 3 zweimal, in r2c4 und r3c1");
    assertThat(rules.groupName(0)).isEqualTo("row 1");
  }

  @Test
  void copyOf_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.copyOf(FOUR, new int[81]))
        .withMessage("values has length 81; expected 16");
    int[] values = new int[16];
    values[6] = 5;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.copyOf(FOUR, values))
        .withMessage("cell 6 (row 2, column 3) is 5; expected 1 to 4, or 0 for an empty cell");
    assertThatThrownBy(() -> FOUR.emptyGrid().value(16))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("cell is 16; expected 0 to 15");
  }

  @Test
  void copyOf_andToArray_copy() {
    int[] values = new int[16];
    Grid grid = Grid.copyOf(FOUR, values);
    values[0] = 3;
    grid.toArray()[1] = 2;
    assertThat(grid).isEqualTo(FOUR.emptyGrid());
  }

  @Test
  void candidates_ofHousesGroupsAndCages() {
    Rules rules = FOUR.withCages(List.of(Cage.of(0, 5, 15)));
    Grid grid = rules.emptyGrid().with(0, 1).with(15, 2);
    assertThat(grid.candidates(5)).containsExactly(3, 4).isUnmodifiable();
    assertThat(grid.candidates(1)).containsExactly(2, 3, 4);
    assertThat(grid.candidates(0)).isEmpty();
  }

  @Test
  void isSolutionOf_sameRulesAndClues() {
    Grid solution = FOUR.parseGrid("1234 3412 2143 4321");
    assertThat(solution.isSolved()).isTrue();
    assertThat(solution.isSolutionOf(FOUR.parseGrid("1... .... .... ...1"))).isTrue();
    assertThat(solution.isSolutionOf(FOUR.parseGrid("2... .... .... ...1"))).isFalse();
    assertThat(solution.isSolutionOf(Rules.builder(4).rowsAndColumns(0, 0).build().emptyGrid()))
        .isFalse();
    assertThat(solution.with(0, 2).isSolved()).isFalse();
    assertThat(solution.with(0, 0).isSolved()).isFalse();
  }

  @Test
  void of_board() {
    Board board = Board.EMPTY.with(3, 7);
    assertThat(Grid.of(board)).hasToString(board.toString());
    assertThat(Grid.of(board).toBoard()).contains(board);
    assertThat(Rules.builder(9).diagonals().build().emptyGrid().toBoard()).isEmpty();
    assertThat(Rules.of(9).withCages(Cage.of(3, 0, 1)).emptyGrid().toBoard()).isEmpty();
    assertThat(Rules.of(4).emptyGrid().toBoard()).isEmpty();
    assertThat(Grid.of(board).rules().isClassic()).isTrue();
    assertThat(Grid.of(board).toGridString()).isEqualTo(board.toGridString());
  }

  @Test
  void toGridString_ofJigsaw() {
    Rules rules = Rules.jigsaw("AAABB AACBB DCCCB DDCEE DDEEE");
    Grid grid = rules.parseGrid("1.2.3 ..... ..... ..... 4....");
    assertThat(grid.toGridString())
        .isEqualTo(
            """
            +-----------+-------+
            | 1   .   2 | .   3 |
            |       +---+       |
            | .   . | . | .   . |
            +---+---+   +---+   |
            | . | .   .   . | . |
            |   +---+   +---+---+
            | .   . | . | .   . |
            |       +---+       |
            | 4   . | .   .   . |
            +-------+-----------+\
            """);
    assertThat(rules.parseGrid(grid.toGridString())).isEqualTo(grid);
  }

  @Test
  void isSolutionOf_onlyIfSolved() {
    Grid open = FOUR.parseGrid("1234 3412 2143 432.");
    assertThat(open.isSolutionOf(open)).isFalse();
    assertThat(open.isSolutionOf(FOUR.emptyGrid())).isFalse();
    assertThat(open.with(15, 1).isSolutionOf(open)).isTrue();
    assertThat(open.with(15, 2).isSolutionOf(FOUR.emptyGrid())).isFalse();
  }

  @Test
  void conflicts_asData() {
    Rules rules =
        FOUR.withCages(List.of(Cage.of(5, 4, 5)))
            .withConstraints(List.of(Constraint.thermometer(14, 15)));
    Grid grid = rules.parseGrid("3.3. 43.. .... ..31");
    assertThat(grid.conflicts())
        .extracting(GridConflict::kind)
        .containsExactly(
            GridConflict.Kind.TWICE,
            GridConflict.Kind.TWICE,
            GridConflict.Kind.TWICE,
            GridConflict.Kind.TOO_MUCH,
            GridConflict.Kind.FORBIDDEN);
    assertThat(grid.conflicts()).extracting(GridConflict::value).containsExactly(3, 3, 3, 0, 0);
    GridConflict cage = grid.conflicts().get(3);
    assertThat(cage.cage()).contains(Cage.of(5, 4, 5));
    assertThat(cage.constraint()).isEmpty();
    GridConflict forbidden = grid.conflicts().get(4);
    assertThat(forbidden.constraint()).contains(Constraint.thermometer(14, 15).forValues(4));
    assertThat(forbidden.cage()).isEmpty();
    assertThat(forbidden.cells()).containsExactly(14, 15);
    assertThat(grid.conflicts())
        .allSatisfy(conflict -> assertThat(conflict).hasToString(conflict.describe()));
  }
}
