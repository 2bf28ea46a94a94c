package io.github.nonet.internal.logic.basic;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Pattern;
import io.github.nonet.logic.Technique;

/** What pointing and claiming have in common: a digit of one house is locked in another. */
final class Lock {
  private Lock() {}

  /**
   * Reports the step if all places of the digit in the house lie in the target, and the target has
   * more.
   *
   * @return whether to go on
   */
  static boolean report(
      State state,
      Technique technique,
      int digit,
      CellSet places,
      int house,
      int target,
      StepSink sink) {
    CellSet gone = state.cells(target, digit).andNot(places);
    if (gone.isEmpty() || !Houses.SETS[target].containsAll(places)) {
      return true;
    }
    Pattern pattern =
        new Pattern.LockedCandidates(
            digit, places.toList(), Houses.value(house), Houses.value(target));
    return sink.accept(new Eliminations(state).add(digit, gone).step(technique, pattern));
  }
}
