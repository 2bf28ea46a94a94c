package io.github.nonet.internal.deduction;

import java.util.List;

/**
 * A candidate of a chain that is true or false, and why it is if the one before it holds.
 *
 * @param by what it is due to; of the first one this says nothing
 * @param units the house, the cage or the form; the houses of a sum and then its cages
 */
record ChainLink(int cell, int value, boolean isTrue, Cause by, int... units) {
  enum Cause {
    /** Its cell has one value. */
    CELL,
    /** It sees the one before it. */
    SIGHT,
    /** A house has a place for its value, a constraint a way. */
    UNITS
  }

  /** Returns what it says, without its cause. */
  List<Object> literal() {
    return List.of(cell, value, isTrue);
  }
}
