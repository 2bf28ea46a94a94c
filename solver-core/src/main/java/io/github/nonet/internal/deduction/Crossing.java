package io.github.nonet.internal.deduction;

import java.util.ArrayList;
import java.util.Arrays;
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
    List<Crossing> crossings = new ArrayList<>();
    for (int base = 0; base < units.groups; base++) {
      if (units.isHouse[base]) {
        addAll(crossings, units, base);
      }
    }
    return crossings;
  }

  private static void addAll(List<Crossing> crossings, Units units, int base) {
    int[] common = new int[units.count()];
    for (int cell : units.cellsOf[base]) {
      for (int unit : units.unitsOf[cell]) {
        common[unit]++;
      }
    }
    for (int cover = 0; cover < common.length; cover++) {
      boolean hasRest = common[cover] < units.cellsOf[cover].length;
      if (cover != base && common[cover] > 1 && hasRest) {
        int[] baseCells = units.cellsOf[base];
        int[] coverCells = units.cellsOf[cover];
        crossings.add(
            new Crossing(
                base,
                cover,
                select(units, baseCells, cover, true),
                select(units, baseCells, cover, false),
                select(units, coverCells, base, false)));
      }
    }
  }

  /** Returns the cells that are in a unit, or those that are not. */
  private static int[] select(Units units, int[] cells, int unit, boolean isIn) {
    int[] selected = new int[cells.length];
    int count = 0;
    for (int cell : cells) {
      if (units.contains(unit, cell) == isIn) {
        selected[count++] = cell;
      }
    }
    return Arrays.copyOf(selected, count);
  }
}
