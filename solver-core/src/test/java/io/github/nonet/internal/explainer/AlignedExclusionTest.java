package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import org.junit.jupiter.api.Test;

class AlignedExclusionTest {
  private final Deduction deduction = new Deduction();
  private final AlignedExclusion aligned = new AlignedExclusion(deduction);

  /** Each digit of cell 0 leaves a cell of two digits without one next to 1, 2 and 3 in cell 1. */
  @Test
  void pair_eachCombinationLeavesNothingToAnExcluder() {
    Marks marks = Positions.marks(Board.EMPTY);
    Positions.only(marks, 0, "12");
    Positions.only(marks, 8, "23");
    Positions.only(marks, 9, "12");
    Positions.only(marks, 10, "13");
    assertThat(aligned.pair(marks)).isTrue();
    assertThat(deduction.rating).isEqualTo(6.2);
    assertThat(deduction.removedFrom(0)).isZero();
    assertThat(deduction.removedFrom(1)).isEqualTo(0b111);
  }

  @Test
  void triplet_looksAtTheWatch() {
    CountingWatch watch = new CountingWatch();
    aligned.triplet(Positions.marks(Positions.all().get(0)), watch);
    assertThat(watch.looks()).isPositive();
  }
}
