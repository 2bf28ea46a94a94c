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
 * <b>Hidden pair, triple, quadruple</b>: two, three or four digits of a house have as many places
 * together. These cells hold these digits, in some order, so every other candidate goes from them.
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
  private final HallSets hallSets;
  private final int[] places = new int[Houses.SIZE + 1];

  /** Makes a finder that looks for a size only where these say that there may be one. */
  public HiddenSubsets(HallSets hallSets) {
    this.hallSets = hallSets;
  }

  @Override
  public boolean find(State state, Technique technique, StepSink sink) {
    HallSets.Sizes sizes = hallSets.sizes(state);
    for (int i = 0; i < Houses.COUNT; i++) {
      int house = (Houses.FIRST_BOX + i) % Houses.COUNT;
      if (sizes.mayBeHidden(house, size(technique)) && !findIn(state, house, technique, sink)) {
        return false;
      }
    }
    return true;
  }

  private boolean findIn(State state, int house, Technique technique, StepSink sink) {
    for (int digit = 1; digit <= Houses.SIZE; digit++) {
      places[digit] = state.places(house, digit);
    }
    return Unions.find(
        places,
        size(technique),
        (digits, union) -> report(state, house, digits, union, technique, sink));
  }

  private static int size(Technique technique) {
    return switch (technique) {
      case HIDDEN_PAIR -> 2;
      case HIDDEN_TRIPLE -> 3;
      default -> 4;
    };
  }

  private static boolean report(
      State state, int house, int digits, int union, Technique technique, StepSink sink) {
    CellSet cells = Houses.cells(house, union);
    Eliminations gone = new Eliminations(state);
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      gone.add(cell, ~digits);
    }
    return gone.isEmpty()
        || sink.accept(
            gone.step(
                technique, Subsets.pattern(state, digits, cells, List.of(Houses.value(house)))));
  }
}
