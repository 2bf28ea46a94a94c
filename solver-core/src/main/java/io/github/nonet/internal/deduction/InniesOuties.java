package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;
import java.util.List;

/** What the sums of innies and outies tell of their cells. */
final class InniesOuties implements GridFinder {
  private final GridTechnique technique;
  private final HouseSum[] sums;
  private final long[] looked;
  private final SumOfCells sumOfCells;

  /** The open cells of the sum that is looked at. */
  private final int[] open = new int[HouseSums.MOST_CELLS];

  private int count;
  private int left;

  InniesOuties(Units units, GridTechnique technique, List<HouseSum> sums, Sight sight) {
    this.technique = technique;
    this.sums = sums.toArray(new HouseSum[0]);
    looked = new long[this.sums.length];
    sumOfCells = new SumOfCells(units.symbols, HouseSums.MOST_CELLS, sight);
  }

  @Override
  public boolean find(GridState state, GridFinding finding) {
    for (int i = 0; i < sums.length; i++) {
      if (change(state, sums[i]) > looked[i]) {
        state.beat();
        if (find(state, sums[i], finding)) {
          return true;
        }
        looked[i] = state.tick();
      }
    }
    return false;
  }

  private static long change(GridState state, HouseSum sum) {
    return Math.max(change(state, sum.added()), change(state, sum.subtracted()));
  }

  private static long change(GridState state, int[] cells) {
    long change = 0;
    for (int cell : cells) {
      change = Math.max(change, state.changedCell[cell]);
    }
    return change;
  }

  private boolean find(GridState state, HouseSum sum, GridFinding finding) {
    sumOfCells.begin();
    count = 0;
    left = sum.total();
    add(state, sum.added(), 1);
    add(state, sum.subtracted(), -1);
    if (count == 0 || !sumOfCells.reaches(left)) {
      return false;
    }
    begin(sum, finding);
    int single = sumOfCells.possible(0);
    if (count == 1) {
      return finding.place(open[0], Integer.numberOfTrailingZeros(single));
    }
    for (int i = 0; i < count; i++) {
      finding.remove(state, open[i], ~sumOfCells.possible(i));
    }
    return finding.isStep();
  }

  private void add(GridState state, int[] cells, int sign) {
    for (int cell : cells) {
      if (state.isFilled[cell]) {
        left -= sign * Integer.numberOfTrailingZeros(state.sets[cell]);
      } else {
        sumOfCells.add(cell, state.sets[cell], sign);
        open[count++] = cell;
      }
    }
  }

  private void begin(HouseSum sum, GridFinding finding) {
    finding.begin(technique, 0).sum(sum.total());
    for (int house : sum.houses()) {
      finding.base(house);
    }
    for (int cell : sum.added()) {
      finding.cause(cell);
    }
    for (int cell : sum.subtracted()) {
      finding.other(cell);
    }
  }
}
