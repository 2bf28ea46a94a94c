package io.github.nonet.variant;

import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;

/** The state of a {@link Constraint}. */
abstract class ConstraintData {
  /*
   * A class of its own for the sake of forged streams, as RulesTables is. The object that such a
   * stream leaves half made is a thermometer of two cells.
   */

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
}
