package io.github.nonet.internal.logic.basic;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Technique;
import java.util.List;

/**
 * <b>Hidden pair, triple, quadruple</b>: two, three or four digits of a house have the same number
 * of cells together. These cells hold these digits, in some order, so every other candidate goes
 * from them.
 *
 * <pre>
 *   1 2 and others  |  .  .  .        in the box, 1 and 2 go nowhere
 *   .   .   .       |  .  .  .        but into the two cells: the
 *   1 2 and others  |  .  .  .        others go
 * </pre>
 *
 * A hidden subset is what a naked subset of the other open cells of the house leaves.
 */
public final class HiddenSubsets implements Finder {
  private final Technique technique;
  private final int size;
  private final HallSets hallSets;
  private final int[] places = new int[Houses.SIZE + 1];

  /**
   * @param size how many digits, 2 to 4
   * @param hallSets say in which houses there may be a subset of a size
   */
  public HiddenSubsets(Technique technique, int size, HallSets hallSets) {
    this.technique = technique;
    this.size = size;
    this.hallSets = hallSets;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    HallSets.Sizes sizes = hallSets.sizes(state);
    for (int i = 0; i < Houses.COUNT; i++) {
      int house = (Houses.FIRST_BOX + i) % Houses.COUNT;
      if (sizes.mayBeHidden(house, size) && !findIn(state, house, sink)) {
        return false;
      }
    }
    return true;
  }

  private boolean findIn(State state, int house, StepSink sink) {
    for (int digit = 1; digit <= Houses.SIZE; digit++) {
      places[digit] = state.places(house, digit);
    }
    return Unions.find(places, size, (digits, union) -> report(state, house, digits, union, sink));
  }

  private boolean report(State state, int house, int digits, int union, StepSink sink) {
    CellSet cells = Houses.cells(house, union);
    Eliminations gone = new Eliminations(state);
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      gone.add(cell, ~digits);
    }
    return gone.isEmpty()
        || sink.accept(
            gone.step(
                technique,
                NakedSubsets.reason(state, digits, cells, List.of(Houses.value(house)))));
  }
}
