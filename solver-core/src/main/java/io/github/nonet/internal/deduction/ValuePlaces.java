package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;

/** The open cells where one value can be. Sets of cells have 64 of them in a word. */
final class ValuePlaces {
  private final Units units;
  private final long[] all;
  private final long[][] inHouse;
  private final int[] sizes;

  ValuePlaces(Units units) {
    this.units = units;
    all = new long[CellBits.words(units.cells)];
    inHouse = new long[units.groups][all.length];
    sizes = new int[units.groups];
  }

  /** Finds the places of a value. */
  void look(GridState state, int bit) {
    Arrays.fill(all, 0);
    for (int cell = 0; cell < state.sets.length; cell++) {
      if (!state.isFilled[cell] && (state.sets[cell] & bit) != 0) {
        CellBits.add(all, cell);
      }
    }
    for (int house = 0; house < sizes.length; house++) {
      state.look();
      sizes[house] = (units.valuesOf[house] & bit) != 0 ? look(state, house, bit) : 0;
    }
  }

  private int look(GridState state, int house, int bit) {
    long[] places = inHouse[house];
    Arrays.fill(places, 0);
    int size = 0;
    for (int cell : units.cellsOf[house]) {
      if ((state.sets[cell] & bit) != 0) {
        if (state.isFilled[cell]) {
          return 0;
        }
        CellBits.add(places, cell);
        size++;
      }
    }
    return size;
  }

  long[] all() {
    return all;
  }

  /** Returns the number of places in a group; 0 if it is not a house, or has the value. */
  int size(int house) {
    return sizes[house];
  }

  /** Returns the places in a house, which must have some. */
  long[] of(int house) {
    return inHouse[house];
  }
}
