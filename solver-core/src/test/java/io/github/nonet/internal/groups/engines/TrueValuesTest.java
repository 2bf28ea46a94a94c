package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Progress;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import io.github.nonet.internal.groups.DepthFirst;
import io.github.nonet.internal.groups.GroupEngine;
import io.github.nonet.internal.groups.PlainGroups;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.Kind;
import io.github.nonet.internal.groups.Structures;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the search for true candidates asks its engines, and how it counts their guesses. */
class TrueValuesTest {
  private static final int CELLS = 6;
  private static final int ALL_FOURS = 0b1_1110;

  /** Enough for an engine that learns: each of four solutions has a new value in every cell. */
  private static final int GUESSES_AT_ONCE = 4 * CELLS;

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

  /** Returns rules that let all cells have any value, except that the first two differ. */
  private static Structure free(int symbols, int cells) {
    Group two = new Group(Kind.OTHER, 0, 0, new int[] {0, 1});
    return new Structure(symbols, cells, List.of(two), List.of());
  }

  private static int[] fours(int cells) {
    int[] sets = new int[cells];
    Arrays.fill(sets, ALL_FOURS);
    return sets;
  }

  private static boolean isAnsweredAtOnce(Structure structure, int[] sets) {
    int[] found;
    try {
      found = TrueCandidates.of(structure, sets, SearchLimit.guesses(GUESSES_AT_ONCE));
    } catch (SearchLimitExceededException e) {
      assertThat(e.guesses()).isEqualTo(GUESSES_AT_ONCE);
      found = TrueCandidates.of(structure, sets, SearchLimit.guesses(10 * GUESSES_AT_ONCE));
      assertThat(found).isEqualTo(sets);
      return false;
    }
    assertThat(found).isEqualTo(sets);
    return true;
  }

  /** Each solution has as many new values as can be. */
  @Test
  void rules_thatCanBeLearned_areAskedAboutAllValuesAtOnce() {
    assertThat(isAnsweredAtOnce(free(4, CELLS), fours(CELLS))).isTrue();
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(
            () ->
                TrueCandidates.of(
                    free(4, CELLS), fours(CELLS), SearchLimit.guesses(GUESSES_AT_ONCE - 1)))
        .returns(GUESSES_AT_ONCE - 1L, SearchLimitExceededException::guesses);
  }

  /** Depth-first search knows the sums of killers. */
  @Test
  void killers_areAskedAboutCellByCell() {
    List<Cage> five = List.of(new Cage(5, new int[] {0, 1}));
    assertThat(isAnsweredAtOnce(free(4, CELLS).withCages(five), fours(CELLS))).isFalse();
    List<Cage> any = List.of(new Cage(0, new int[] {0, 1}));
    assertThat(isAnsweredAtOnce(free(4, CELLS).withCages(any), fours(CELLS))).isTrue();
  }

  @Tag(Tries.SCALE)
  @Test
  void rulesOfVeryManyCells_areAskedAboutCellByCell() {
    int[] sets = new int[66_000];
    Arrays.fill(sets, 0b10);
    Arrays.fill(sets, 0, CELLS, ALL_FOURS);
    assertThat(isAnsweredAtOnce(free(4, 65_000), Arrays.copyOf(sets, 65_000))).isTrue();
    assertThat(isAnsweredAtOnce(free(4, 66_000), sets)).isFalse();
  }

  /** Many equal sums are too large together, but they say no more than one of them. */
  @Test
  void rulesTooLargeToLearn_areAskedAboutCellByCell() {
    Form.Sum sum = new Form.Sum(60, new int[] {1, 2, 3, 4, 5}, new int[] {6, 7, 8, 9, 10});
    Form[] forms = new Form[60];
    Arrays.fill(forms, sum);
    int[] sets = new int[11];
    Arrays.fill(sets, 0b11_1111_1110);
    Arrays.fill(sets, 0, CELLS, ALL_FOURS);
    Structure one = free(9, 11).withForms(List.of(sum));
    Structure many = free(9, 11).withForms(List.of(forms));
    assertThat(TrueCandidates.of(many, sets, limit()))
        .isEqualTo(TrueCandidates.of(one, sets, limit()));
  }

  private static SearchLimit limit() {
    return SearchLimit.guesses(10_000);
  }

  @Test
  void rulesWithoutSolution_haveNoValues() {
    Structure four = Structures.boxes(2, 2);
    int[] sets = fours(16);
    sets[0] = 0b10;
    sets[1] = 0b10;
    assertThat(TrueCandidates.of(four, sets, SearchLimit.guesses(0))).containsOnly(0);
    sets[1] = 0;
    assertThat(TrueCandidates.of(four, sets, SearchLimit.guesses(0))).containsOnly(0);
  }

  @Test
  void rulesOfAGrid_asAllSolutionsSay() {
    Structure four = Structures.boxes(2, 2);
    int[] solution = PlainGroups.randomSolution(four, new Random(1));
    int[] sets = fours(16);
    for (int cell = 0; cell < 16; cell += 3) {
      sets[cell] = 1 << solution[cell];
    }
    int[] expected = new int[16];
    DepthFirst engine = new DepthFirst(four, () -> {});
    engine.load(sets);
    int[] values = new int[16];
    while (engine.advance(100) == Progress.SOLUTION) {
      engine.store(values);
      Arrays.setAll(expected, cell -> expected[cell] | 1 << values[cell]);
    }
    assertThat(TrueCandidates.of(four, sets, limit())).isEqualTo(expected);
  }

  /** Returns the least limit that is enough. */
  private static long guesses(Function<SearchLimit, int[]> search) {
    long tooFew = -1;
    long enough = 1_000;
    while (enough - tooFew > 1) {
      long middle = (tooFew + enough) / 2;
      try {
        search.apply(SearchLimit.guesses(middle));
        enough = middle;
      } catch (SearchLimitExceededException e) {
        tooFew = middle;
      }
    }
    return enough;
  }

  /** A search that stays near to the solution found last finds the next one sooner. */
  @Test
  void killers_areSearchedNearTheLastSolution() {
    Structure six = Structures.boxes(2, 3);
    long aimed = 0;
    long others = 0;
    for (int seed = 0; seed < 2; seed++) {
      int[] solution = PlainGroups.randomSolution(six, new Random(seed));
      List<Cage> cages = new ArrayList<>();
      for (int cell = 0; cell < 36; cell += 6) {
        cages.add(new Cage(solution[cell] + solution[cell + 1], new int[] {cell, cell + 1}));
      }
      int[] sets = new int[36];
      Arrays.fill(sets, 0b111_1110);
      Structure killer = six.withCages(cages);
      aimed += guesses(limit -> TrueCandidates.of(killer, sets, limit));
      others += guesses(limit -> TrueCandidates.of(new DepthFirst(killer, () -> {}), sets, limit));
    }
    assertThat(aimed).isLessThan(others);
  }

  /** It leaves before it looks at the rules, which may take long. */
  @Test
  void interruptedThread_leavesAtOnce() {
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> TrueCandidates.of((Structure) null, fours(1), SearchLimit.NONE))
          .returns(0L, SearchInterruptedException::guesses);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
