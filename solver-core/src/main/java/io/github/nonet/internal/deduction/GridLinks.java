package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * The immediate consequences of a candidate that is true or false: by its cell, by the cells that
 * it sees, by a house with two places, and by each constraint.
 */
final class GridLinks {
  /*
   * A literal is 2 * candidate + 1 for "true" and 2 * candidate for "false", and the candidates are
   * numbered in the order of their cells. Each link is kept with its contrapositive:
   *
   *   a -> b    and    not b -> not a
   *
   * The links from a literal are a list: first[literal], then next[link].
   */
  static final int CELL = -1;
  static final int SIGHT = -2;

  private final GridState state;
  private final Sight sight;
  private final Supplier<Narrowings> narrowings;

  int literals;
  int[] cells = {};
  int[] values = {};
  private int[] numbers = {};

  int[] first = {};
  int[] next = new int[256];
  int[] to = new int[256];

  /**
   * The cause of each link: the cell, sight, a house, or a constraint, numbered after all units.
   */
  int[] by = new int[256];

  private int count;

  GridLinks(GridState state, Sight sight, Supplier<Narrowings> narrowings) {
    this.state = state;
    this.sight = sight;
    this.narrowings = narrowings;
  }

  /** Finds the links of the state. */
  void look() {
    int most = state.sets.length * state.units.symbols;
    cells = new int[most];
    values = new int[most];
    numbers = new int[state.sets.length * GridAssumption.VALUES];
    count = 0;
    int found = 0;
    for (int cell = 0; cell < state.sets.length; cell++) {
      for (int rest = open(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        cells[found] = cell;
        values[found] = ValueSet.lowest(rest);
        numbers[cell * GridAssumption.VALUES + values[found]] = found++;
      }
    }
    literals = 2 * found;
    first = new int[literals];
    Arrays.fill(first, -1);
    for (int i = 0; i < found; i++) {
      linkCell(i);
      linkSight(i);
    }
    for (int unit = 0; unit < state.units.groups; unit++) {
      if (state.units.isHouse[unit]) {
        linkHouse(unit);
      }
    }
    for (int number = 0; number < narrowings.get().count(); number++) {
      linkConstraint(number);
    }
  }

  /** Returns the units by which a constraint is named. */
  int[] units(int number) {
    return narrowings.get().units(number);
  }

  private int open(int cell) {
    return state.isFilled[cell] ? 0 : state.sets[cell];
  }

  private int candidate(int cell, int bit) {
    return numbers[cell * GridAssumption.VALUES + ValueSet.lowest(bit)];
  }

  private void link(int from, int target, int reason) {
    add(from, target, reason);
    add(target ^ 1, from ^ 1, reason);
  }

  private void add(int from, int target, int reason) {
    if (count == to.length) {
      to = Arrays.copyOf(to, 2 * count);
      next = Arrays.copyOf(next, 2 * count);
      by = Arrays.copyOf(by, 2 * count);
    }
    to[count] = target;
    by[count] = reason;
    next[count] = first[from];
    first[from] = count++;
  }

  private void linkCell(int i) {
    int others = ValueSet.without(open(cells[i]), values[i]);
    for (int rest = others & -(2 << values[i]); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      link(2 * i + 1, 2 * candidate(cells[i], rest), CELL);
      if (ValueSet.hasAtMostOne(others)) {
        link(2 * i, 2 * candidate(cells[i], rest) + 1, CELL);
      }
    }
  }

  private void linkSight(int i) {
    state.look();
    long[] seen = sight.of(cells[i]);
    for (int cell = CellBits.next(seen, cells[i] + 1);
        cell >= 0;
        cell = CellBits.next(seen, cell + 1)) {
      if (ValueSet.contains(open(cell), values[i])) {
        link(2 * i + 1, 2 * candidate(cell, ValueSet.bit(values[i])), SIGHT);
      }
    }
  }

  private void linkHouse(int house) {
    state.look();
    int once = 0;
    int twice = 0;
    int more = 0;
    for (int cell : state.units.cellsOf[house]) {
      more |= twice & state.sets[cell];
      twice |= once & state.sets[cell];
      once |= state.sets[cell];
    }
    for (int rest = twice & ~more & state.units.valuesOf[house];
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      int one = -1;
      for (int cell : state.units.cellsOf[house]) {
        if ((open(cell) & ValueSet.lowestBit(rest)) != 0) {
          if (one >= 0) {
            link(2 * one, 2 * candidate(cell, rest) + 1, house);
          }
          one = candidate(cell, rest);
        }
      }
    }
  }

  private void linkConstraint(int number) {
    int[] own = narrowings.get().cells(number);
    int[] sets = state.setsOf(own);
    int opened = 0;
    for (int cell : own) {
      opened += open(cell) == 0 ? 0 : 1;
    }
    // A constraint gives links only if it can be met as it is.
    if (opened < 2 || narrowings.get().narrow(number, sets.clone()) == Narrowings.NO_WAY) {
      return;
    }
    for (int i = 0; i < own.length; i++) {
      for (int rest = open(own[i]); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int literal = 2 * candidate(own[i], rest);
        linkConstraint(number, sets, i, ValueSet.lowestBit(rest), literal + 1);
        linkConstraint(number, sets, i, sets[i] & ~ValueSet.lowestBit(rest), literal);
      }
    }
  }

  /**
   * Links a literal to the candidates that a constraint then removes from other cells, or leaves as
   * the only ones in them.
   */
  private void linkConstraint(int number, int[] sets, int place, int set, int literal) {
    int[] own = narrowings.get().cells(number);
    int[] left = sets.clone();
    left[place] = set;
    if (narrowings.get().narrow(number, left) == Narrowings.NO_WAY) {
      return;
    }
    int reason = state.units.count() + number;
    for (int i = 0; i < own.length; i++) {
      int gone = i == place || open(own[i]) == 0 ? 0 : sets[i] & ~left[i];
      for (int rest = gone; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        link(literal, 2 * candidate(own[i], rest), reason);
      }
      if (gone != 0 && Integer.bitCount(left[i]) == 1) {
        link(literal, 2 * candidate(own[i], left[i]) + 1, reason);
      }
    }
  }
}
