package io.github.nonet.internal.rules;

import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.groups.Structure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Which values are possible where, as sets: bit {@code v} for the value {@code v}. */
public final class PencilMarks {
  private PencilMarks() {}

  /** Returns the cells of each house, group and cage of a cell. */
  public static List<int[]> groupsOf(RulesTables rules, int cell) {
    List<int[]> groups = new ArrayList<>();
    for (int group : rules.layout.groupsOf[cell]) {
      groups.add(rules.layout.groups.get(group).cells());
    }
    for (Structure.Cage cage : rules.structure.cages()) {
      if (Arrays.binarySearch(cage.cells(), cell) >= 0) {
        groups.add(cage.cells());
      }
    }
    return groups;
  }

  /** Returns the values that no group or cage of an empty cell holds and its constraints leave. */
  public static int possible(RulesTables rules, byte[] values, int cell) {
    int used = 0;
    for (int[] group : groupsOf(rules, cell)) {
      for (int peer : group) {
        used |= ValueSet.bit(values[peer]);
      }
    }
    if (rules.forms.forms().isEmpty()) {
      return ValueSet.all(rules.layout.symbols) & ~used;
    }
    int[] sets = new int[values.length];
    sets[cell] = ValueSet.all(rules.layout.symbols) & ~used;
    FormMarks.take(rules, cell, values, sets);
    return sets[cell];
  }

  /** Returns the set of each cell: its value, or what groups, cages and constraints leave. */
  public static int[] of(RulesTables rules, byte[] values) {
    int[] sets = ofGroups(rules, values);
    FormMarks.take(rules, values, sets);
    return sets;
  }

  /** Returns the set of each cell: its value, or what the groups and cages leave. */
  public static int[] ofGroups(RulesTables rules, byte[] values) {
    Layout layout = rules.layout;
    int[] sets = new int[values.length];
    Arrays.fill(sets, ValueSet.all(layout.symbols));
    for (Layout.Group group : layout.groups) {
      take(values, group.cells(), sets);
    }
    for (Structure.Cage cage : rules.structure.cages()) {
      take(values, cage.cells(), sets);
    }
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] = values[cell] == 0 ? sets[cell] : ValueSet.bit(values[cell]);
    }
    return sets;
  }

  /** Takes the values of some cells from the sets of all of them. */
  private static void take(byte[] values, int[] cells, int[] sets) {
    int used = 0;
    for (int cell : cells) {
      used |= ValueSet.bit(values[cell]);
    }
    for (int cell : cells) {
      sets[cell] &= ~used;
    }
  }
}
