package io.github.nonet.internal.logic.unique;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The rectangles of a state: seven techniques use them, so they are listed once. */
final class Rectangles {
  private static final Function<State, List<FoundRectangle>> LISTED = s -> new Rectangles(s).list();

  private final State state;
  private final List<FoundRectangle> found = new ArrayList<>();

  private Rectangles(State state) {
    this.state = state;
  }

  /**
   * Returns the rectangles with a corner that has exactly two digits, by the first such corner. No
   * corner sees either of the two digits in a filled cell, but a corner may lack one of them.
   */
  static List<FoundRectangle> of(State state) {
    return state.derived(LISTED);
  }

  private List<FoundRectangle> list() {
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      if (Integer.bitCount(state.digits(cell)) == 2) {
        listFrom(cell);
      }
    }
    return found;
  }

  /** Lists the rectangles in which the cell is the first with exactly its two digits. */
  private void listFrom(int start) {
    int pair = state.digits(start);
    int box = Houses.FIRST_BOX + Houses.BOX[start];
    for (int second : Houses.CELLS[box]) {
      boolean inRow = Houses.ROW[second] == Houses.ROW[start];
      boolean inColumn = Houses.COLUMN[second] == Houses.COLUMN[start];
      if (inRow != inColumn && allows(second, pair)) {
        list(start, second, inRow, pair);
      }
    }
  }

  private void list(int start, int second, boolean inRow, int pair) {
    int crossing = inRow ? 1 : 0;
    int[] line = Houses.CELLS[Houses.OF_CELL[start][crossing]];
    int[] otherLine = Houses.CELLS[Houses.OF_CELL[second][crossing]];
    for (int place = 0; place < Houses.SIZE; place++) {
      int third = line[place];
      int fourth = otherLine[place];
      if (Houses.BOX[third] != Houses.BOX[start]
          && allows(third, pair)
          && allows(fourth, pair)
          && isFirst(start, pair, second)
          && isFirst(start, pair, third)
          && isFirst(start, pair, fourth)) {
        found.add(FoundRectangle.of(state, pair, start, second, third, fourth));
      }
    }
  }

  /** Returns whether the cell is open and sees neither digit of the pair. */
  private boolean allows(int cell, int pair) {
    int[] houses = Houses.OF_CELL[cell];
    int missing = state.missing(houses[0]) & state.missing(houses[1]) & state.missing(houses[2]);
    return state.isOpen(cell) && (pair & ~missing) == 0;
  }

  private boolean isFirst(int start, int pair, int other) {
    return other > start || state.digits(other) != pair;
  }
}
