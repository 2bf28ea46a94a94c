package io.github.nonet.internal.logic.onedigit;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Two strong links of a digit, joined by a weak link: {@code a = b - c = d}. If a is false, b is
 * true, so c is false and d is true. Hence a or d is true, and the digit is eliminated from the
 * cells that see both.
 */
final class DigitChain {
  private DigitChain() {}

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

  /**
   * Joins every two steps that share something and eliminate different candidates, and reports them
   * as one step.
   *
   * @param shared the property that the two must have in common
   * @return false if the sink wants no more
   */
  static boolean join(
      Technique technique, List<Step> found, Function<Step, ?> shared, StepSink sink) {
    for (int i = 0; i < found.size(); i++) {
      for (int j = i + 1; j < found.size(); j++) {
        Step first = found.get(i);
        Step second = found.get(j);
        if (shared.apply(first).equals(shared.apply(second))
            && !first.eliminations().equals(second.eliminations())
            && !sink.accept(Eliminations.join(technique, first, second))) {
          return false;
        }
      }
    }
    return true;
  }
}
