package io.github.nonet.internal.logic.basic;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;

/**
 * Locked candidates: all places of a digit in one house also lie in another house. The digit is in
 * one of them, so it is nowhere else in the other house.
 *
 * <p><b>Pointing</b> (type 1), from a box to a line:
 *
 * <pre>
 *   . . . | . . . | . . .     * places of the digit in box 1
 *   * * . | - - - | - - -     - the digit is eliminated (row 2)
 *   . . . | . . . | . . .
 * </pre>
 *
 * <p><b>Claiming</b> (type 2; box/line reduction), from a line to a box:
 *
 * <pre>
 *   * * . | . . . | . . .     * places of the digit in row 1
 *   - - - | . . . | . . .     - the digit is eliminated (box 1)
 *   - - - | . . . | . . .
 * </pre>
 */
public final class LockedFinder implements Finder {
  private final Technique technique;
  private final boolean points;

  /** Finds pointing or claiming. */
  public LockedFinder(Technique technique) {
    this.technique = technique;
    points = technique == Technique.POINTING;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    int end = points ? Houses.COUNT : Houses.FIRST_BOX;
    for (int house = points ? Houses.FIRST_BOX : 0; house < end; house++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        int target = target(house, state.places(house, digit));
        if (target >= 0 && !report(state, digit, house, target, sink)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns the other house that contains all these places of a house, if there are two or more;
   * otherwise -1.
   */
  private int target(int house, int places) {
    int first = ValueSet.lowest(places);
    if (areIn(Houses.placesInRow(first), places)) {
      return Houses.OF_CELL[Houses.CELLS[house][first]][points ? 0 : 2];
    }
    return points && areIn(Houses.placesInColumn(first), places)
        ? Houses.OF_CELL[Houses.CELLS[house][first]][1]
        : -1;
  }

  /** Returns whether there are two or more places, all of them in the set. */
  private static boolean areIn(int set, int places) {
    return (places & ~set) == 0 && !ValueSet.hasAtMostOne(places);
  }

  /** Reports the step if the target has more places of the digit; returns whether to continue. */
  private boolean report(State state, int digit, int house, int target, StepSink sink) {
    CellSet gone = state.cells(target, digit).andNot(Houses.SETS[house]);
    if (gone.isEmpty()) {
      return true;
    }
    Reason reason =
        new Reason.LockedCandidates(
            digit, state.cells(house, digit).toList(), Houses.value(house), Houses.value(target));
    return sink.accept(new Eliminations(state).add(digit, gone).step(technique, reason));
  }
}
