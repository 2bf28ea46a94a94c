package io.github.nonet.internal.logic.basic;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.List;

/**
 * <b>Naked single</b>: an open cell has only one candidate, so it holds that digit.
 *
 * <pre>
 *   5 . 2 | . 8 . | . 1 .     the peers of * hold every digit but 7:
 *   . * . | 4 . . | 3 . .     * is 7
 *   9 . 6 | . . . | . . .
 * </pre>
 *
 * Also called sole candidate.
 */
public final class NakedSingles implements Finder {
  @Override
  public boolean find(State state, StepSink sink) {
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      if (Integer.bitCount(state.digits(cell)) == 1) {
        int digit = ValueSet.lowest(state.digits(cell));
        if (!sink.accept(step(new Candidate(cell, digit)))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Step step(Candidate single) {
    return Step.placing(
        Technique.NAKED_SINGLE, List.of(single), new Reason.Single(single, List.of()));
  }
}
