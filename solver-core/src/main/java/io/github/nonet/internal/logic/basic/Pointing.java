package io.github.nonet.internal.logic.basic;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Pattern;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;

/**
 * <b>Pointing</b> (locked candidates, type 1): all places of a digit in a box lie in one line. The
 * digit goes into one of them, so it goes nowhere else in the line.
 *
 * <pre>
 *   . . . | - - - | - - -     * places of the digit in box 1
 *   * * . | - - - | - - -     - the digit is eliminated (row 2)
 *   . . . | . . . | . . .
 * </pre>
 */
public final class Pointing implements Finder {
  @Override
  public boolean find(State state, Technique technique, StepSink sink) {
    for (int box = Houses.FIRST_BOX; box < Houses.COUNT; box++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        if (!findIn(state, box, digit, technique, sink)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean findIn(
      State state, int box, int digit, Technique technique, StepSink sink) {
    CellSet inBox = state.cells(box, digit);
    if (inBox.size() < 2) {
      return true;
    }
    int[] houses = Houses.OF_CELL[inBox.first()];
    for (int line : new int[] {houses[0], houses[1]}) {
      CellSet gone = state.cells(line, digit).andNot(inBox);
      if (Houses.SETS[line].containsAll(inBox) && !gone.isEmpty()) {
        Pattern pattern =
            new Pattern.LockedCandidates(
                digit, inBox.toList(), Houses.value(box), Houses.value(line));
        Step step = new Eliminations(state).add(digit, gone).step(technique, pattern);
        if (!sink.accept(step)) {
          return false;
        }
      }
    }
    return true;
  }
}
