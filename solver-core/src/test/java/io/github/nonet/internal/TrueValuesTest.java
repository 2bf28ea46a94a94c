package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Progress;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the search for true candidates asks its engine, and how it counts its guesses. */
class TrueValuesTest {
  /** An engine for cells without rules, which makes a number of guesses before it answers. */
  private static final class Scripted implements GroupEngine {
    static final int GUESSES = 3;

    private final int[] allowed;
    private final List<List<Integer>> questions = new ArrayList<>();
    private int[] loaded = {};
    private int guesses;

    Scripted(int... allowed) {
      this.allowed = allowed;
    }

    @Override
    public void load(int[] candidates) {
      loaded = candidates.clone();
      questions.add(Arrays.stream(candidates).boxed().toList());
      guesses = 0;
    }

    @Override
    public Progress advance(long maxGuesses) {
      int made = (int) Math.min(maxGuesses, GUESSES - guesses);
      guesses += made;
      if (guesses < GUESSES) {
        return Progress.PAUSED;
      }
      return IntStream.range(0, loaded.length).allMatch(cell -> left(cell) != 0)
          ? Progress.SOLUTION
          : Progress.EXHAUSTED;
    }

    private int left(int cell) {
      return loaded[cell] & allowed[cell];
    }

    @Override
    public void store(int[] values) {
      Arrays.setAll(values, cell -> Integer.numberOfTrailingZeros(left(cell)));
    }

    @Override
    public long guesses() {
      return guesses;
    }
  }

  /**
   * The cell with the most values missing is next; a value that is not true is asked about once.
   */
  @Test
  void engine_isAskedAboutTheCellWithTheMostMissingValues() {
    Scripted engine = new Scripted(0b110, 0b11110, 0b10);
    int[] sets = {0b110, 0b1110, 0b110};
    int[] found = TrueCandidates.of(engine, sets, SearchLimit.guesses(100));
    assertThat(found).containsExactly(0b110, 0b1110, 0b10);
    assertThat(sets).containsExactly(0b110, 0b1110, 0b110);
    assertThat(engine.questions)
        .containsExactly(
            List.of(0b110, 0b1110, 0b110),
            List.of(0b110, 0b1100, 0b110),
            List.of(0b100, 0b1110, 0b110),
            List.of(0b110, 0b1000, 0b110),
            List.of(0b110, 0b1110, 0b100));
  }

  @Test
  void engine_withoutSolution_isAskedOnce() {
    Scripted engine = new Scripted(0b110, 0b100);
    int[] sets = {0b110, 0b1010};
    assertThat(TrueCandidates.of(engine, sets, SearchLimit.guesses(100))).containsExactly(0, 0);
    assertThat(engine.questions).hasSize(1);
  }

  @Test
  void engine_withOneSolution_isAskedOnce() {
    Scripted engine = new Scripted(0b110, 0b100);
    int[] sets = {0b100, 0b100};
    assertThat(TrueCandidates.of(engine, sets, SearchLimit.guesses(100))).isEqualTo(sets);
    assertThat(engine.questions).hasSize(1);
  }

  /** Four questions of three guesses each. */
  @Test
  void limit_isForAllQuestionsTogether() {
    int[] sets = {0b11110};
    int all = 4 * Scripted.GUESSES;
    for (int most = 0; most < all; most++) {
      assertLimitExceeded(most, new Scripted(0b11110), sets);
    }
    assertThat(TrueCandidates.of(new Scripted(0b11110), sets, SearchLimit.guesses(all)))
        .isEqualTo(sets);
  }

  private static void assertLimitExceeded(int most, GroupEngine engine, int... sets) {
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> TrueCandidates.of(engine, sets, SearchLimit.guesses(most)))
        .returns((long) most, SearchLimitExceededException::guesses);
  }
}
