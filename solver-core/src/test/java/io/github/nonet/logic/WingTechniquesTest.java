package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wings and remote pairs in small states. */
class WingTechniquesTest {
  private static final Candidates EMPTY = Candidates.of(Board.EMPTY);

  /** Returns the empty grid, but 1 and 2 are alone in the pairs, and elsewhere in one cell. */
  private static Candidates pairsAround(int target, Integer... pairs) {
    Candidates state = EMPTY;
    for (int cell = 0; cell < 81; cell++) {
      if (List.of(pairs).contains(cell)) {
        state = States.only(state, cell, 1, 2);
      } else if (cell != target) {
        state = state.without(cell, 1).without(cell, 2);
      }
    }
    return state;
  }

  private static List<Integer> cells(Step step) {
    return ((Chain) step.reason())
        .nodes().stream().map(node -> node.candidates().get(0).cell()).distinct().toList();
  }

  /** A circle of eight pairs: from r1c1 to r5c9 one way has four of them, the other six. */
  @Test
  void remotePair_theShortestChainOfThoseThatEliminateTheSame() {
    Candidates state = pairsAround(8, 0, 10, 13, 49, 52, 44, 80, 72);
    List<Step> steps = States.steps(Technique.REMOTE_PAIR, state);
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations())
        .containsExactly(new Candidate(8, 1), new Candidate(8, 2));
    assertThat(cells(steps.get(0))).containsExactly(0, 72, 80, 44);
  }
}
