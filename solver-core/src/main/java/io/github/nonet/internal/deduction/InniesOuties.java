package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.List;

/** Finds the values that the sums of innies and outies leave in their cells. */
final class InniesOuties extends PartFinder {
  private final GridTechnique technique;
  private final List<HouseSum> sums;
  private final Sight sight;

  InniesOuties(Units units, GridTechnique technique, List<HouseSum> sums, Sight sight) {
    super(sums.size());
    this.technique = technique;
    this.sums = sums;
    this.sight = sight;
  }

  @Override
  long change(GridState state, int number) {
    return state.changeOf(sums.get(number).sum().cells());
  }

  @Override
  boolean find(GridState state, int number, StepDraft finding) {
    HouseSum sum = sums.get(number);
    int[] cells = sum.sum().cells();
    int[] sets = state.setsOf(cells);
    if (!new SumOfCells(sum.sum(), sight, sets).narrow()) {
      return false;
    }
    finding.begin(technique, 0).sum(sum.sum().total());
    for (int house : sum.houses()) {
      finding.base(house);
    }
    for (int cage : sum.cages()) {
      finding.cover(cage);
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
      return finding.place(cells[last], ValueSet.lowest(sets[last]));
    }
    for (int i = 0; i < cells.length; i++) {
      finding.remove(state, cells[i], ~sets[i]);
    }
    return finding.isStep();
  }
}
