package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nonet.Boards;
import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.textbook.BitmaskEngine;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ScoutedEngineTest {
  private static Engine scout() {
    return new BitmaskEngine(CellOrder.MOST_CONSTRAINED);
  }

  private static Engine ordered() {
    return new BitmaskEngine(CellOrder.ROW_MAJOR);
  }

  private static Engine scouted() {
    return new ScoutedEngine(scout(), ordered());
  }

  @Test
  void advance_none() {
    EngineTrace trace = EngineTrace.unpaused(scouted(), Boards.INCONSISTENT);
    assertThat(trace.solutions()).isEmpty();
  }

  @Test
  void advance_one() {
    EngineTrace trace = EngineTrace.unpaused(scouted(), Boards.PUZZLE);
    EngineTrace scout = EngineTrace.unpaused(scout(), Boards.PUZZLE);
    assertThat(trace.solutions()).containsExactly(Boards.SOLUTION);
    assertThat(trace.guesses()).last().isEqualTo(scout.guesses().get(1));
  }

  @Test
  void advance_several() {
    EngineTrace scout = EngineTrace.unpaused(scout(), Boards.SEVERAL_SOLUTIONS);
    EngineTrace ordered = EngineTrace.unpaused(ordered(), Boards.SEVERAL_SOLUTIONS);
    EngineTrace trace = EngineTrace.unpaused(scouted(), Boards.SEVERAL_SOLUTIONS);
    assertThat(trace.solutions()).isEqualTo(ordered.solutions());
    assertThat(trace.guesses())
        .isEqualTo(ordered.guesses().stream().map(g -> g + scout.guesses().get(1)).toList());
  }

  @Test
  void advance_pausedAnywhere() {
    assertThat(EngineTrace.paused(scouted(), Boards.SEVERAL_SOLUTIONS, () -> 1))
        .isEqualTo(EngineTrace.paused(scouted(), Boards.SEVERAL_SOLUTIONS, () -> 7))
        .isEqualTo(EngineTrace.unpaused(scouted(), Boards.SEVERAL_SOLUTIONS));
  }

  @Test
  void load_again() {
    Engine engine = scouted();
    EngineTrace several = EngineTrace.unpaused(engine, Boards.SEVERAL_SOLUTIONS);
    EngineTrace one = EngineTrace.unpaused(engine, Boards.PUZZLE);
    assertThat(EngineTrace.unpaused(engine, Boards.SEVERAL_SOLUTIONS)).isEqualTo(several);
    assertThat(one).isEqualTo(EngineTrace.unpaused(scouted(), Boards.PUZZLE));
  }

  @Test
  void loadCandidates_again() {
    int[] marks = new int[81];
    Arrays.setAll(marks, cell -> ValueSet.bit(Boards.SOLUTION.digit(cell)));
    Engine engine = scouted();
    for (int i = 0; i < 2; i++) {
      assertThat(EngineTrace.unpaused(engine, marks).solutions()).containsExactly(Boards.SOLUTION);
    }
  }

  @Test
  void store_notYet() {
    Engine engine = scouted();
    engine.load(Boards.SEVERAL_SOLUTIONS.toString().getBytes(StandardCharsets.US_ASCII), 0);
    assertThatIllegalStateException().isThrownBy(() -> engine.store(new byte[81], 0));
    engine.advance(1);
    assertThatIllegalStateException().isThrownBy(() -> engine.store(new byte[81], 0));
  }

  @Test
  void store_onlyOne() {
    Engine engine = scouted();
    engine.load(Boards.PUZZLE.toString().getBytes(StandardCharsets.US_ASCII), 0);
    assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(EngineTrace.solution(engine)).isEqualTo(Boards.SOLUTION);
    assertThat(engine.advance(0)).isEqualTo(Progress.EXHAUSTED);
    assertThat(EngineTrace.solution(engine)).isEqualTo(Boards.SOLUTION);
  }
}
