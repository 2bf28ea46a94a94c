package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;

/**
 * Finds two cells with the same two candidates that together see all places of one of these in a
 * house, so they cannot both have that value, and at least one of them has the other.
 */
final class WWing implements GridFinder {
  private final Sight sight;
  private final ValuePlaces places;
  private final int cells;
  private long looked;

  WWing(Units units, Sight sight) {
    this.sight = sight;
    cells = units.cells;
    places = new ValuePlaces(units);
  }

  @Override
  public boolean find(GridState state, StepDraft finding) {
    if (state.changes() > looked) {
      for (int one = 0; one < cells; one++) {
        state.look();
        if (!state.isFilled[one]
            && Integer.bitCount(state.sets[one]) == 2
            && find(state, one, finding)) {
          return true;
        }
      }
      looked = state.changes();
    }
    return false;
  }

  /** Searches for a cell with the same candidates. */
  private boolean find(GridState state, int one, StepDraft finding) {
    int set = state.sets[one];
    int low = ValueSet.lowestBit(set);
    for (int other = one + 1; other < cells; other++) {
      if (state.sets[other] == set
          && !state.isFilled[other]
          && !sight.sees(one, other)
          && (find(state, one, other, low, finding)
              || find(state, one, other, set & ~low, finding))) {
        return true;
      }
    }
    return false;
  }

  /** Searches for a house that lets only one of the cells have a value. */
  private boolean find(GridState state, int one, int other, int bit, StepDraft finding) {
    int wanted = state.sets[one] & ~bit;
    sight.begin();
    sight.retain(one);
    sight.retain(other);
    finding.begin(GridTechnique.W_WING, wanted | bit).cause(one).cause(other);
    return sight.remove(state, wanted, finding) && link(state, one, other, bit, finding);
  }

  private boolean link(GridState state, int one, int other, int bit, StepDraft finding) {
    places.look(state, bit);
    for (int house = 0; house < state.units.groups; house++) {
      state.look();
      if (places.size(house) > 1 && seeAll(house, one, other)) {
        finding.base(house);
        for (int cell : state.units.cellsOf[house]) {
          if (CellBits.contains(places.of(house), cell)) {
            finding.other(cell);
          }
        }
        return true;
      }
    }
    return false;
  }

  private boolean seeAll(int house, int one, int other) {
    long[] all = places.of(house);
    for (int word = 0; word < all.length; word++) {
      if ((all[word] & ~sight.of(one)[word] & ~sight.of(other)[word]) != 0) {
        return false;
      }
    }
    return true;
  }
}
