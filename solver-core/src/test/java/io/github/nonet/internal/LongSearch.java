package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Tries;
import java.util.HashSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a fast engine must do in a search of more than 1,000 guesses, where it may start again. */
public abstract class LongSearch {
  private static final long LONG = 1_000;

  /** Has no solution, and few clues. */
  private static final Board CRUEL =
      Board.parse(
          ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");

  /** Guesses that the cruel board may take; without a new start it takes millions. */
  private static final long MAX_GUESSES = 20_000;

  /** Returns an engine that makes the most settling guesses. */
  protected abstract Engine engine();

  /** Returns the board of solutions in which some digits are left out. */
  private static Board without(int fewestDigit) {
    return Board.copyOf(
        IntStream.range(0, Geometry.CELLS)
            .map(Boards.SOLUTION::digit)
            .map(digit -> digit < fewestDigit ? digit : 0)
            .toArray());
  }

  @Test
  void advance_lostSearch() {
    EngineTrace trace = EngineTrace.unpaused(engine(), CRUEL);
    assertThat(trace.solutions()).isEmpty();
    assertThat(trace.guesses())
        .singleElement()
        .satisfies(g -> assertThat(g).isLessThan(MAX_GUESSES));
    assertThat(trace.guesses().get(0)).isGreaterThan(LONG);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 7, 999, 1_000, 1_001})
  void advance_lostSearchWithPauses(long slice) {
    assertThat(EngineTrace.paused(engine(), CRUEL, () -> slice))
        .isEqualTo(EngineTrace.unpaused(engine(), CRUEL));
  }

  /** A search that found a solution continues, or it would find it twice. */
  @Tag(Tries.SCALE)
  @Test
  void advance_longSearchWithSolutions() {
    Board puzzle = without(5);
    EngineTrace trace = EngineTrace.unpaused(engine(), puzzle);
    assertThat(trace.guesses().get(trace.guesses().size() - 1)).isGreaterThan(2 * LONG);
    assertThat(new HashSet<>(trace.solutions())).hasSameSizeAs(trace.solutions());
    assertThat(trace.solutions()).hasSize((int) count(puzzle));
    assertThat(EngineTrace.paused(engine(), puzzle, () -> 13)).isEqualTo(trace);
  }

  private static long count(Board puzzle) {
    return Algorithm.BITMASK.solver().countSolutions(puzzle, Long.MAX_VALUE);
  }

  /** An engine that started again begins the next search with its first tactic. */
  @Test
  void load_afterALongSearch() {
    Engine engine = engine();
    EngineTrace.unpaused(engine, CRUEL);
    assertThat(EngineTrace.unpaused(engine, CRUEL))
        .isEqualTo(EngineTrace.unpaused(engine(), CRUEL));
    assertThat(EngineTrace.unpaused(engine, Boards.PUZZLE))
        .isEqualTo(EngineTrace.unpaused(engine(), Boards.PUZZLE));
  }
}
