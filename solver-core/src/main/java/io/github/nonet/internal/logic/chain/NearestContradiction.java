package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.Lists;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The contradiction among the consequences of a premise that is nearest to it: a candidate that is
 * true and false, a cell without candidates, a digit without a place.
 */
final class NearestContradiction {
  private final Implications graph;
  private final State state;
  private final Expansion expansion;
  private int[] ends;
  private int least = Integer.MAX_VALUE;

  NearestContradiction(Implications graph, Expansion expansion) {
    this.graph = graph;
    state = graph.state;
    this.expansion = expansion;
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      int at = cell;
      int[] digits =
          IntStream.rangeClosed(1, Houses.SIZE).filter(d -> state.allows(at, d)).toArray();
      for (int digit : digits) {
        consider(literal(cell, digit, true), literal(cell, digit, false));
      }
      considerAllGone(IntStream.of(digits).map(digit -> literal(at, digit, false)).toArray());
    }
    for (int house = 0; house < Houses.COUNT; house++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        considerHouse(house, digit);
      }
    }
  }

  private void considerHouse(int house, int digit) {
    List<Integer> places = state.cells(house, digit).toList();
    considerAllGone(places.stream().mapToInt(cell -> literal(cell, digit, false)).toArray());
  }

  /** What the state has no candidate for does not follow from the premise. */
  private void considerAllGone(int... choice) {
    if (choice.length > 0) {
      consider(choice);
    }
  }

  private int literal(int cell, int digit, boolean on) {
    return graph.literal(cell, digit, on);
  }

  private void consider(int... literals) {
    int sum = 0;
    for (int literal : literals) {
      if (!expansion.contains(literal)) {
        return;
      }
      sum += expansion.distance(literal);
    }
    if (sum < least) {
      least = sum;
      ends = literals;
    }
  }

  /** Returns the literals that contradict each other; there are some. */
  List<Integer> ends() {
    return Lists.of(ends);
  }
}
