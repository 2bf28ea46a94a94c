package io.github.nonet.internal.deduction;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A house that has two cells or more in common with another unit.
 *
 * @param base the house
 * @param cover the other unit
 * @param common the cells of both
 * @param baseRest the other cells of the house
 * @param coverRest the other cells of the unit
 */
record Crossing(int base, int cover, int[] common, int[] baseRest, int[] coverRest) {
  /** Returns all crossings of some units. */
  static List<Crossing> all(Units units) {
    BitSet[] sets = new BitSet[units.count()];
    for (int unit = 0; unit < sets.length; unit++) {
      sets[unit] = new BitSet(units.cells);
      for (int cell : units.cellsOf[unit]) {
        sets[unit].set(cell);
      }
    }
    List<Crossing> crossings = new ArrayList<>();
    for (int base = 0; base < units.groups; base++) {
      for (int cover = 0; cover < sets.length; cover++) {
        if (units.isHouse[base] && base != cover && sets[base].intersects(sets[cover])) {
          add(crossings, base, cover, sets);
        }
      }
    }
    return crossings;
  }

  private static void add(List<Crossing> crossings, int base, int cover, BitSet[] sets) {
    BitSet common = (BitSet) sets[base].clone();
    common.and(sets[cover]);
    BitSet baseRest = (BitSet) sets[base].clone();
    baseRest.andNot(common);
    BitSet coverRest = (BitSet) sets[cover].clone();
    coverRest.andNot(common);
    if (common.cardinality() > 1 && !coverRest.isEmpty()) {
      crossings.add(
          new Crossing(
              base,
              cover,
              common.stream().toArray(),
              baseRest.stream().toArray(),
              coverRest.stream().toArray()));
    }
  }
}
