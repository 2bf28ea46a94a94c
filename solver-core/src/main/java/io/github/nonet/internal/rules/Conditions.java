package io.github.nonet.internal.rules;

import io.github.nonet.internal.Lists;
import io.github.nonet.internal.constraints.Condition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks and compares the constraints of rules. */
public final class Conditions {
  private Conditions() {}

  /** Returns a constraint with its table; throws if it does not fit the layout. */
  public static Condition fitting(Layout layout, Condition condition) {
    condition.requireFits(layout.symbols, layout.cells());
    return condition.forSymbols(layout.symbols);
  }

  /** Returns a number, or a cell, and others behind it. */
  public static int[] joined(int first, int... others) {
    return Lists.joined(new int[] {first}, others);
  }

  /** Returns whether both lists have the same constraints, in any order. */
  static boolean areSame(List<Condition> conditions, List<Condition> others) {
    return conditions.equals(others)
        || conditions.size() == others.size() && counts(conditions).equals(counts(others));
  }

  private static Map<Condition, Integer> counts(List<Condition> conditions) {
    Map<Condition, Integer> counts = new HashMap<>();
    conditions.forEach(condition -> counts.merge(condition, 1, (first, second) -> first + second));
    return counts;
  }
}
