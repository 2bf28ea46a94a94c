package io.github.nonet.variant;

import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.rules.LayoutPlan;
import java.util.Arrays;

/** The state of a {@link Constraint}. */
abstract class ConstraintData {
  /*
   * A class of its own for the sake of forged streams, as RulesState is. The object that such a
   * stream leaves half made is a thermometer of two cells.
   */

  /** So many values are assumed where nothing tells how many there are. */
  private static final int USUAL_SYMBOLS = 9;

  final Condition condition;

  /** For how many values the constraint is, or 0 if that is not known. */
  final int symbols;

  ConstraintData() {
    this(Condition.of(Kind.THERMOMETER, new int[0], new int[] {0, 1}), 0);
  }

  ConstraintData(Condition condition, int symbols) {
    this.condition = condition;
    this.symbols = symbols;
  }

  /** Returns how many values there are, as far as one for each cell tells it; throws if none. */
  final int requireValues(int... values) {
    if (values.length != condition.cells().length) {
      throw new IllegalArgumentException(
          "values has length " + values.length + "; expected " + condition.cells().length);
    }
    int most = Math.max(USUAL_SYMBOLS, Arrays.stream(values).max().orElse(0));
    int known = symbols > 0 ? symbols : Math.min(most, LayoutPlan.MOST_SYMBOLS);
    for (int value : values) {
      if (value < 1 || value > known) {
        throw new IllegalArgumentException("value is " + value + "; expected 1 to " + known);
      }
    }
    return known;
  }
}
