package io.github.nonet.variant;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/** Finds what in a grid contradicts its rules. */
final class Conflicts {
  private final Layout layout;
  private final byte[] values;
  private final List<String> found = new ArrayList<>();

  private Conflicts(Layout layout, byte[] values) {
    this.layout = layout;
    this.values = values;
  }

  /** Returns whether there is none. */
  static boolean areNone(RulesTables rules, byte[] values) {
    for (Layout.Group group : rules.layout.groups) {
      if (twice(values, group.cells()) != 0) {
        return false;
      }
    }
    for (Structure.Cage cage : rules.structure.cages()) {
      if (twice(values, cage.cells()) != 0 || isExceeded(cage, values) || isMissed(cage, values)) {
        return false;
      }
    }
    return true;
  }

  /** Returns all of them in words. */
  static List<String> of(RulesTables rules, byte[] values) {
    Conflicts conflicts = new Conflicts(rules.layout, values);
    rules.layout.groups.forEach(conflicts::addGroup);
    rules.structure.cages().forEach(conflicts::addCage);
    return List.copyOf(conflicts.found);
  }

  /** Returns the values that the cells hold twice or more, bit {@code v} for value {@code v}. */
  private static int twice(byte[] values, int[] cells) {
    int once = 0;
    int twice = 0;
    for (int cell : cells) {
      int bit = ValueSet.bit(values[cell]);
      twice |= once & bit;
      once |= bit;
    }
    return twice & ~1;
  }

  private static int sum(int[] cells, byte[] values) {
    int sum = 0;
    for (int cell : cells) {
      sum += values[cell];
    }
    return sum;
  }

  private static int countOpen(int[] cells, byte[] values) {
    int open = 0;
    for (int cell : cells) {
      open += values[cell] == 0 ? 1 : 0;
    }
    return open;
  }

  /** Returns whether the values are too many, where an open cell counts 1. Without values: no. */
  private static boolean isExceeded(Structure.Cage cage, byte[] values) {
    int[] cells = cage.cells();
    int sum = sum(cells, values);
    return cage.sum() != 0 && sum != 0 && sum + countOpen(cells, values) > cage.sum();
  }

  private static boolean isMissed(Structure.Cage cage, byte[] values) {
    int[] cells = cage.cells();
    return sum(cells, values) < cage.sum() && countOpen(cells, values) == 0;
  }

  private void addGroup(Layout.Group group) {
    addTwice(nameOf(group), group.kind(), group.cells());
  }

  private static String nameOf(Layout.Group group) {
    boolean isNumbered = group.kind() != Kind.DIAGONAL;
    return isNumbered ? group.name() : "the " + group.name();
  }

  private void addTwice(String name, Kind kind, int[] cells) {
    int twice = twice(values, cells);
    for (int value = 1; value <= layout.symbols; value++) {
      if ((twice & ValueSet.bit(value)) != 0) {
        int[] holders = holders(value, cells);
        String times = holders.length == 2 ? "twice" : holders.length + " times";
        found.add(
            name + " holds " + Symbols.of(value) + " " + times + ", " + places(kind, holders));
      }
    }
  }

  private int[] holders(int value, int[] cells) {
    int[] holders =
        new int[(int) Arrays.stream(cells).filter(cell -> values[cell] == value).count()];
    int count = 0;
    for (int cell : Layout.ascending(cells)) {
      if (values[cell] == value) {
        holders[count++] = cell;
      }
    }
    return holders;
  }

  private String places(Kind kind, int[] cells) {
    return switch (kind) {
      case ROW -> "in columns " + join(cells, cell -> "" + (layout.column(cell) + 1));
      case COLUMN -> "in rows " + join(cells, cell -> "" + (layout.row(cell) + 1));
      default -> "at " + join(cells, layout::placeName);
    };
  }

  /** Joins the names of the cells as in "a, b and c". */
  private static String join(int[] cells, IntFunction<String> name) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      names
          .append(i == 0 ? "" : i < cells.length - 1 ? ", " : " and ")
          .append(name.apply(cells[i]));
    }
    return names.toString();
  }

  private void addCage(Structure.Cage cage) {
    int[] cells = cage.cells();
    String sum = cage.sum() == 0 ? "" : " of sum " + cage.sum();
    String name = "the cage" + sum + " at " + layout.placeName(cells[0]);
    addTwice(name, Kind.OTHER, cells);
    int open = countOpen(cells, values);
    if (isExceeded(cage, values)) {
      String more = open == 0 ? "" : " and has " + Arguments.count(open, "open cell", "open cells");
      found.add(name + " holds " + sum(cells, values) + " in all" + more + ", which is too much");
    } else if (isMissed(cage, values)) {
      found.add(name + " is full and holds " + sum(cells, values) + " in all, which is too little");
    }
  }
}
