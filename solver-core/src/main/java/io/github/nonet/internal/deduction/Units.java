package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Group;

/**
 * The units of some rules: what holds each value at most once. First come the houses and groups, in
 * their own order, then the cages, in theirs.
 *
 * <p>Immutable, thread-safe. The arrays are shared and must not be changed.
 */
final class Units {
  final Structure structure;
  final int symbols;
  final int cells;

  /** How many units are houses or groups; the others are cages. */
  final int groups;

  /** The cells of each unit. */
  final int[][] cellsOf;

  /** Whether a unit holds every value. */
  final boolean[] isHouse;

  /** The units of each cell, and the place of the cell in each of them. */
  final int[][] unitsOf;

  final int[][] placesOf;

  Units(Structure structure) {
    this.structure = structure;
    symbols = structure.symbols();
    cells = structure.cells();
    groups = structure.groups().size();
    cellsOf = new int[groups + structure.cages().size()][];
    isHouse = new boolean[cellsOf.length];
    for (int unit = 0; unit < cellsOf.length; unit++) {
      cellsOf[unit] =
          unit < groups
              ? structure.groups().get(unit).cells()
              : structure.cages().get(unit - groups).cells();
      isHouse[unit] = unit < groups && cellsOf[unit].length == symbols;
    }
    unitsOf = new int[cells][];
    placesOf = new int[cells][];
    findUnits();
  }

  private void findUnits() {
    int[] counts = new int[cells];
    for (int[] unit : cellsOf) {
      for (int cell : unit) {
        counts[cell]++;
      }
    }
    for (int cell = 0; cell < cells; cell++) {
      unitsOf[cell] = new int[counts[cell]];
      placesOf[cell] = new int[counts[cell]];
    }
    for (int unit = cellsOf.length - 1; unit >= 0; unit--) {
      for (int place = 0; place < cellsOf[unit].length; place++) {
        int cell = cellsOf[unit][place];
        unitsOf[cell][--counts[cell]] = unit;
        placesOf[cell][counts[cell]] = place;
      }
    }
  }

  int count() {
    return cellsOf.length;
  }

  /** Returns what kind of group a unit is, which is no cage. */
  Structure.Kind kind(int unit) {
    return structure.groups().get(unit).kind();
  }

  /** Returns the sum of a cage; 0 stands for any sum. */
  int sum(int unit) {
    return structure.cages().get(unit - groups).sum();
  }

  /** Returns the group of a unit that is no cage. */
  Group group(int unit) {
    return structure.groups().get(unit);
  }
}
