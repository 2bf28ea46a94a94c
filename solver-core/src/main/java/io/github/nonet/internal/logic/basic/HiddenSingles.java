package io.github.nonet.internal.logic.basic;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * <b>Hidden single</b>: a digit has only one place in a house, so it belongs there. The other
 * candidates of the cell hide it.
 *
 * <pre>
 *   . . . | 7 . . | . . .     7 cannot be in row 1, row 2
 *   . . . | . . . | 7 . .     or column 1: in box 1, * is 7
 *   . * . | . . . | . . .
 *   7 . . |
 * </pre>
 *
 * If the digit is hidden there in several houses, one step names them all, starting with the house
 * of the fewest open cells, where people find it first. Boxes are searched first, as people do,
 * because the eye takes in a box at once. Also called unique candidate, or slicing and dicing.
 */
public final class HiddenSingles implements Finder {
  @Override
  public boolean find(State state, StepSink sink) {
    for (int i = 0; i < Houses.COUNT; i++) {
      int house = (Houses.FIRST_BOX + i) % Houses.COUNT;
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        int places = state.places(house, digit);
        if (Integer.bitCount(places) == 1) {
          int cell = Houses.CELLS[house][ValueSet.lowest(places)];
          if (firstHouse(state, cell, digit) == house
              && !sink.accept(step(state, new Candidate(cell, digit)))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Returns the house in which the single is reported: the box before the lines. */
  private static int firstHouse(State state, int cell, int digit) {
    int[] houses = Houses.OF_CELL[cell];
    if (isSingle(state, houses[2], digit)) {
      return houses[2];
    }
    return isSingle(state, houses[0], digit) ? houses[0] : houses[1];
  }

  private static boolean isSingle(State state, int house, int digit) {
    return Integer.bitCount(state.places(house, digit)) == 1;
  }

  private static Step step(State state, Candidate single) {
    List<Integer> houses = new ArrayList<>();
    for (int i = Houses.OF_CELL[single.cell()].length - 1; i >= 0; i--) {
      int house = Houses.OF_CELL[single.cell()][i];
      if (isSingle(state, house, single.digit())) {
        houses.add(house);
      }
    }
    houses.sort(Comparator.comparingInt(house -> openCells(state, house)));
    return Step.placing(
        Technique.HIDDEN_SINGLE,
        List.of(single),
        new Reason.Single(single, Houses.values(Lists.toArray(houses))));
  }

  private static int openCells(State state, int house) {
    return Houses.SETS[house].and(state.open()).size();
  }
}
