package io.github.nonet.internal.deduction;

import io.github.nonet.internal.Indices;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.List;

/**
 * The units of some rules, each of which holds each value at most once: first the houses and
 * groups, then the cages, then the forms, each kind in its order. Only the sets among the forms
 * hold each value at most once; the other forms have no cells here, only a number for reasons.
 *
 * <p>Immutable, thread-safe. The arrays are shared and must not be changed.
 */
final class Units {
  private static final int[] NONE = {};

  final Structure structure;
  final int symbols;

  /** The set of all values. */
  final int all;

  final int cells;

  /** The number of units that are houses or groups; cages and forms follow. */
  final int groups;

  final int[][] cellsOf;

  /** Whether a unit holds every value that its cells may have. */
  final boolean[] isHouse;

  /** The values that a house holds; 0 for other units. */
  final int[] valuesOf;

  /** The units of each cell, and the place of the cell in each of them. */
  final int[][] unitsOf;

  final int[][] placesOf;

  final List<Form> forms;

  /** The numbers of the pairs of each cell. */
  final int[][] pairsOf;

  /** The values that marks of single cells allow in each cell. */
  final int[] marks;

  /** For each cell, the cells that are kept apart from it without sharing a unit. */
  final int[][] apartOf;

  /** The number of the first form as a unit. */
  final int firstForm;

  /**
   * @param watch asked now and then; it may throw
   */
  Units(Structure structure, Watch watch) {
    this.structure = structure;
    symbols = structure.symbols();
    all = ValueSet.all(symbols);
    cells = structure.cells();
    groups = structure.groups().size();
    forms = structure.forms();
    firstForm = groups + structure.cages().size();
    cellsOf = structure.units();
    isHouse = new boolean[cellsOf.length];
    valuesOf = new int[cellsOf.length];
    for (int unit = 0; unit < cellsOf.length; unit++) {
      valuesOf[unit] = unit < groups ? structure.valuesOf(structure.groups().get(unit)) : 0;
      isHouse[unit] = valuesOf[unit] != 0;
    }
    unitsOf = structure.unitsOf(watch);
    placesOf = new int[cells][];
    findPlaces();
    watch.look();
    marks = structure.marks();
    pairsOf = Indices.byNumber(cells, watch, cellsOfPairs());
    apartOf = new int[cells][];
    Arrays.fill(apartOf, NONE);
    for (Form form : forms) {
      if (form instanceof Form.Apart) {
        watch.look();
        int[] others = Arrays.copyOfRange(form.cells(), 1, form.cells().length);
        apartOf[form.cells()[0]] = Lists.joined(apartOf[form.cells()[0]], others);
      }
    }
  }

  private int[][] cellsOfPairs() {
    int[][] found = new int[forms.size()][];
    Arrays.setAll(found, i -> forms.get(i) instanceof Form.TwoCells pair ? pair.cells() : NONE);
    return found;
  }

  private void findPlaces() {
    int[] counts = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      placesOf[cell] = new int[unitsOf[cell].length];
    }
    for (int[] unit : cellsOf) {
      for (int place = 0; place < unit.length; place++) {
        int cell = unit[place];
        placesOf[cell][counts[cell]++] = place;
      }
    }
  }

  /** Returns the cells of a unit that contains both cells; none if they have no unit in common. */
  int[] common(int cell, int other) {
    for (int unit : unitsOf[cell]) {
      for (int its : unitsOf[other]) {
        if (its == unit) {
          return cellsOf[unit];
        }
      }
    }
    return NONE;
  }

  int count() {
    return cellsOf.length;
  }

  /** Returns the kind of group of a unit, which must not be a cage or a form. */
  Structure.UnitKind kind(int unit) {
    return structure.groups().get(unit).kind();
  }

  /** Returns the sum of a cage; 0 means any sum. A form has none. */
  int sum(int unit) {
    return unit < firstForm ? structure.cages().get(unit - groups).sum() : 0;
  }

  /** Returns the group of a unit, which must not be a cage or a form. */
  Group group(int unit) {
    return structure.groups().get(unit);
  }
}
