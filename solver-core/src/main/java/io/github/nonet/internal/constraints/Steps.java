package io.github.nonet.internal.constraints;

import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;

/**
 * The steps by which a machine reads the values of cells in their order. States are any
 * non-negative numbers.
 */
final class Steps {
  /** The result of a step that is not allowed. */
  static final int NONE = -1;

  private final IntSupplier start;
  private final IntBinaryOperator next;
  private final IntPredicate accepting;

  /**
   * @param start the state before the first cell
   * @param next the state after a state and a value, negative if the value is not allowed there
   * @param accepting whether a state is good after the last cell
   */
  Steps(IntSupplier start, IntBinaryOperator next, IntPredicate accepting) {
    this.start = start;
    this.next = next;
    this.accepting = accepting;
  }

  int start() {
    return start.getAsInt();
  }

  int next(int state, int value) {
    return next.applyAsInt(state, value);
  }

  boolean accepts(int state) {
    return accepting.test(state);
  }
}
