package io.github.nonet.internal.logic.hodoku;

import io.github.nonet.Board;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Technique;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A grid with its singles in the order in which HoDoKu finds them: the score of a puzzle depends on
 * the order, because a hidden single counts more than a naked one, and one may become the other.
 *
 * <pre>
 *   naked    cells that came down to one candidate        first in, first out
 *   hidden   digits that came down to one place           first in, first out
 * </pre>
 *
 * <p>An entry that is out of date when it is reached is skipped. Placing a digit removes it from
 * the peers in ascending order, each in the peer's row, column and box, and then removes the other
 * candidates of the cell.
 */
final class HodokuGrid {
  private static final int DIGITS = Houses.SIZE + 1;

  private final int[] values = new int[Houses.CELL_COUNT];
  private final int[] candidates = new int[Houses.CELL_COUNT];

  /** The places of a digit in a house; index house * DIGITS + digit. */
  private final int[] places = new int[Houses.COUNT * DIGITS];

  /** For each house, the digits that have a place. */
  private final int[] open = new int[Houses.COUNT];

  private final SinglesQueue naked = new SinglesQueue();
  private final SinglesQueue hidden = new SinglesQueue();
  private int openCells = Houses.CELL_COUNT;

  HodokuGrid(Board puzzle) {
    Arrays.fill(candidates, Houses.ALL_DIGITS);
    Arrays.fill(places, Houses.ALL_PLACES);
    Arrays.fill(open, Houses.ALL_DIGITS);
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      if (puzzle.digit(cell) != 0) {
        place(cell, puzzle.digit(cell));
      }
    }
  }

  boolean isSolved() {
    return openCells == 0;
  }

  int value(int cell) {
    return values[cell];
  }

  /** Places the next single; returns its technique, or null if there is none. */
  @Nullable Technique placeNext() {
    for (int entry = naked.first(); entry < naked.end(); entry++) {
      int cell = naked.cell(entry);
      if (values[cell] == 0 && isFullHouse(cell, naked.digit(entry))) {
        place(cell, naked.digit(entry));
        return Technique.FULL_HOUSE;
      }
    }
    while (!naked.isEmpty()) {
      int entry = naked.take();
      if (values[naked.cell(entry)] == 0) {
        place(naked.cell(entry), naked.digit(entry));
        return Technique.NAKED_SINGLE;
      }
    }
    while (!hidden.isEmpty()) {
      int entry = hidden.take();
      int cell = hidden.cell(entry);
      if (values[cell] == 0 && isLastPlace(cell, hidden.digit(entry))) {
        place(cell, hidden.digit(entry));
        return Technique.HIDDEN_SINGLE;
      }
    }
    return null;
  }

  private boolean isFullHouse(int cell, int digit) {
    for (int house : Houses.OF_CELL[cell]) {
      if (ValueSet.without(open[house], digit) == 0) {
        return true;
      }
    }
    return false;
  }

  private boolean isLastPlace(int cell, int digit) {
    for (int house : Houses.OF_CELL[cell]) {
      if (ValueSet.isSingle(places[house * DIGITS + digit])) {
        return true;
      }
    }
    return false;
  }

  void place(int cell, int digit) {
    values[cell] = digit;
    openCells--;
    int others = candidates[cell];
    candidates[cell] = 0;
    for (int peer : Houses.PEER_CELLS[cell]) {
      eliminate(peer, digit);
    }
    for (int rest = others; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int other = ValueSet.lowest(rest);
      for (int house : Houses.OF_CELL[cell]) {
        int left = lose(house, cell, other);
        if (ValueSet.isSingle(left) && other != digit) {
          hidden.add(cellOf(house, left), other);
        }
      }
    }
  }

  /** Removes the candidate, if present. */
  void eliminate(int cell, int digit) {
    if (!ValueSet.contains(candidates[cell], digit)) {
      return;
    }
    int left = ValueSet.without(candidates[cell], digit);
    candidates[cell] = left;
    if (left == 0) {
      return;
    }
    if (ValueSet.isSingle(left)) {
      naked.add(cell, ValueSet.lowest(left));
    }
    for (int house : Houses.OF_CELL[cell]) {
      int rest = lose(house, cell, digit);
      if (ValueSet.isSingle(rest)) {
        hidden.add(cellOf(house, rest), digit);
      }
    }
  }

  /** Removes a place of the digit; returns the places that are left. */
  private int lose(int house, int cell, int digit) {
    int left = ValueSet.without(places[house * DIGITS + digit], Houses.place(house, cell));
    places[house * DIGITS + digit] = left;
    if (left == 0) {
      open[house] &= ~ValueSet.bit(digit);
    }
    return left;
  }

  private static int cellOf(int house, int place) {
    return Houses.CELLS[house][ValueSet.lowest(place)];
  }
}
