package io.github.nonet.internal.rules;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.constraints.WholeCheck;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.ValueSet;

/** Finds quickly whether anything in a grid contradicts its rules. */
public final class Conflicts {
  /*
   * Clashes lists the conflicts, and makes a list for each value of each house. A caller that only
   * asks whether there is one, such as a parser, gets the answer here about ten times as fast.
   */

  private Conflicts() {}

  /**
   * Returns whether there is no conflict, not even with constraints.
   *
   * @param watch asked often; it may throw
   */
  public static boolean isConsistent(RulesTables rules, byte[] values, Watch watch) {
    return areNone(rules, values)
        && new WholeCheck(rules.forms, rules.layout.symbols, values, watch).areMet();
  }

  /** Returns whether there is no conflict of groups and cages. */
  public static boolean areNone(RulesTables rules, byte[] values) {
    for (GridLayout.NamedGroup group : rules.layout.groups) {
      if (twice(values, group.cells()) != 0) {
        return false;
      }
    }
    for (Structure.Cage cage : rules.structure.cages()) {
      if (twice(values, cage.cells()) != 0 || isMissed(cage, values)) {
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

  private static boolean isMissed(Structure.Cage cage, byte[] values) {
    int sum = 0;
    int open = 0;
    for (int cell : cage.cells()) {
      sum += values[cell];
      open += values[cell] == 0 ? 1 : 0;
    }
    return cage.isMissedBy(sum, open);
  }
}
