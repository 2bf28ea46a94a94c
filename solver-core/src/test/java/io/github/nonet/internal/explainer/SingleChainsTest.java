package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SingleChainsTest {
  private final Deduction deduction = new Deduction();
  private final ChainPick pick = new ChainPick(deduction);
  private final SingleChains chains = new SingleChains(pick);
  private final CountingWatch watch = new CountingWatch();

  @BeforeEach
  void begin() {
    pick.begin();
  }

  /** Two columns with two places of 1, in the same rows. */
  @Test
  void find_theShortestCycle() {
    Marks marks = Positions.marks(Board.EMPTY);
    for (int row = 0; row < 9; row++) {
      if (row != 1 && row != 5) {
        marks.remove(9 * row, 0);
        marks.remove(9 * row + 8, 0);
      }
    }
    chains.find(marks, watch);
    assertThat(deduction.rating).isEqualTo(6.5);
    assertThat(pick.nodes()).isEqualTo(4);
    assertThat(deduction.removedFrom(9 + 4)).isEqualTo(1);
    assertThat(deduction.removedFrom(45 + 4)).isEqualTo(1);
    assertThat(deduction.removedFrom(18 + 4)).isZero();
  }

  /** Four cells with the same two digits: a cycle that takes nothing away. */
  @Test
  void find_nothing_looksAtEachStart() {
    Marks marks = Positions.marks(Positions.SOLUTION.with(2, 0).with(3, 0).with(11, 0).with(12, 0));
    chains.find(marks, watch);
    assertThat(pick.found()).isFalse();
    assertThat(watch.looks()).isEqualTo(3 * (1 + 8));
  }
}
