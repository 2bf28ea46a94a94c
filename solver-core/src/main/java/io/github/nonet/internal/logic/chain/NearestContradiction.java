package io.github.nonet.internal.logic.chain;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.Lists;
import java.util.List;

/**
 * The contradiction that is nearest to a premise among its consequences: a candidate that is true
 * and false, a cell without candidates, or a digit without a place.
 */
final class NearestContradiction {
  private final Implications graph;
  private final Expansion expansion;
  private int[] ends;
  private int least = Integer.MAX_VALUE;

  NearestContradiction(Implications graph, Expansion expansion) {
    this.graph = graph;
    State state = graph.state;
    this.expansion = expansion;
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      List<Candidate> choice = state.candidatesByCell(CellSet.of(cell));
      choice.forEach(candidate -> consider(literal(candidate, true), literal(candidate, false)));
      considerAllGone(choice);
    }
    for (int house = 0; house < Houses.COUNT; house++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        considerAllGone(state.cells(house, digit).candidates(digit));
      }
    }
  }

  /** A cell or digit without candidates in the state is not a consequence of the premise. */
  private void considerAllGone(List<Candidate> choice) {
    if (!choice.isEmpty()) {
      consider(choice.stream().mapToInt(candidate -> literal(candidate, false)).toArray());
    }
  }

  private int literal(Candidate candidate, boolean on) {
    return graph.literal(candidate.cell(), candidate.digit(), on);
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

  /** Returns the literals that contradict each other, which must exist. */
  List<Integer> ends() {
    return Lists.of(ends);
  }
}
