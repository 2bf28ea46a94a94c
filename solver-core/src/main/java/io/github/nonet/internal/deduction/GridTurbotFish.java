package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.logic.GridTechnique;

/**
 * Uses two houses, in one of which a value has two places. If one of these two is true, none of the
 * places that it sees in the second house is. Hence the other one is true, or one of the remaining
 * places of the second house, and the value is eliminated from the cells that see all of these.
 */
final class GridTurbotFish extends ValueFinder {
  /*
   *      first house       near == far          the two places
   *                          |
   *      second house      seen == rest         the places that "near" sees, and the rest
   *
   * Skyscrapers and two-string kites have two places in each house. With more places in the second
   * house, it is called an empty rectangle if that house is a box, and a finned X-wing if both are
   * lines.
   */
  private static final int[] NONE = {};

  private final GridTechnique technique;
  private final boolean isGrouped;
  private final Sight sight;
  private final ValuePlaces places;
  private final int groups;
  private final long[] rest;

  /**
   * Finds either TURBOT_FISH, with two places in the second house, or GROUPED_TURBOT_FISH, with
   * more.
   */
  GridTurbotFish(Units units, Sight sight, boolean isGrouped) {
    super(units);
    this.isGrouped = isGrouped;
    technique = isGrouped ? GridTechnique.GROUPED_TURBOT_FISH : GridTechnique.TURBOT_FISH;
    this.sight = sight;
    places = new ValuePlaces(units);
    groups = units.groups;
    rest = places.all().clone();
  }

  @Override
  boolean findValue(GridState state, int bit, StepDraft finding) {
    places.look(state, bit);
    for (int first = 0; first < groups; first++) {
      int[] ends = places.size(first) == 2 ? CellBits.toArray(places.of(first)) : NONE;
      if (ends.length > 0
          && (find(state, first, ends[0], ends[1], bit, finding)
              || find(state, first, ends[1], ends[0], bit, finding))) {
        return true;
      }
    }
    return false;
  }

  private boolean find(GridState state, int first, int near, int far, int bit, StepDraft finding) {
    for (int second = 0; second < groups; second++) {
      state.look();
      int size = places.size(second);
      if ((isGrouped ? size > 2 : size == 2) && divide(second, near) && retain(far)) {
        begin(state, finding, first, second, near, far, bit);
        if (sight.remove(state, bit, finding)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Divides the places of a house into the seen ones and the rest; returns false if one of these is
   * empty.
   */
  private boolean divide(int house, int near) {
    long[] all = places.of(house);
    long[] seen = sight.of(near);
    if (CellBits.contains(all, near)) {
      return false;
    }
    long anySeen = 0;
    long anyRest = 0;
    for (int word = 0; word < rest.length; word++) {
      anySeen |= all[word] & seen[word];
      rest[word] = all[word] & ~seen[word];
      anyRest |= rest[word];
    }
    return anySeen != 0 && anyRest != 0;
  }

  /** Retains the cells that see all ends; returns whether there are any. */
  private boolean retain(int far) {
    sight.begin(places.all());
    boolean isAny = sight.retain(far);
    for (int cell = CellBits.next(rest, 0);
        cell >= 0 && isAny;
        cell = CellBits.next(rest, cell + 1)) {
      isAny = sight.retain(cell);
    }
    return isAny;
  }

  private void begin(
      GridState state, StepDraft finding, int first, int second, int near, int far, int bit) {
    finding.begin(technique, bit).base(first).base(second).cause(far).other(near);
    for (int cell : state.units.cellsOf[second]) {
      if (CellBits.contains(rest, cell)) {
        finding.cause(cell);
      } else if (CellBits.contains(places.of(second), cell)) {
        finding.other(cell);
      }
    }
  }
}
