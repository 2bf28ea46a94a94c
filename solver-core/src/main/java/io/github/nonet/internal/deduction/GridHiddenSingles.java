package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;

/** Values with one place in a house. */
final class GridHiddenSingles extends UnitFinder {
  private final GridTechnique technique;

  /** Finds HIDDEN_SINGLE, or FULL_HOUSE in houses with one open cell. */
  GridHiddenSingles(Units units, GridTechnique technique) {
    super(units.groups);
    this.technique = technique;
  }

  @Override
  boolean find(GridState state, int unit, StepDraft finding) {
    if (!state.units.isHouse[unit]) {
      return false;
    }
    int[] cells = state.units.cellsOf[unit];
    int once = 0;
    int twice = 0;
    int filled = 0;
    int open = 0;
    for (int cell : cells) {
      int set = state.sets[cell];
      twice |= once & set;
      once |= set;
      filled |= state.isFilled[cell] ? set : 0;
      open += state.isFilled[cell] ? 0 : 1;
    }
    boolean isFull = open == 1 && Integer.bitCount(filled) == cells.length - 1;
    int hidden =
        technique == GridTechnique.HIDDEN_SINGLE || isFull
            ? once & ~twice & ~filled & state.units.valuesOf[unit]
            : 0;
    for (int rest = hidden; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      if (place(state, unit, ValueSet.lowestBit(rest), finding)) {
        return true;
      }
    }
    return false;
  }

  private boolean place(GridState state, int unit, int bit, StepDraft finding) {
    for (int cell : state.units.cellsOf[unit]) {
      if ((state.sets[cell] & bit) != 0) {
        return finding
            .begin(technique, bit)
            .base(clearest(state, cell, unit, bit))
            .cause(cell)
            .place(cell, ValueSet.lowest(bit));
      }
    }
    return false;
  }

  /** Returns the house with the fewest open cells in which a cell is the only place of a value. */
  private static int clearest(GridState state, int cell, int found, int bit) {
    int clearest = found;
    for (int unit : state.units.unitsOf[cell]) {
      if (openCells(state, unit) < openCells(state, clearest) && isOnly(state, cell, unit, bit)) {
        clearest = unit;
      }
    }
    return clearest;
  }

  private static boolean isOnly(GridState state, int cell, int unit, int bit) {
    boolean isOnly = (state.units.valuesOf[unit] & bit) != 0;
    for (int other : state.units.cellsOf[unit]) {
      isOnly &= other == cell || (state.sets[other] & bit) == 0;
    }
    return isOnly;
  }

  private static int openCells(GridState state, int unit) {
    int open = 0;
    for (int cell : state.units.cellsOf[unit]) {
      open += state.isFilled[cell] ? 0 : 1;
    }
    return open;
  }
}
