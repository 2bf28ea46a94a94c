package io.github.nonet.internal.logic.unique;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;
import java.util.List;

/**
 * <b>BUG + 1</b>: a bivalue universal grave is a state in which every open cell has two candidates,
 * and every candidate occurs twice in each of its houses. Exchanging the two candidates in all
 * cells of a solution gives a second solution, so a proper puzzle never reaches such a state. If
 * only one extra candidate keeps the state from being a grave, that candidate is true.
 *
 * <pre>
 *   12 . . | 12 . .     in each house each digit is twice,
 *   23 . . | 23 . .     but x is three times in row, column and box of one cell:
 *   13 . . | 13x . .    it is x
 * </pre>
 *
 * <p>The name and the proof are due to Nick70 and other players of 2005. As in HoDoKu, the step
 * eliminates the other candidates of the cell.
 */
public final class BivalueGrave implements Finder {
  private static final int NONE = -1;

  @Override
  public boolean find(State state, StepSink sink) {
    int cell = onlyTrivalue(state);
    int extra = cell == NONE ? 0 : extra(state, cell);
    if (extra == 0) {
      return true;
    }
    Eliminations gone =
        new Eliminations(state).add(cell, ValueSet.without(state.digits(cell), extra));
    return sink.accept(
        gone.step(Technique.BUG_PLUS_1, new Reason.Bug(List.of(new Candidate(cell, extra)))));
  }

  /** Returns the one cell with three candidates if all others have two, or else -1. */
  private static int onlyTrivalue(State state) {
    CellSet trivalue = state.cellsWith(3);
    boolean isOnly =
        trivalue.size() == 1 && state.cellsWith(2).with(trivalue.first()).equals(state.open());
    return isOnly ? trivalue.first() : NONE;
  }

  /**
   * Returns the digit that occurs three times in the houses of the cell, or 0 if this is not a
   * grave.
   */
  private static int extra(State state, int cell) {
    int extra = 0;
    for (int rest = state.digits(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      extra = Integer.bitCount(state.places(Houses.OF_CELL[cell][0], digit)) == 3 ? digit : extra;
    }
    for (int house = 0; house < Houses.COUNT; house++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        int count = Integer.bitCount(state.places(house, digit));
        boolean more = digit == extra && Houses.SETS[house].contains(cell);
        if (count != 0 && count != (more ? 3 : 2)) {
          return 0;
        }
      }
    }
    return extra;
  }
}
