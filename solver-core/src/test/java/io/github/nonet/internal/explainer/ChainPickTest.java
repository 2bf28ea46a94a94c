package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ChainPickTest {
  /** Some kind, with others before and after it. */
  private static final ChainKind KIND = ChainKind.CELL;

  private final Deduction best = new Deduction();
  private final ChainPick pick = new ChainPick(best);
  private final ChainEnds ends = new ChainEnds();

  @BeforeEach
  void begin() {
    pick.begin();
  }

  /** Makes one chain of this many statements, one after the other. */
  private void chain(int nodes) {
    ChainConsequences run = new ChainConsequences(new ChainConsequences.Visits());
    run.clear();
    for (int node = 0; node < nodes; node++) {
      run.add(node, true, Assumption.IN_CELL);
      if (node > 0) {
        run.addParent(node - 1);
      }
      run.enter(node, true);
    }
    ends.count = 1;
    ends.runs[0] = run;
    ends.nodes[0] = nodes - 1;
  }

  private void offer(double base, ChainKind kind, int nodes, int candidate, boolean isOn) {
    chain(nodes);
    pick.offer(base, kind, Assumption.IN_CELL, ends, candidate, isOn);
  }

  @Test
  void offer_false_goes() {
    offer(8.0, KIND, 5, 9 * 40 + 8, false);
    assertThat(pick.found()).isTrue();
    assertThat(pick.nodes()).isEqualTo(5);
    assertThat(best.rating).isEqualTo(8.0);
    assertThat(best.places()).isFalse();
    assertThat(best.removedFrom(40)).isEqualTo(1 << 8);
  }

  @Test
  void offer_true_isPlaced() {
    offer(8.0, KIND, 8, 9 * 40 + 8, true);
    assertThat(best.rating).isEqualTo(8.1);
    assertThat(best.placedCell).isEqualTo(40);
    assertThat(best.placedDigit).isEqualTo(8);
    assertThat(best.removesAny()).isFalse();
  }

  @Test
  void offer_theLowestRatedThenTheShortestThenTheFirstKind() {
    offer(8.0, KIND, 6, 1, false);
    offer(8.1, KIND, 3, 2, false);
    offer(8.0, KIND, 7, 3, false);
    offer(8.0, ChainKind.HOUSE, 6, 4, false);
    offer(8.0, KIND, 6, 5, false);
    assertThat(best.removedFrom(0)).isEqualTo(1 << 1);
    offer(8.0, ChainKind.XY, 6, 6, false);
    assertThat(best.removedFrom(0)).isEqualTo(1 << 6);
    offer(8.0, KIND, 5, 7, false);
    assertThat(best.removedFrom(0)).isEqualTo(1 << 7);
    offer(7.5, KIND, 9, 8, false);
    assertThat(best.removedFrom(0)).isEqualTo(1 << 8);
  }

  @Test
  void isBetter_anythingAtFirst() {
    assertThat(pick.found()).isFalse();
    assertThat(pick.isBetter(20, 1000, ChainKind.CONTRADICTION)).isTrue();
    pick.take(7.0, 8, KIND);
    assertThat(pick.isBetter(7.0, 8, KIND)).isFalse();
    assertThat(pick.isBetter(6.9, 9, KIND)).isTrue();
    pick.begin();
    assertThat(pick.found()).isFalse();
    assertThat(pick.isBetter(7.0, 8, KIND)).isTrue();
  }
}
