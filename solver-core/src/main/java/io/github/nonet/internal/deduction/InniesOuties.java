package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;
import java.util.List;

/** What the sums of innies and outies say about their cells. */
final class InniesOuties implements GridFinder {
  private final GridTechnique technique;
  private final List<HouseSum> sums;
  private final long[] looked;
  private final Sight sight;

  InniesOuties(Units units, GridTechnique technique, List<HouseSum> sums, Sight sight) {
    this.technique = technique;
    this.sums = sums;
    this.sight = sight;
    looked = new long[sums.size()];
  }

  @Override
  public boolean find(GridState state, GridFinding finding) {
    for (int i = 0; i < looked.length; i++) {
      HouseSum sum = sums.get(i);
      if (FormFinder.change(state, sum.sum().cells()) > looked[i]) {
        state.beat();
        if (find(state, sum, finding)) {
          return true;
        }
        looked[i] = state.tick();
      }
    }
    return false;
  }

  private boolean find(GridState state, HouseSum sum, GridFinding finding) {
    int[] cells = sum.sum().cells();
    int[] sets = state.setsOf(cells);
    if (!new SumOfCells(sum.sum(), sight, sets).narrow()) {
      return false;
    }
    finding.begin(technique, 0).sum(sum.sum().total());
    for (int house : sum.houses()) {
      finding.base(house);
    }
    int open = 0;
    int last = 0;
    for (int i = 0; i < cells.length; i++) {
      if (sum.sum().factors()[i] > 0) {
        finding.cause(cells[i]);
      } else {
        finding.other(cells[i]);
      }
      if (!state.isFilled[cells[i]]) {
        open++;
        last = i;
      }
    }
    if (open == 1) {
      return finding.place(cells[last], Integer.numberOfTrailingZeros(sets[last]));
    }
    for (int i = 0; i < cells.length; i++) {
      finding.remove(state, cells[i], ~sets[i]);
    }
    return finding.isStep();
  }
}
