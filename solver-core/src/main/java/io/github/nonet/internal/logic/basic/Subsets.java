package io.github.nonet.internal.logic.basic;

import io.github.nonet.House;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.State;
import io.github.nonet.logic.Reason;
import java.util.List;

/** Makes the reason of naked and hidden subsets. */
final class Subsets {
  private Subsets() {}

  static Reason reason(State state, int digits, CellSet cells, List<House> houses) {
    return new Reason.Subset(
        State.digitList(digits), cells.toList(), houses, state.candidatesByDigit(cells, digits));
  }
}
