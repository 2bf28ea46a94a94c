package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;

/** Deduces from the sum of a cage which values its open cells can have. */
abstract class CageFinder implements GridFinder {
  final GridTechnique technique;

  /** The open cells of the cage that is looked at. */
  final int[] open;

  int count;

  /** What is left of the sum for them. */
  int left;

  /** The values of the other cells. */
  int filled;

  private final long[] looked;

  CageFinder(Units units, GridTechnique technique) {
    this.technique = technique;
    open = new int[units.symbols];
    looked = new long[units.count()];
  }

  @Override
  public final boolean find(GridState state, GridFinding finding) {
    for (int unit = state.units.groups; unit < looked.length; unit++) {
      if (state.changed[unit] > looked[unit]) {
        state.beat();
        if (state.units.sum(unit) > 0 && look(state, unit) && find(state, unit, finding)) {
          return true;
        }
        looked[unit] = state.tick();
      }
    }
    return false;
  }

  /** Returns whether the cage has open cells, and no value twice in the others. */
  private boolean look(GridState state, int unit) {
    count = 0;
    filled = 0;
    left = state.units.sum(unit);
    for (int cell : state.units.cellsOf[unit]) {
      int set = state.sets[cell];
      if (!state.isFilled[cell]) {
        open[count++] = cell;
      } else if ((filled & set) != 0) {
        return false;
      } else {
        filled |= set;
        left -= Integer.numberOfTrailingZeros(set);
      }
    }
    return count > 0;
  }

  /** Begins a step with all open cells as its reason. */
  final GridFinding begin(GridFinding finding, int unit, int values) {
    finding.begin(technique, values).base(unit).sum(left);
    for (int i = 0; i < count; i++) {
      finding.cause(open[i]);
    }
    return finding;
  }

  /** Writes a step of the cage that changes the state; returns false if there is none. */
  abstract boolean find(GridState state, int unit, GridFinding finding);
}
