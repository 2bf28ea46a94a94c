package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Group;
import java.util.ArrayList;
import java.util.List;

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

  /** The units of each cell. */
  final int[][] unitsOf;

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
    unitsOf = unitsOf();
  }

  private int[][] unitsOf() {
    List<List<Integer>> lists = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      lists.add(new ArrayList<>());
    }
    for (int unit = 0; unit < cellsOf.length; unit++) {
      for (int cell : cellsOf[unit]) {
        lists.get(cell).add(unit);
      }
    }
    return lists.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  int count() {
    return cellsOf.length;
  }

  boolean contains(int unit, int cell) {
    for (int other : unitsOf[cell]) {
      if (other == unit) {
        return true;
      }
    }
    return false;
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
