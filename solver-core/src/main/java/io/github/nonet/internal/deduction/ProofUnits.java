package io.github.nonet.internal.deduction;

import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The names of units in proofs: their kinds, and their indices in the lists of the rules. */
final class ProofUnits {
  private final Units units;
  private final int houses;
  private final List<ConstraintData> sources;
  private final List<ConstraintData> constraints;

  /**
   * @param forms the forms of the structure
   * @param constraints the constraints of the rules, without calls of the builder
   */
  ProofUnits(Units units, FormList forms, List<ConstraintData> constraints) {
    this.units = units;
    this.constraints = constraints;
    sources = forms.sources();
    int count = 0;
    while (count < units.groups && units.isHouse[count]) {
      count++;
    }
    houses = count;
  }

  static Unit cell(int cell) {
    return new Unit(Unit.Kind.CELL, -1, List.of(cell));
  }

  /** Returns a whole house. */
  Unit house(int house) {
    return unit(house, Lists.of(units.cellsOf[house]));
  }

  /** Returns a group or a cage as a unit; a group has only the cells that take part. */
  private Unit unit(int unit, List<Integer> cells) {
    if (unit < houses) {
      return new Unit(Unit.Kind.HOUSE, unit, cells);
    }
    if (unit < units.groups) {
      return new Unit(Unit.Kind.GROUP, unit - houses, cells);
    }
    return new Unit(Unit.Kind.CAGE, unit - units.groups, Lists.of(units.cellsOf[unit]));
  }

  /**
   * Returns the unit by which cells differ; only these cells take part, unless it must be whole.
   */
  Unit different(int unit, Collection<Integer> cells) {
    return unit < units.firstForm
        ? unit(unit, distinct(cells))
        : constraint(unit - units.firstForm);
  }

  private static List<Integer> distinct(Collection<Integer> cells) {
    return cells.stream().distinct().collect(Lists.toList());
  }

  /** Returns the whole constraint of a form; if it consists of pairs, only this pair. */
  private Unit constraint(int form) {
    int index = index(form);
    return isOfPairs(form)
        ? new Unit(Unit.Kind.ELSEWHERE, index, Lists.of(units.forms.get(form).cells()))
        : new Unit(Unit.Kind.CONSTRAINT, index, Lists.of(constraints.get(index).cells()));
  }

  private int index(int form) {
    for (int i = 0; i < constraints.size(); i++) {
      if (constraints.get(i) == sources.get(form)) {
        return i;
      }
    }
    return -1;
  }

  private boolean isOfPairs(int form) {
    return sources.get(form).kind().isOfPairs();
  }

  /**
   * Returns the units as which a house, a cage, a form or the sum of houses may be named, the
   * fewest first.
   *
   * @param named one unit, or the houses of a sum followed by its cages
   */
  List<List<Unit>> named(int... named) {
    if (named.length > 1) {
      return List.of(sums(named));
    }
    int form = named[0] - units.firstForm;
    if (form < 0) {
      return List.of(List.of(house(named[0])));
    }
    Unit whole = constraint(form);
    return whole.cells().size() == 1
        ? List.of(List.of(whole))
        : List.of(List.of(whole), List.of(whole, apart(whole.cells())));
  }

  /** Returns two constraints, and then the same together with the units by which cells differ. */
  List<List<Unit>> named(int one, int other, List<Integer> ends) {
    Unit first = constraint(one - units.firstForm);
    Unit second = constraint(other - units.firstForm);
    List<Unit> both = first.equals(second) ? List.of(first) : List.of(first, second);
    List<Unit> withSight = new ArrayList<>(both);
    List<Integer> cells = new ArrayList<>(ends);
    both.forEach(unit -> cells.addAll(unit.cells()));
    withSight.add(sight(cells));
    return List.of(both, withSight);
  }

  private List<Unit> sums(int... named) {
    Map<Integer, Integer> counts = new TreeMap<>();
    List<Unit> all = new ArrayList<>();
    for (int unit : named) {
      int sign = unit < units.groups ? 1 : -1;
      for (int cell : units.cellsOf[unit]) {
        counts.merge(cell, sign, (a, b) -> a + b);
      }
      all.add(unit(unit, Lists.of(units.cellsOf[unit])));
    }
    counts.values().removeIf(count -> count == 0);
    all.add(0, new Unit(Unit.Kind.SUMS, -1, List.copyOf(counts.keySet())));
    return all;
  }

  static Unit sight(Collection<Integer> cells) {
    return new Unit(Unit.Kind.SIGHT, -1, distinct(cells));
  }

  /** Returns the unit by which cells see each other: a unit of all of them, a move, or sight. */
  Unit apart(Collection<Integer> all) {
    List<Integer> cells = distinct(all);
    for (int unit : units.unitsOf[cells.get(0)]) {
      if (Arrays.stream(units.cellsOf[unit]).boxed().collect(Lists.toList()).containsAll(cells)) {
        return different(unit, cells);
      }
    }
    return cells.size() == 2 ? apart(cells.get(0), cells.get(1)) : sight(cells);
  }

  /** Returns the unit by which two cells without a common unit differ: a move, or a constraint. */
  private Unit apart(int cell, int other) {
    for (int form = 0; form < sources.size(); form++) {
      if (units.forms.get(form) instanceof Form.Apart apart && isPair(apart, cell, other)) {
        return isOfPairs(form)
            ? new Unit(Unit.Kind.MOVE, -1, List.of(cell, other))
            : constraint(form);
      }
    }
    return sight(List.of(cell, other));
  }

  /** Returns whether a form keeps two cells apart, which includes its first cell. */
  private static boolean isPair(Form.Apart apart, int cell, int other) {
    int first = apart.cells()[0];
    int second = first == cell ? other : cell;
    return (first == cell || first == other)
        && Arrays.stream(apart.cells()).anyMatch(it -> it == second);
  }

  /** Returns the forms of a unit that is a constraint, or the pairs of a negative one. */
  List<Form> forms(Unit unit) {
    List<Form> found = new ArrayList<>();
    for (int form = 0; form < sources.size(); form++) {
      boolean isOfUnit =
          unit.kind() == Unit.Kind.CONSTRAINT
              ? sources.get(form) == constraints.get(unit.index())
              : isOfPairs(form)
                  && units.forms.get(form) instanceof Form.TwoCells pair
                  && unit.cells().containsAll(Lists.of(pair.cells()));
      if (isOfUnit) {
        found.add(units.forms.get(form));
      }
    }
    return found;
  }

  /** Returns the sum that is left by the units after {@code SUMS}. */
  Form.Sum sum(List<Unit> all) {
    Map<Integer, Integer> counts = new TreeMap<>();
    int total = 0;
    for (Unit unit : all.subList(1, all.size())) {
      boolean isHouse = unit.kind() == Unit.Kind.HOUSE;
      total +=
          isHouse
              ? units.symbols * (units.symbols + 1) / 2
              : -units.structure.cages().get(unit.index()).sum();
      unit.cells().forEach(cell -> counts.merge(cell, isHouse ? 1 : -1, (a, b) -> a + b));
    }
    counts.values().removeIf(count -> count == 0);
    return new Form.Sum(total, Lists.toArray(counts.values()), Lists.toArray(counts.keySet()));
  }
}
