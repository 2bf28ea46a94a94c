package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;

/** Values with one place in a house. */
final class GridHiddenSingles extends UnitFinder {
  GridHiddenSingles(Units units) {
    super(units.groups);
  }

  @Override
  boolean find(GridState state, int unit, GridFinding finding) {
    if (!state.units.isHouse[unit]) {
      return false;
    }
    int[] cells = state.units.cellsOf[unit];
    int once = 0;
    int twice = 0;
    int filled = 0;
    for (int cell : cells) {
      int set = state.sets[cell];
      twice |= once & set;
      once |= set;
      filled |= state.isFilled[cell] ? set : 0;
    }
    for (int rest = once & ~twice & ~filled; rest != 0; rest &= rest - 1) {
      if (place(state, unit, rest & -rest, finding)) {
        return true;
      }
    }
    return false;
  }

  private static boolean place(GridState state, int unit, int bit, GridFinding finding) {
    for (int cell : state.units.cellsOf[unit]) {
      if ((state.sets[cell] & bit) != 0) {
        return finding
            .begin(GridTechnique.HIDDEN_SINGLE, bit)
            .base(unit)
            .cause(cell)
            .place(cell, Integer.numberOfTrailingZeros(bit));
      }
    }
    return false;
  }
}
