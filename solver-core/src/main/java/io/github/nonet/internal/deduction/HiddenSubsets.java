package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;
import java.util.Arrays;

/** So many values of a house with as many places together: other candidates go from there. */
final class HiddenSubsets extends UnitFinder {
  private final GridTechnique technique;
  private final int size;
  private final int[] open;
  private final int[] values;
  private final int[] places;
  private final Selection selection;

  HiddenSubsets(Units units, GridTechnique technique, int size, Runnable pulse) {
    super(units.groups);
    this.technique = technique;
    this.size = size;
    open = new int[units.symbols];
    values = new int[units.symbols];
    places = new int[units.symbols + 1];
    selection = new Selection(units.symbols, pulse);
  }

  @Override
  boolean find(State state, int unit, Finding finding) {
    int count = state.units.isHouse[unit] ? state.openCells(unit, open) : 0;
    if (count <= size) {
      return false;
    }
    offerValues(state, unit, count);
    while (selection.next()) {
      if (step(state, unit, finding)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Offers the places of each value that no cell of the house holds: bit i is its i-th open cell.
   */
  private void offerValues(State state, int unit, int count) {
    Arrays.fill(places, 0);
    for (int i = 0; i < count; i++) {
      for (int rest = state.sets[open[i]]; rest != 0; rest &= rest - 1) {
        places[Integer.numberOfTrailingZeros(rest)] |= 1 << i;
      }
    }
    int filled = 0;
    for (int cell : state.units.cellsOf[unit]) {
      filled |= state.isFilled[cell] ? state.sets[cell] : 0;
    }
    selection.begin(size);
    for (int value = 1; value < places.length; value++) {
      boolean isFilled = (filled >>> value & 1) != 0;
      if (!isFilled && places[value] != 0 && Integer.bitCount(places[value]) <= size) {
        values[selection.count()] = value;
        selection.offer(places[value]);
      }
    }
  }

  private boolean step(State state, int unit, Finding finding) {
    int hidden = 0;
    for (int i = 0; i < size; i++) {
      hidden |= 1 << values[selection.chosen(i)];
    }
    finding.begin(technique, hidden).base(unit);
    for (int rest = selection.union(); rest != 0; rest &= rest - 1) {
      int cell = open[Integer.numberOfTrailingZeros(rest)];
      finding.cause(cell);
      finding.remove(state, cell, ~hidden);
    }
    return finding.isStep();
  }
}
