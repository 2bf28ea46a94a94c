package io.github.nonet.internal.rules;

import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.groups.Structure;

/** Tells quickly whether anything in a grid contradicts its rules. */
public final class Conflicts {
  private Conflicts() {}

  /** Returns whether there is none. */
  public static boolean areNone(RulesTables rules, byte[] values) {
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
}
