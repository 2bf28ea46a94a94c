package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.internal.sets.Lists;
import java.util.List;

/**
 * A candidate of a chain that is true or false, and why it is if the one before it holds. With
 * several cells, at least one of the candidates is true, or all are false.
 *
 * @param by what it is due to; of the first one this says nothing
 * @param units the house, the cage or the form; the houses of a sum and then its cages
 */
record ChainLink(List<Integer> cells, int value, boolean isTrue, Cause by, int... units) {
  enum Cause {
    /** Its cell has one value. */
    CELL,
    /** It sees the one before it. */
    SIGHT,
    /** A house has a place for its value, a constraint a way. */
    UNITS
  }

  List<Candidate> candidates() {
    return cells.stream().map(cell -> new Candidate(cell, value)).collect(Lists.toList());
  }

  /** Returns what it says, without its cause. */
  List<Object> literal() {
    return List.of(cells, value, isTrue);
  }
}
