package io.github.nonet.internal.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.chain.Conclusions.Conclusion;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ConclusionsTest {
  /** A puzzle that needs forcing chains. */
  private static final Board PUZZLE =
      Board.parse(
          "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

  private static Consequences facts(State state) {
    Consequences facts = new Consequences(Graphs.grouped(state));
    facts.close();
    return facts;
  }

  @Test
  void first_isThatOfAll() {
    Candidates state = Candidates.of(PUZZLE);
    int compared = 0;
    for (Step step : LogicalSolver.standard().solve(state).steps()) {
      if (step.technique() == Technique.FORCING_CHAIN_CONTRADICTION || compared == 0) {
        Consequences facts = facts(State.of(state));
        List<Conclusion> all = new ArrayList<>(Conclusions.of(facts).keySet());
        assertThat(Conclusions.first(facts)).isEqualTo(all.isEmpty() ? null : all.get(0));
        assertThat(all).isSorted();
        compared += all.isEmpty() ? 0 : 1;
      }
      state = step.applyTo(state);
    }
    assertThat(compared).isPositive();
  }

  @Test
  void first_emptyGrid_null() {
    State empty = State.of(Candidates.of(Board.EMPTY));
    assertThat(Conclusions.first(facts(empty))).isNull();
    assertThat(ForcingChains.first(empty)).isNull();
  }

  @Test
  void compareTo_placementsThenByCellThenByDigitThenContradictions() {
    List<Conclusion> inOrder =
        List.of(
            new Conclusion(true, true, 0, 9),
            new Conclusion(false, true, 0, 9),
            new Conclusion(true, true, 1, 1),
            new Conclusion(false, true, 80, 9),
            new Conclusion(true, false, 0, 1),
            new Conclusion(false, false, 0, 2),
            new Conclusion(true, false, 80, 9));
    List<Conclusion> shuffled = new ArrayList<>(inOrder);
    Collections.shuffle(shuffled, new Random(4));
    Collections.sort(shuffled);
    assertThat(shuffled).isEqualTo(inOrder);
  }
}
