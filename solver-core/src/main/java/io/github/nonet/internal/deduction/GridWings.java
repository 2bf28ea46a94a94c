package io.github.nonet.internal.deduction;

import io.github.nonet.logic.GridTechnique;

/**
 * A cell, the pivot, sees two cells, the pincers. The pincers have two candidates each, one of them
 * in common; whatever the pivot holds, one of the three cells has that value.
 */
final class GridWings implements GridFinder {
  /*
   *   XY-wing     pivot XY,  pincers XZ and YZ: one of the pincers is Z
   *   XYZ-wing    pivot XYZ, pincers XZ and YZ: one of the three is Z
   */
  private static final int VALUES = 3;

  private final GridTechnique technique;
  private final int sizeOfPivot;
  private final Sight sight;

  /** The cells with two candidates. */
  private final int[] pairs;

  private int count;
  private long looked;

  /** Finds XY_WING or XYZ_WING. */
  GridWings(Units units, Sight sight, GridTechnique technique) {
    this.technique = technique;
    this.sight = sight;
    sizeOfPivot = technique == GridTechnique.XY_WING ? 2 : VALUES;
    pairs = new int[units.cells];
  }

  @Override
  public boolean find(GridState state, StepDraft finding) {
    if (state.changes() > looked) {
      collect(state);
      for (int pivot = 0; pivot < pairs.length; pivot++) {
        if (hasValues(state, pivot, sizeOfPivot) && find(state, pivot, finding)) {
          return true;
        }
      }
      looked = state.changes();
    }
    return false;
  }

  private void collect(GridState state) {
    count = 0;
    for (int cell = 0; cell < pairs.length; cell++) {
      if (hasValues(state, cell, 2)) {
        pairs[count++] = cell;
      }
    }
  }

  private static boolean hasValues(GridState state, int cell, int size) {
    return !state.isFilled[cell] && Integer.bitCount(state.sets[cell]) == size;
  }

  private boolean find(GridState state, int pivot, StepDraft finding) {
    int set = state.sets[pivot];
    for (int i = 0; i < count; i++) {
      int one = pairs[i];
      if ((state.sets[one] & set) != 0 && sight.sees(pivot, one)) {
        state.look();
        for (int j = i + 1; j < count; j++) {
          int other = pairs[j];
          int wanted = wanted(set, state.sets[one], state.sets[other]);
          if (wanted != 0
              && sight.sees(pivot, other)
              && step(state, pivot, one, other, wanted, finding)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Returns the value that the pincers have in common, if they and the pivot make a wing. */
  private int wanted(int pivot, int one, int other) {
    int common = one & other;
    boolean isWing =
        Integer.bitCount(common) == 1
            && Integer.bitCount(pivot | one | other) == VALUES
            && (pivot & common) == 0 == (sizeOfPivot == 2);
    return isWing ? common : 0;
  }

  private boolean step(
      GridState state, int pivot, int one, int other, int wanted, StepDraft finding) {
    int values = state.sets[one] | state.sets[other];
    finding.begin(technique, values).cause(pivot).other(one).other(other);
    // The candidates of the pincers, in their order.
    finding.cover(state.sets[one]).cover(state.sets[other]);
    sight.begin();
    boolean isAny = sight.retain(one) && sight.retain(other);
    if (isAny && sizeOfPivot == VALUES) {
      sight.retain(pivot);
    }
    return sight.remove(state, wanted, finding);
  }
}
