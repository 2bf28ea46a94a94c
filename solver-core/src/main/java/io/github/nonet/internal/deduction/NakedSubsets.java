package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;

/** So many cells of a unit with as many candidates together, which go from its other cells. */
final class NakedSubsets extends UnitFinder {
  private final GridTechnique technique;
  private final int size;
  private final int[] open;
  private final int[] few;
  private final Selection selection;

  NakedSubsets(Units units, GridTechnique technique, int size, Runnable pulse) {
    super(units.count());
    this.technique = technique;
    this.size = size;
    open = new int[units.symbols];
    few = new int[units.symbols];
    selection = new Selection(units.symbols, pulse);
  }

  @Override
  boolean find(State state, int unit, Finding finding) {
    int count = state.openCells(unit, open);
    if (count <= size) {
      return false;
    }
    selection.begin(size);
    for (int i = 0; i < count; i++) {
      int set = state.sets[open[i]];
      if (set != 0 && Integer.bitCount(set) <= size) {
        few[selection.count()] = open[i];
        selection.offer(set);
      }
    }
    while (selection.next()) {
      if (step(state, unit, count, finding)) {
        return true;
      }
    }
    return false;
  }

  private boolean step(State state, int unit, int count, Finding finding) {
    int union = selection.union();
    finding.begin(technique, union).base(unit);
    for (int i = 0; i < size; i++) {
      finding.cause(few[selection.chosen(i)]);
    }
    for (int i = 0; i < count; i++) {
      if (!finding.isCause(open[i])) {
        finding.remove(state, open[i], union);
      }
    }
    return finding.isStep();
  }
}
