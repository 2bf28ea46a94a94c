package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;

/** Cages with two or three open cells: a value needs partners in the other cells. */
final class SmallCages extends CageFinder {
  private final int size;
  private final SumOfCells sum;

  /** Finds CAGE_PAIR or CAGE_TRIPLE, by the number of open cells. */
  SmallCages(Units units, Sight sight, GridTechnique technique, int size) {
    super(units, technique);
    this.size = size;
    sum = new SumOfCells(units.symbols, size, sight);
  }

  @Override
  boolean find(GridState state, int unit, GridFinding finding) {
    if (count != size) {
      return false;
    }
    sum.begin();
    for (int i = 0; i < count; i++) {
      sum.add(open[i], state.sets[open[i]] & ~filled, 1);
    }
    if (!sum.reaches(left)) {
      return false;
    }
    begin(finding, unit, 0);
    for (int i = 0; i < count; i++) {
      finding.remove(state, open[i], ~sum.possible(i));
    }
    return finding.isStep();
  }
}
