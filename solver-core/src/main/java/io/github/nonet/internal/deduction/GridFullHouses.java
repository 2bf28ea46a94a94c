package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;

/** Houses with one open cell, whose other cells hold all values but one. */
final class GridFullHouses extends UnitFinder {
  GridFullHouses(Units units) {
    super(units.groups);
  }

  @Override
  boolean find(GridState state, int unit, GridFinding finding) {
    if (!state.units.isHouse[unit]) {
      return false;
    }
    int open = -1;
    int missing = (1 << state.units.symbols + 1) - 2;
    for (int cell : state.units.cellsOf[unit]) {
      if (state.isFilled[cell]) {
        missing &= ~state.sets[cell];
      } else if (open >= 0) {
        return false;
      } else {
        open = cell;
      }
    }
    boolean isFull =
        open >= 0 && Integer.bitCount(missing) == 1 && (state.sets[open] & missing) != 0;
    return isFull
        && finding
            .begin(GridTechnique.FULL_HOUSE, missing)
            .base(unit)
            .cause(open)
            .place(open, Integer.numberOfTrailingZeros(missing));
  }
}
