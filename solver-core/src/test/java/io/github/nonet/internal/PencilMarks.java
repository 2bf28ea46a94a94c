package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Progress;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What an engine must do with puzzles of pencil marks; the bitmask engine is the judge. */
public abstract class PencilMarks {
  /** Returns an engine. */
  protected abstract Engine engine();

  /** Returns an engine that is right. */
  protected abstract Engine judge();

  /** Returns the candidates of a board as {@link Board#candidates} says. */
  private static int[] marks(Board board) {
    int[] marks = new int[Geometry.CELLS];
    Arrays.setAll(
        marks,
        cell ->
            board.digit(cell) != 0
                ? ValueSet.bit(board.digit(cell))
                : board.candidates(cell).stream().mapToInt(ValueSet::bit).sum());
    return marks;
  }

  private EngineTrace trace(int[] marks) {
    return EngineTrace.unpaused(engine(), marks);
  }

  @Test
  void loadCandidates_ofABoard() {
    for (Board puzzle : new Board[] {Boards.PUZZLE, Boards.SEVERAL_SOLUTIONS}) {
      assertThat(trace(marks(puzzle)).solutions())
          .containsExactlyInAnyOrderElementsOf(EngineTrace.unpaused(judge(), puzzle).solutions());
    }
  }

  @Test
  void loadCandidates_randomMarks() {
    Random random = new Random(324);
    for (int i = 0; i < 100; i++) {
      int[] marks = marks(Boards.SEVERAL_SOLUTIONS);
      for (int j = 0; j < 12; j++) {
        marks[random.nextInt(Geometry.CELLS)] &= ~ValueSet.bit(1 + random.nextInt(9));
      }
      assertThat(trace(marks).solutions())
          .containsExactlyInAnyOrderElementsOf(EngineTrace.unpaused(judge(), marks).solutions());
    }
  }

  @Test
  void loadCandidates_emptySet() {
    int[] marks = marks(Boards.PUZZLE);
    marks[80] = 0;
    assertThat(trace(marks).solutions()).isEmpty();
    assertThat(trace(new int[Geometry.CELLS]).guesses()).containsExactly(0L);
  }

  @Test
  void loadCandidates_otherBitsAndLaterChanges() {
    int[] marks = marks(Boards.PUZZLE);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      marks[cell] |= 1 | -1 << 10;
    }
    Engine engine = engine();
    engine.load(marks);
    Arrays.fill(marks, 0);
    assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(EngineTrace.solution(engine)).isEqualTo(Boards.SOLUTION);
  }

  @Test
  void load_forgetsTheMarksBefore() {
    Engine engine = engine();
    EngineTrace.unpaused(engine, new int[Geometry.CELLS]);
    assertThat(EngineTrace.unpaused(engine, Boards.PUZZLE).solutions())
        .containsExactly(Boards.SOLUTION);
  }
}
