package io.github.nonet.internal.logic.basic;

import io.github.nonet.internal.logic.CellSet;
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
  public boolean find(State state, Technique technique, StepSink sink) {
    for (int box = Houses.FIRST_BOX; box < Houses.COUNT; box++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        CellSet places = state.cells(box, digit);
        if (places.size() > 1 && !report(state, technique, digit, places, box, sink)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean report(
      State state, Technique technique, int digit, CellSet places, int box, StepSink sink) {
    int[] houses = Houses.OF_CELL[places.first()];
    return Lock.report(state, technique, digit, places, box, houses[0], sink)
        && Lock.report(state, technique, digit, places, box, houses[1], sink);
  }
}
