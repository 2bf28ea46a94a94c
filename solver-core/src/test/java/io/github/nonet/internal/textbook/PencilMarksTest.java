package io.github.nonet.internal.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.EngineTrace;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every engine of this package must do with puzzles of pencil marks. */
class PencilMarksTest {
  private static final int ALL_DIGITS = 0b1111111110;

  private static final Board SOLUTION = Boards.SOLUTION;

  private static final Board PROPER = Boards.PUZZLE;

  /** Has 65 solutions. */
  private static final Board SEVERAL = Boards.SEVERAL_SOLUTIONS;

  @ParameterizedTest
  @EnumSource
  void loadCandidates_sameAsBoard(Engines engines) {
    assertThat(EngineTrace.unpaused(engines.make(), SlowSearch.marks(SEVERAL)))
        .isEqualTo(EngineTrace.unpaused(engines.make(), SEVERAL));
  }

  @ParameterizedTest
  @EnumSource
  void loadCandidates_randomMarks(Engines engines) {
    Engine engine = engines.make();
    Random random = new Random(729);
    List<Board> solutions = EngineTrace.unpaused(engine, SEVERAL).solutions().subList(0, 3);
    for (int i = 0; i < Tries.of(3, 20); i++) {
      int[] marks = marksAround(solutions, random);
      EngineTrace trace = EngineTrace.unpaused(engine, marks);
      assertThat(trace).isEqualTo(engines.slowSearch(marks).trace());
      assertThat(trace.solutions()).containsAll(solutions).hasSizeLessThan(1_000);
    }
  }

  /** Returns the digits of some solutions and, in each cell, up to three others. */
  private static int[] marksAround(List<Board> solutions, Random random) {
    int[] marks = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      for (Board solution : solutions) {
        marks[cell] |= 1 << solution.digit(cell);
      }
      for (int i = random.nextInt(4); i > 0; i--) {
        marks[cell] |= 1 << 1 + random.nextInt(9);
      }
    }
    return marks;
  }

  @ParameterizedTest
  @EnumSource
  void loadCandidates_emptySet(Engines engines) {
    int[] marks = SlowSearch.marks(PROPER);
    marks[80] = 0;
    EngineTrace trace = EngineTrace.unpaused(engines.make(), marks);
    assertThat(trace.solutions()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void loadCandidates_nothingAnywhere(Engines engines) {
    EngineTrace trace = EngineTrace.unpaused(engines.make(), new int[81]);
    assertThat(trace.solutions()).isEmpty();
    assertThat(trace.guesses()).containsExactly(0L);
  }

  @ParameterizedTest
  @EnumSource
  void loadCandidates_marksLeaveOutTheSolution(Engines engines) {
    int[] marks = SlowSearch.marks(PROPER);
    marks[0] &= ~(1 << SOLUTION.digit(0));
    assertThat(EngineTrace.unpaused(engines.make(), marks).solutions()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void loadCandidates_twoSingleMarksThatContradict(Engines engines) {
    int[] marks = new int[81];
    Arrays.fill(marks, ALL_DIGITS);
    marks[0] = 1 << 7;
    marks[10] = 1 << 7;
    EngineTrace trace = EngineTrace.unpaused(engines.make(), marks);
    assertThat(trace.solutions()).isEmpty();
    assertThat(trace.guesses()).containsExactly(0L);
  }

  @ParameterizedTest
  @EnumSource
  void loadCandidates_otherBitsAndLaterChanges(Engines engines) {
    int[] marks = SlowSearch.marks(PROPER);
    for (int cell = 0; cell < 81; cell++) {
      marks[cell] |= 1 | -1 << 10;
    }
    Engine engine = engines.make();
    engine.load(marks);
    Arrays.fill(marks, 0);
    assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(EngineTrace.solution(engine)).isEqualTo(SOLUTION);
  }

  @ParameterizedTest
  @EnumSource
  void load_forgetsTheMarksBefore(Engines engines) {
    Engine engine = engines.make();
    int[] marks = SlowSearch.marks(PROPER);
    marks[0] = 1 << 1 | 1 << 2;
    engine.load(marks);
    assertThat(EngineTrace.unpaused(engine, PROPER).solutions()).containsExactly(SOLUTION);
  }
}
