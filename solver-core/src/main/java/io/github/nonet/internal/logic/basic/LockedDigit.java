package io.github.nonet.internal.logic.basic;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;

/** What pointing and claiming have in common: a digit of one house is locked in another. */
final class LockedDigit {
  private LockedDigit() {}

  /**
   * Reports the step if the target has places of the digit outside the house, whose places all lie
   * in the target.
   *
   * @return whether to continue
   */
  static boolean report(
      State state, Technique technique, int digit, int house, int target, StepSink sink) {
    CellSet gone = state.cells(target, digit).andNot(Houses.SETS[house]);
    if (gone.isEmpty()) {
      return true;
    }
    Reason reason =
        new Reason.LockedCandidates(
            digit, state.cells(house, digit).toList(), Houses.value(house), Houses.value(target));
    return sink.accept(new Eliminations(state).add(digit, gone).step(technique, reason));
  }

  /** Returns whether there are two or more places, all of them in the set. */
  static boolean areIn(int set, int places) {
    return (places & ~set) == 0 && (places & places - 1) != 0;
  }
}
