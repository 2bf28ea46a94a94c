package io.github.nonet.internal.deduction;

import java.util.List;

/**
 * A candidate of a chain that is true or false, and its cause, given the link before it.
 *
 * @param by the kind of cause; it has no meaning for the first link
 * @param units the house, the cage or the form, or the houses of a sum followed by its cages
 */
record ChainLink(int cell, int value, boolean isTrue, Cause by, int... units) {
  enum Cause {
    /** Its cell holds one value. */
    CELL,
    /** It sees the one before it. */
    SIGHT,
    /** A house needs a place for its value, or a constraint a way. */
    UNITS
  }

  /** Returns the literal without its cause. */
  List<Object> literal() {
    return List.of(cell, value, isTrue);
  }
}
