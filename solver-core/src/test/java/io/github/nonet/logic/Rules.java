package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What the rules alone say of the candidates of a state. */
final class Rules {
  private final List<Set<Candidate>> choices = new ArrayList<>();

  Rules(State state) {
    for (int cell : state.open().toList()) {
      choices.add(Set.copyOf(state.candidatesByDigit(CellSet.of(cell), Houses.ALL_DIGITS)));
    }
    for (CellSet house : Houses.SETS) {
      for (int digit = 1; digit <= 9; digit++) {
        choices.add(Set.copyOf(state.candidatesByDigit(house, 1 << digit)));
      }
    }
    choices.removeIf(Set::isEmpty);
  }

  /** Returns sets of candidates one of which is true: of a cell, of a digit in a house. */
  List<Set<Candidate>> choices() {
    return choices;
  }

  /** Returns whether one candidate at most is true. */
  static boolean exclude(Candidate one, Candidate other) {
    return one.cell() == other.cell()
        ? one.digit() != other.digit()
        : one.digit() == other.digit() && Houses.see(one.cell(), other.cell());
  }
}
