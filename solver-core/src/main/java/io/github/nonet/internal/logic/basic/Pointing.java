package io.github.nonet.internal.logic.basic;

import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Technique;

/**
 * <b>Pointing</b> (locked candidates, type 1): all places of a digit in a box lie in one line. The
 * digit goes into one of them, so it goes nowhere else in the line.
 *
 * <pre>
 *   . . . | . . . | . . .     * places of the digit in box 1
 *   * * . | - - - | - - -     - the digit is eliminated (row 2)
 *   . . . | . . . | . . .
 * </pre>
 */
public final class Pointing implements Finder {
  @Override
  public boolean find(State state, StepSink sink) {
    for (int box = Houses.FIRST_BOX; box < Houses.COUNT; box++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        int line = line(box, state.places(box, digit));
        if (line >= 0 && !LockedDigit.report(state, Technique.POINTING, digit, box, line, sink)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the line that has all of two or more places of the box, or -1. */
  private static int line(int box, int places) {
    int first = Integer.numberOfTrailingZeros(places);
    if (LockedDigit.areIn(Houses.placesInRow(first), places)) {
      return Houses.OF_CELL[Houses.CELLS[box][first]][0];
    }
    return LockedDigit.areIn(Houses.placesInColumn(first), places)
        ? Houses.OF_CELL[Houses.CELLS[box][first]][1]
        : -1;
  }
}
