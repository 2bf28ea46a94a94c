package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Combinations;
import io.github.nonet.internal.groups.Form;
import io.github.nonet.internal.groups.Structure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The rules of a grid, with what {@link Pencil} needs to know of them. Never changed. */
final class Ground {
  final Structure structure;

  /** The cells of each house, group and cage: those of a cell hold different values. */
  final int[][] units;

  /** The units of each cell. */
  final int[][] unitsOf;

  final Combinations combinations;

  /** The numbers of the forms of each cell. */
  final int[][] formsOf;

  Ground(Structure structure) {
    this.structure = structure;
    List<int[]> all = new ArrayList<>();
    structure.groups().forEach(group -> all.add(group.cells()));
    structure.cages().forEach(cage -> all.add(cage.cells()));
    units = all.toArray(new int[0][]);
    unitsOf = unitsOf(structure.cells(), units);
    combinations = new Combinations(structure.symbols());
    formsOf =
        unitsOf(
            structure.cells(), structure.forms().stream().map(Form::cells).toArray(int[][]::new));
  }

  private static int[][] unitsOf(int cells, int[][] units) {
    int[][] unitsOf = new int[cells][0];
    for (int unit = 0; unit < units.length; unit++) {
      for (int cell : units[unit]) {
        int[] known = unitsOf[cell];
        unitsOf[cell] = Arrays.copyOf(known, known.length + 1);
        unitsOf[cell][known.length] = unit;
      }
    }
    return unitsOf;
  }

  /** Returns whether a unit is a house, which holds every value. */
  boolean isHouse(int unit) {
    return unit < structure.groups().size() && structure.isHouse(structure.groups().get(unit));
  }

  /** Returns the set of all values. */
  int all() {
    return (2 << structure.symbols()) - 2;
  }
}
