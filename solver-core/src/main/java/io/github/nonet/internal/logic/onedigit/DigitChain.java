package io.github.nonet.internal.logic.onedigit;

import io.github.nonet.Candidate;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Two strong links of a digit, joined by a weak link: {@code a = b - c = d}. If b is true, c is
 * not, and d is. So a or d is true, and the digit goes from the cells that see both.
 */
final class DigitChain {
  private DigitChain() {}

  /** Returns the cells with the digit that see both ends. */
  static CellSet seenByBoth(State state, int digit, int a, int d) {
    return state.cells(digit).and(Houses.PEERS[a]).and(Houses.PEERS[d]);
  }

  /** Returns the step of the chain {@code a = b - c = d}. */
  static Step step(State state, Technique technique, int digit, CellSet gone, int... cells) {
    List<Chain.Node> nodes =
        IntStream.of(cells)
            .mapToObj(cell -> Chain.Node.of(new Candidate(cell, digit)))
            .collect(Lists.toList());
    return new Eliminations(state)
        .add(digit, gone)
        .step(technique, new Chain(nodes, List.of(true, false, true)));
  }

  /** Returns the step that does what two do, read as one. */
  static Step join(Technique technique, Step first, Step second) {
    List<Candidate> gone = new ArrayList<>(first.eliminations());
    gone.addAll(second.eliminations());
    return Step.eliminating(
        technique, gone, new Reason.Several(List.of(first.reason(), second.reason())));
  }
}
