package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CELLS;

import io.github.nonet.internal.sets.ValueSet;

/**
 * The cells that a unique loop of two digits can visit at all.
 *
 * <p>A loop visits each of its houses twice. A cell of it therefore has another one in each of its
 * three houses; cells that lack one are removed until all have one.
 */
final class LoopCore {
  private final int[] places = new int[ExplainerHouses.COUNT];
  private final boolean[] inCore = new boolean[CELLS];
  private int pair;

  void begin() {
    pair = 0;
  }

  /** Returns whether a loop of the two digits may visit the cell. */
  boolean contains(Marks marks, int digits, int cell) {
    if (pair != digits) {
      pair = digits;
      gather(marks);
      while (prune()) {}
    }
    return inCore[cell];
  }

  private void gather(Marks marks) {
    int digit = ValueSet.lowest(pair);
    int other = ValueSet.lowest(ValueSet.withoutLowest(pair));
    for (int house = 0; house < ExplainerHouses.COUNT; house++) {
      places[house] = marks.places(house, digit) & marks.places(house, other);
    }
    for (int cell = 0; cell < CELLS; cell++) {
      inCore[cell] = (marks.digits[cell] & pair) == pair;
    }
  }

  /** Takes away cells that are alone in a house; returns whether there were any. */
  private boolean prune() {
    boolean any = false;
    for (int house = 0; house < ExplainerHouses.COUNT; house++) {
      if (ValueSet.isSingle(places[house])) {
        takeAway(ExplainerHouses.CELL[house][ValueSet.lowest(places[house])]);
        any = true;
      }
    }
    return any;
  }

  private void takeAway(int cell) {
    inCore[cell] = false;
    for (int type = 0; type < 3; type++) {
      places[ExplainerHouses.OF[cell][type]] &= ~ValueSet.bit(ExplainerHouses.PLACE[cell][type]);
    }
  }
}
