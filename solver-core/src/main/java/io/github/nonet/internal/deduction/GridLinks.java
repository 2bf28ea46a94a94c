package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.IntList;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The immediate consequences of a candidate that is true or false: by its cell, by the cells that
 * it sees, by a house with two places, and by each constraint. Then also of a group: two or three
 * cells of a house or of a constraint that requires the value, at least one of which has it, or
 * none of which has it.
 */
final class GridLinks {
  /*
   * A literal is 2 * candidate + 1 for "true" and 2 * candidate for "false", and the candidates are
   * numbered in the order of their cells. Groups have the numbers after them: "true" is that at
   * least one of the candidates is true, "false" that all are false. Each link is kept with its
   * contrapositive:
   *
   *   a -> b    and    not b -> not a
   *
   * The links from a literal are a list: first[literal], then next[link].
   */
  static final int CELL = -1;
  static final int SIGHT = -2;

  /** The cells of the largest group; a house is divided into at most two of them. */
  static final int MOST_GROUPED = 3;

  static final int MOST_GROUPS = 3_000;

  private static final int BITS_OF_CELL = Long.SIZE / MOST_GROUPED;

  /** Instead of a literal: without any condition. */
  private static final int ALWAYS = -1;

  /**
   * That a constraint requires a value in one of some cells.
   *
   * @param literal the literal from which it follows, or {@link #ALWAYS}
   */
  private record RequiredValue(int literal, int value, int reason, int... cells) {}

  private final GridState state;
  private final Sight sight;
  private final Supplier<Narrowings> narrowings;

  int literals;

  /** How many of the literals are of one candidate. */
  int singles;

  private int[] cells = {};
  private int[] values = {};

  /** For each value the open cells that have it as candidate. */
  private long[][] places = {};

  /** The cells of each group, and its value. */
  private final List<int[]> groups = new ArrayList<>();

  private final IntList groupValues = new IntList();

  /** The numbers of the groups of the current value, by their cells. */
  private final Map<Long, Integer> known = new HashMap<>();

  /** The required values that groups can use. */
  private final List<RequiredValue> required = new ArrayList<>();

  private int[] numbers = {};

  int[] first = {};
  int[] next = new int[256];
  int[] to = new int[256];

  /**
   * The cause of each link: the cell, sight, a house, or a constraint, numbered after all units.
   */
  int[] by = new int[256];

  private int count;

  /** The first links and the number of links without groups. */
  private int[] firstOfSingles = {};

  private int countOfSingles;

  GridLinks(GridState state, Sight sight, Supplier<Narrowings> narrowings) {
    this.state = state;
    this.sight = sight;
    this.narrowings = narrowings;
  }

  /** Returns the cells of a literal, which must not be changed. */
  int[] cells(int literal) {
    return literal < singles ? new int[] {cells[literal / 2]} : groups.get((literal - singles) / 2);
  }

  /** Returns the cell of a literal of one candidate. */
  int cell(int literal) {
    return cells[literal / 2];
  }

  /** Returns the value of a literal. */
  int value(int literal) {
    return literal < singles ? values[literal / 2] : groupValues.get((literal - singles) / 2);
  }

  /**
   * Returns whether some candidates, or groups, that are false can make another one true, without
   * which there is no chain: in a cell with two candidates, in a house with few places for a value,
   * or by a constraint.
   */
  boolean arePossible() {
    if (narrowings.get().count() > 0) {
      return true;
    }
    for (int cell = 0; cell < state.sets.length; cell++) {
      if (Integer.bitCount(open(cell)) == 2) {
        return true;
      }
    }
    for (int house = 0; house < state.units.groups; house++) {
      if (state.units.isHouse[house] && hasFewPlaces(house)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasFewPlaces(int house) {
    int[] places = new int[state.units.symbols + 1];
    for (int cell : state.units.cellsOf[house]) {
      for (int rest = open(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        places[ValueSet.lowest(rest)]++;
      }
    }
    for (int count : places) {
      if (count > 1 && count <= 2 * MOST_GROUPED) {
        return true;
      }
    }
    return false;
  }

  /** Returns the open cells that have a value as candidate; not to be changed. */
  long[] places(int value) {
    return places[value];
  }

  /** Finds the links of the state, without groups. */
  void look() {
    int most = state.sets.length * state.units.symbols;
    cells = new int[most];
    values = new int[most];
    numbers = new int[state.sets.length * GridAssumption.VALUES];
    places = new long[state.units.symbols + 1][CellBits.words(state.sets.length)];
    count = 0;
    int found = 0;
    for (int cell = 0; cell < state.sets.length; cell++) {
      for (int rest = open(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        cells[found] = cell;
        values[found] = ValueSet.lowest(rest);
        CellBits.add(places[values[found]], cell);
        numbers[cell * GridAssumption.VALUES + values[found]] = found++;
      }
    }
    required.clear();
    singles = 2 * found;
    first = new int[singles];
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
    firstOfSingles = first;
    countOfSingles = count;
    removeGroups();
  }

  /** Returns whether a constraint requires a value in one of several cells. */
  boolean haveRequired() {
    return !required.isEmpty();
  }

  /** Removes all groups and their links. */
  void removeGroups() {
    groups.clear();
    groupValues.clear();
    literals = singles;
    first = firstOfSingles.clone();
    count = countOfSingles;
  }

  /** Adds the groups of the state in which it {@linkplain #look looked} last, and their links. */
  void addGroups() {
    for (int value = 1; value <= state.units.symbols; value++) {
      linkGroups(value);
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

  /** Adds a link without its contrapositive. */
  void add(int from, int target, int reason) {
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
    sight.begin(places[values[i]]);
    sight.retain(cells[i]);
    for (int cell = sight.next(cells[i] + 1); cell >= 0; cell = sight.next(cell + 1)) {
      link(2 * i + 1, literal(values[i], cell), SIGHT);
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
    if (opened < 2 || !narrow(number, ALWAYS, sets.clone())) {
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
    if (!narrow(number, literal, left)) {
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

  /**
   * Removes the values that a constraint does not allow, and remembers those that it requires in
   * one of several cells; returns whether it can be met.
   */
  private boolean narrow(int number, int literal, int... sets) {
    int values = narrowings.get().narrow(number, sets);
    if (values == Narrowings.NO_WAY) {
      return false;
    }
    for (int set : sets) {
      values &= ValueSet.isSingle(set) ? ~set : -1;
    }
    for (int rest = values; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int[] own = narrowings.get().cells(number);
      int[] found = new int[own.length];
      int places = 0;
      for (int i = 0; i < own.length; i++) {
        if ((sets[i] & ValueSet.lowestBit(rest)) != 0) {
          found[places++] = own[i];
        }
      }
      boolean isAlways = literal == ALWAYS;
      if (isAlways ? places > 2 && places <= 2 * MOST_GROUPED : places <= MOST_GROUPED) {
        int reason = state.units.count() + number;
        required.add(
            new RequiredValue(
                literal, ValueSet.lowest(rest), reason, Arrays.copyOf(found, places)));
      }
    }
    return true;
  }

  /** Links the groups of a value: with what they leave of a house, and with what they see. */
  private void linkGroups(int value) {
    int from = groups.size();
    known.clear();
    for (int unit = 0; unit < state.units.groups; unit++) {
      if (ValueSet.contains(state.units.valuesOf[unit], value)) {
        state.look();
        divide(state.units.cellsOf[unit], value, unit);
      }
    }
    for (RequiredValue one : required) {
      if (one.value() == value) {
        linkRequired(one);
      }
    }
    long[][] cellsOf = new long[groups.size() - from][];
    Arrays.setAll(cellsOf, i -> CellBits.of(groups.get(from + i), places[value].length));
    for (int i = from; i < groups.size(); i++) {
      state.look();
      int literal = singles + 2 * i;
      see(cells(literal), places[value]);
      for (int cell = sight.next(0); cell >= 0; cell = sight.next(cell + 1)) {
        link(literal + 1, literal(value, cell), SIGHT);
      }
      for (int j = i + 1; j < groups.size(); j++) {
        if (sight.isCommon(cellsOf[j - from])) {
          link(literal + 1, singles + 2 * j, SIGHT);
        }
      }
    }
  }

  /** Links the literal by which a constraint requires a value with the group of its places. */
  private void linkRequired(RequiredValue one) {
    state.look();
    if (one.literal() == ALWAYS) {
      divide(one.cells(), one.value(), one.reason());
    } else if (isOfUse(one.cells(), places[one.value()])) {
      link(one.literal(), literal(one.value(), one.cells()) + 1, one.reason());
    }
  }

  /** Finds the places that all of some cells see. */
  private void see(int[] some, long[] places) {
    sight.begin(places);
    for (int cell : some) {
      sight.retain(cell);
    }
  }

  /** Links the two parts of each division of the places in a unit, one of which has the value. */
  private void divide(int[] own, int value, int reason) {
    int[] open = new int[2 * MOST_GROUPED];
    int count = 0;
    for (int cell : own) {
      if (ValueSet.contains(state.sets[cell], value)) {
        if (state.isFilled[cell] || count == open.length) {
          return;
        }
        open[count++] = cell;
      }
    }
    long[] outside = places[value].clone();
    CellBits.removeAll(outside, CellBits.of(own, outside.length));
    int all = ValueSet.all(count) >> 1;
    for (int part = 1; part <= all >> 1 && count > 2; part++) {
      if (Math.max(Integer.bitCount(part), count - Integer.bitCount(part)) > MOST_GROUPED) {
        continue;
      }
      int[] one = part(open, part);
      int[] other = part(open, all & ~part);
      if (isOfUse(one, outside) && isOfUse(other, outside)) {
        int literal = literal(value, one);
        link(literal, literal(value, other) + 1, reason);
      }
    }
  }

  private static int[] part(int[] cells, int part) {
    int[] found = new int[Integer.bitCount(part)];
    int count = 0;
    for (int rest = part; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      found[count++] = cells[ValueSet.lowest(rest)];
    }
    return found;
  }

  /** Returns whether there is one cell, or few that all see a place outside of their unit. */
  private boolean isOfUse(int[] some, long[] outside) {
    if (some.length == 1 || groups.size() >= MOST_GROUPS) {
      return some.length == 1;
    }
    see(some, outside);
    return sight.next(0) >= 0;
  }

  /** Returns the literal that a cell does not have the value. */
  int literal(int value, int cell) {
    return 2 * candidate(cell, ValueSet.bit(value));
  }

  /** Returns the literal that no cell of a group has the value. */
  private int literal(int value, int[] group) {
    if (group.length == 1) {
      return literal(value, group[0]);
    }
    Arrays.sort(group);
    // Three cells of 21 bits; 0 where there is no third.
    long key = 0;
    for (int cell : group) {
      key = key << BITS_OF_CELL | cell + 1;
    }
    int number = known.computeIfAbsent(key, it -> groups.size());
    if (number == groups.size()) {
      groups.add(group);
      groupValues.add(value);
      nextLiteral();
      nextLiteral();
    }
    return singles + 2 * number;
  }

  /** Makes another literal, without links. */
  int nextLiteral() {
    if (literals == first.length) {
      first = Arrays.copyOf(first, 2 * literals);
      Arrays.fill(first, literals, first.length, -1);
    }
    return literals++;
  }
}
