package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.internal.sets.Lists;
import java.util.List;

/**
 * A candidate of a chain that is true or false, and its cause, given the link before it. With
 * several cells, at least one of the candidates is true, or all are false.
 *
 * @param by the kind of cause; it has no meaning for the first link
 * @param units the house, the cage or the form, or the houses of a sum followed by its cages
 */
record ChainLink(List<Integer> cells, int value, boolean isTrue, Cause by, int... units) {
  enum Cause {
    /** Its cell holds one value. */
    CELL,
    /** It sees the one before it. */
    SIGHT,
    /** A house needs a place for its value, or a constraint a way. */
    UNITS
  }

  List<Candidate> candidates() {
    return cells.stream().map(cell -> new Candidate(cell, value)).collect(Lists.toList());
  }

  /** Returns the literal without its cause. */
  List<Object> literal() {
    return List.of(cells, value, isTrue);
  }
}
