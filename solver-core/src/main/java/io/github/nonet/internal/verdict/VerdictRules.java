package io.github.nonet.internal.verdict;

import io.github.nonet.internal.Indices;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Combinations;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;

/** The rules of a grid, with tables for {@link SinglesState}. It never changes. */
final class VerdictRules {
  final Structure structure;
  final Watch watch;

  /** The cells of each house, group and cage; the cells of a unit hold different values. */
  final int[][] units;

  final int[][] unitsOf;

  final Combinations combinations;

  /** The numbers of the forms of each cell. */
  final int[][] formsOf;

  /**
   * @param watch asked often, here and by the users of these rules; it may throw
   */
  VerdictRules(Structure structure, Watch watch) {
    this.structure = structure;
    this.watch = watch;
    units = Arrays.copyOf(structure.units(), structure.groups().size() + structure.cages().size());
    unitsOf = Indices.byNumber(structure.cells(), watch, units);
    combinations = new Combinations(structure.symbols());
    formsOf =
        Indices.byNumber(
            structure.cells(),
            watch,
            structure.forms().stream().map(Form::cells).toArray(int[][]::new));
  }

  /** Returns whether a unit is a house, which holds every value. */
  boolean isHouse(int unit) {
    return unit < structure.groups().size() && structure.isHouse(structure.groups().get(unit));
  }

  /** Returns the values that a unit holds if it is a house, otherwise 0. */
  int valuesOf(int unit) {
    return isHouse(unit) ? structure.valuesOf(structure.groups().get(unit)) : 0;
  }

  int all() {
    return (2 << structure.symbols()) - 2;
  }
}
