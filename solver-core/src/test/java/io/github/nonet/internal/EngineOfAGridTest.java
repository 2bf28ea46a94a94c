package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.internal.bitboard.BitboardEngine;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** A board as a grid like others. */
class EngineOfAGridTest {
  private final GroupEngine engine = new BitboardEngine(CellOrder.MOST_CONSTRAINED);

  @Test
  void emptyBoard_isSolvedByGuesses() {
    int[] sets = new int[Geometry.CELLS];
    Arrays.fill(sets, ValueSet.ALL_DIGITS);
    engine.load(sets);
    assertThat(engine.advance(0)).isEqualTo(Progress.PAUSED);
    assertThat(engine.guesses()).isZero();
    assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(engine.guesses()).isPositive();
    int[] values = new int[Geometry.CELLS];
    engine.store(values);
    assertThat(Arrays.copyOf(values, Geometry.SIZE))
        .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8, 9);
  }

  @Test
  void cellWithoutCandidates_hasNoSolution() {
    engine.load(new int[Geometry.CELLS]);
    assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
  }
}
