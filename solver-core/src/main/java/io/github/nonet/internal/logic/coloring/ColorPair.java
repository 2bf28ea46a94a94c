package io.github.nonet.internal.logic.coloring;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.logic.Colors;
import java.util.ArrayList;
import java.util.List;

/**
 * Two opposite colours of a digit: the digit is in all cells of one colour and in no cell of the
 * other.
 *
 * @param first the cells of one colour, including the lowest cell of both colours
 * @param second the cells of the other colour
 */
record ColorPair(CellSet first, CellSet second) {
  /** Returns the pairs of the digit, in the order of their first cells. */
  static List<ColorPair> of(State state, int digit) {
    List<ColorPair> pairs = new ArrayList<>();
    CellSet rest = state.cells(digit);
    for (int cell = rest.first(); cell >= 0; cell = rest.next(cell)) {
      ColorPair pair = from(state, digit, cell);
      if (!pair.second.isEmpty()) {
        pairs.add(pair);
      }
      rest = rest.andNot(pair.first).andNot(pair.second);
    }
    return pairs;
  }

  /** Colours all cells that strong links reach from this one, with alternating colours. */
  private static ColorPair from(State state, int digit, int start) {
    CellSet[] colors = {CellSet.of(start), CellSet.EMPTY};
    CellSet fresh = colors[0];
    for (int color = 1; !fresh.isEmpty(); color = 1 - color) {
      CellSet reached = CellSet.EMPTY;
      for (int cell = fresh.first(); cell >= 0; cell = fresh.next(cell)) {
        reached = reached.or(opposites(state, digit, cell));
      }
      fresh = reached.andNot(colors[0]).andNot(colors[1]);
      colors[color] = colors[color].or(fresh);
    }
    return new ColorPair(colors[0], colors[1]);
  }

  /** Returns the other ends of the strong links of the cell. */
  private static CellSet opposites(State state, int digit, int cell) {
    CellSet found = CellSet.EMPTY;
    for (int house : Houses.OF_CELL[cell]) {
      if (Integer.bitCount(state.places(house, digit)) == 2) {
        found = found.or(state.cells(house, digit).without(cell));
      }
    }
    return found;
  }

  static CellSet seenBy(CellSet cells) {
    CellSet seen = CellSet.EMPTY;
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      seen = seen.or(Houses.PEERS[cell]);
    }
    return seen;
  }

  /** Returns the pair as the value that users see. */
  Colors.Pair toValue() {
    return new Colors.Pair(first.toList(), second.toList());
  }
}
