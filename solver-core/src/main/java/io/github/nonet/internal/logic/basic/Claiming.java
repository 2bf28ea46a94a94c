package io.github.nonet.internal.logic.basic;

import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Technique;

/**
 * <b>Claiming</b> (locked candidates, type 2; box/line reduction): all places of a digit in a line
 * lie in one box. The digit goes into one of them, so it goes nowhere else in the box.
 *
 * <pre>
 *   * * . | . . . | . . .     * places of the digit in row 1
 *   - - - | . . . | . . .     - the digit is eliminated (box 1)
 *   - - - | . . . | . . .
 * </pre>
 */
public final class Claiming implements Finder {
  @Override
  public boolean find(State state, StepSink sink) {
    for (int line = 0; line < Houses.FIRST_BOX; line++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        int places = state.places(line, digit);
        int first = Integer.numberOfTrailingZeros(places);
        if (LockedDigit.areIn(Houses.placesInRow(first), places)) {
          int box = Houses.OF_CELL[Houses.CELLS[line][first]][2];
          if (!LockedDigit.report(state, Technique.CLAIMING, digit, line, box, sink)) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
