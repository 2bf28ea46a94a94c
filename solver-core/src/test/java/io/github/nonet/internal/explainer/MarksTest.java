package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import org.junit.jupiter.api.Test;

class MarksTest {
  @Test
  void load_theCandidatesThatTheRulesLeave() {
    Board puzzle = Positions.SOLUTION.with(0, 0).with(1, 0).with(9, 0).with(80, 0).with(40, 0);
    Marks marks = Positions.marks(puzzle);
    Candidates expected = Candidates.of(puzzle);
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      boolean isOpen = puzzle.digit(cell) == 0;
      assertThat(marks.isOpen(cell)).isEqualTo(isOpen);
      assertThat(marks.filled[cell] + 1).isEqualTo(puzzle.digit(cell));
      assertThat(marks.count(cell)).isEqualTo(isOpen ? expected.digits(cell).size() : 0);
      for (int digit = 0; digit < ExplainerHouses.SIZE; digit++) {
        boolean has = isOpen && expected.allows(cell, digit + 1);
        assertThat(marks.has(cell, digit)).isEqualTo(has);
        for (int type = 0; type < 3; type++) {
          int places = marks.places(ExplainerHouses.OF[cell][type], digit);
          assertThat(places >>> ExplainerHouses.PLACE[cell][type] & 1).isEqualTo(has ? 1 : 0);
        }
      }
    }
    assertThat(marks.open).isEqualTo(5);
    assertThat(marks.openCells[0]).isEqualTo(3);
    assertThat(marks.placed).containsExactly(9, 9, 8, 8, 9, 8, 9, 8, 8);
  }

  @Test
  void load_forgetsTheLastPuzzle() {
    Marks marks = Positions.marks(Board.EMPTY);
    marks.load(Positions.digits(Positions.SOLUTION.with(0, 0)));
    assertThat(marks)
        .usingRecursiveComparison()
        .isEqualTo(Positions.marks(Positions.SOLUTION.with(0, 0)));
  }

  @Test
  void place_countsAndTakesTheDigitFromThePeers() {
    Marks marks = Positions.marks(Board.EMPTY);
    marks.place(40, 5);
    assertThat(marks.placed).containsExactly(0, 0, 0, 0, 0, 1, 0, 0, 0);
    assertThat(marks.open).isEqualTo(80);
    assertThat(marks.openCells[4]).isEqualTo(8);
    assertThat(marks.count(40)).isZero();
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      assertThat(marks.has(cell, 5)).isEqualTo(cell != 40 && !ExplainerHouses.isPeer(40, cell));
    }
  }

  @Test
  void remove_andRestore() {
    Marks marks = Positions.marks(Board.EMPTY);
    marks.remove(40, 5);
    marks.remove(40, 5);
    assertThat(marks.has(40, 5)).isFalse();
    assertThat(marks.count(40)).isEqualTo(8);
    marks.restore(40, 5);
    assertThat(marks.digits).isEqualTo(Positions.marks(Board.EMPTY).digits);
    assertThat(marks.places).isEqualTo(Positions.marks(Board.EMPTY).places);
  }

  @Test
  void remove_allButOnePlace_entersTheHouse() {
    Marks marks = Positions.marks(Board.EMPTY);
    for (int cell = 0; cell < 7; cell++) {
      marks.remove(cell, 5);
    }
    assertThat(marks.singleHouses).isZero();
    marks.remove(7, 5);
    assertThat(marks.singleHouses).isEqualTo(1 << ExplainerHouses.FIRST_ROW);
  }

  @Test
  void copyFrom_everything() {
    Marks marks = Positions.marks(Positions.SOLUTION.with(0, 0).with(1, 0));
    Marks copy = new Marks();
    copy.copyFrom(marks);
    assertThat(copy).usingRecursiveComparison().isEqualTo(marks);
    copy.place(0, 3);
    assertThat(marks.isOpen(0)).isTrue();
  }

  @Test
  void isSolved_eachHouseHoldsEachDigit() {
    assertThat(Positions.marks(Positions.SOLUTION).isSolved()).isTrue();
    assertThat(Positions.marks(Positions.SOLUTION.with(80, 0)).isSolved()).isFalse();
    assertThat(Positions.marks(Positions.SOLUTION.with(80, 1)).isSolved()).isFalse();
  }
}
