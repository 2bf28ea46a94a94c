package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.ALL_DIGITS;
import static io.github.nonet.internal.explainer.ExplainerHouses.CELLS;
import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * The pencil marks: the candidates of each cell, and the places of each digit in each house.
 *
 * <p>Both views are kept at every change. A filled cell has no candidate.
 */
final class Marks {
  /** The digits that are still possible in each cell. */
  final int[] digits = new int[CELLS];

  /** The places that are still possible, at {@code 9 * house + digit}. */
  final int[] places = new int[ExplainerHouses.COUNT * SIZE];

  /** The digit of each filled cell, 0-8, or -1. */
  final int[] filled = new int[CELLS];

  /** How many cells of each house are open. */
  final int[] openCells = new int[ExplainerHouses.COUNT];

  /** How many cells hold each digit. */
  final int[] placed = new int[SIZE];

  int open;

  /**
   * The houses that may have a digit with one place, and those that may have one open cell: a set
   * of 27 bits. A house is entered when it comes to that, and removed when it is found to be stale.
   */
  int singleHouses;

  int lastCellHouses;

  /** Takes over a puzzle of 81 digits, 0 for an open cell. */
  void load(byte[] puzzle) {
    int[] taken = new int[ExplainerHouses.COUNT];
    Arrays.fill(placed, 0);
    Arrays.fill(openCells, SIZE);
    open = CELLS;
    for (int cell = 0; cell < CELLS; cell++) {
      filled[cell] = puzzle[cell] - 1;
      if (filled[cell] >= 0) {
        open--;
        placed[filled[cell]]++;
        for (int house : ExplainerHouses.OF[cell]) {
          openCells[house]--;
          taken[house] |= ValueSet.bit(filled[cell]);
        }
      }
    }
    Arrays.fill(places, 0);
    for (int cell = 0; cell < CELLS; cell++) {
      int[] house = ExplainerHouses.OF[cell];
      int left = ALL_DIGITS & ~(taken[house[0]] | taken[house[1]] | taken[house[2]]);
      digits[cell] = 0;
      for (int rest = isOpen(cell) ? left : 0; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        restore(cell, ValueSet.lowest(rest));
      }
    }
    lookForSingles();
  }

  private void lookForSingles() {
    singleHouses = 0;
    lastCellHouses = 0;
    for (int house = 0; house < ExplainerHouses.COUNT; house++) {
      lastCellHouses |= openCells[house] == 1 ? ValueSet.bit(house) : 0;
      for (int digit = 0; digit < SIZE; digit++) {
        singleHouses |= ValueSet.isSingle(places(house, digit)) ? ValueSet.bit(house) : 0;
      }
    }
  }

  void copyFrom(Marks other) {
    System.arraycopy(other.digits, 0, digits, 0, CELLS);
    System.arraycopy(other.places, 0, places, 0, places.length);
    System.arraycopy(other.filled, 0, filled, 0, CELLS);
    System.arraycopy(other.openCells, 0, openCells, 0, openCells.length);
    System.arraycopy(other.placed, 0, placed, 0, SIZE);
    open = other.open;
    singleHouses = other.singleHouses;
    lastCellHouses = other.lastCellHouses;
  }

  boolean isOpen(int cell) {
    return filled[cell] < 0;
  }

  boolean has(int cell, int digit) {
    return ValueSet.contains(digits[cell], digit);
  }

  int count(int cell) {
    return Integer.bitCount(digits[cell]);
  }

  int places(int house, int digit) {
    return places[SIZE * house + digit];
  }

  /** Removes one candidate, if present. */
  void remove(int cell, int digit) {
    if (has(cell, digit)) {
      digits[cell] &= ~ValueSet.bit(digit);
      int[] house = ExplainerHouses.OF[cell];
      int[] place = ExplainerHouses.PLACE[cell];
      removePlace(house[0], place[0], digit);
      removePlace(house[1], place[1], digit);
      removePlace(house[2], place[2], digit);
    }
  }

  private void removePlace(int house, int place, int digit) {
    int left = ValueSet.without(places[SIZE * house + digit], place);
    places[SIZE * house + digit] = left;
    if (ValueSet.hasAtMostOne(left)) {
      singleHouses |= ValueSet.bit(house);
    }
  }

  /** Adds a candidate, or restores one that was removed. */
  void restore(int cell, int digit) {
    digits[cell] |= ValueSet.bit(digit);
    int[] house = ExplainerHouses.OF[cell];
    int[] place = ExplainerHouses.PLACE[cell];
    places[SIZE * house[0] + digit] |= ValueSet.bit(place[0]);
    places[SIZE * house[1] + digit] |= ValueSet.bit(place[1]);
    places[SIZE * house[2] + digit] |= ValueSet.bit(place[2]);
  }

  void removeAll(int cell, int set) {
    for (int rest = digits[cell] & set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      remove(cell, ValueSet.lowest(rest));
    }
  }

  /** Fills a cell and takes its digit from the peers. */
  void place(int cell, int digit) {
    removeAll(cell, ALL_DIGITS);
    filled[cell] = digit;
    open--;
    placed[digit]++;
    for (int house : ExplainerHouses.OF[cell]) {
      if (--openCells[house] == 1) {
        lastCellHouses |= ValueSet.bit(house);
      }
    }
    for (int peer : ExplainerHouses.PEERS[cell]) {
      remove(peer, digit);
    }
  }

  /** Returns whether each house holds each digit once. */
  boolean isSolved() {
    for (int[] cells : ExplainerHouses.CELL) {
      int seen = 0;
      for (int cell : cells) {
        seen |= filled[cell] < 0 ? 0 : ValueSet.bit(filled[cell]);
      }
      if (seen != ALL_DIGITS) {
        return false;
      }
    }
    return true;
  }
}
