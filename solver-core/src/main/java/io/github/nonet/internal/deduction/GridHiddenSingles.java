package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;

/** Values with one place in a house. */
final class GridHiddenSingles extends UnitFinder {
  private final GridTechnique technique;

  /** The open cells of a house. */
  private final int[] opened;

  /** Finds HIDDEN_SINGLE, or FULL_HOUSE in houses with one open cell. */
  GridHiddenSingles(Units units, GridTechnique technique) {
    super(units.groups);
    this.technique = technique;
    opened = new int[units.cells];
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
            .base(state.skipsReasons() ? unit : clearest(state, cell, unit, bit))
            .cause(cell)
            .place(cell, ValueSet.lowest(bit));
      }
    }
    return false;
  }

  /** Returns the house with the fewest open cells in which a cell is the only place of a value. */
  private int clearest(GridState state, int cell, int found, int bit) {
    int clearest = found;
    int fewest = state.openCells(found, opened);
    for (int unit : state.units.unitsOf[cell]) {
      int open = state.openCells(unit, opened);
      if (open < fewest && isOnly(state, cell, unit, bit)) {
        clearest = unit;
        fewest = open;
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
}
