package io.github.nonet.internal.rules;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.sets.Lists;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks and compares the constraints of rules. */
public final class ConstraintLists {
  private ConstraintLists() {}

  /** Returns a constraint with its table; throws if it does not fit the layout. */
  public static ConstraintData fitting(GridLayout layout, ConstraintData constraint) {
    if (constraint.kind() == ConstraintKind.ALL_OF) {
      throw Refusal.argument("allOf is not a way of anyOf", "it within anyOf");
    }
    constraint.requireFits(layout.symbols, layout.cells());
    return constraint.forSymbols(layout.symbols);
  }

  /** Returns a number, or a cell, followed by others. */
  public static int[] joined(int first, int... others) {
    return Lists.joined(new int[] {first}, others);
  }

  /** Returns whether both lists have the same constraints, in any order. */
  static boolean areSame(List<ConstraintData> constraints, List<ConstraintData> others) {
    return constraints.equals(others)
        || constraints.size() == others.size() && counts(constraints).equals(counts(others));
  }

  private static Map<ConstraintData, Integer> counts(List<ConstraintData> constraints) {
    Map<ConstraintData, Integer> counts = new HashMap<>();
    constraints.forEach(
        constraint -> counts.merge(constraint, 1, (first, second) -> first + second));
    return counts;
  }
}
