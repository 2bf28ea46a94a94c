package io.github.nonet.internal.logic.basic;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * <b>Full house</b>: a house has one open cell, so that cell holds the missing digit.
 *
 * <pre>
 *   5 3 4 | 6 7 8 | 9 * 2     row 1 lacks 1: * is 1
 * </pre>
 *
 * A cell that is the last of several houses makes one step, which names them all. Also called last
 * digit.
 */
public final class FullHouses implements Finder {
  @Override
  public boolean find(State state, StepSink sink) {
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      List<House> houses = List.of();
      int missing = 0;
      for (int house : Houses.OF_CELL[cell]) {
        if (open.and(Houses.SETS[house]).size() == 1) {
          houses = plus(houses, Houses.value(house));
          missing |= state.missing(house);
        }
      }
      int digit = ValueSet.lowest(missing);
      boolean isStep = Integer.bitCount(missing) == 1 && state.allows(cell, digit);
      if (isStep && !sink.accept(step(new Candidate(cell, digit), houses))) {
        return false;
      }
    }
    return true;
  }

  private static List<House> plus(List<House> houses, House house) {
    List<House> more = new ArrayList<>(houses);
    more.add(house);
    return more;
  }

  private static Step step(Candidate last, List<House> houses) {
    return Step.placing(Technique.FULL_HOUSE, List.of(last), new Reason.Single(last, houses));
  }
}
