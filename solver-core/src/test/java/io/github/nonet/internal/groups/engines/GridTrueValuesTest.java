package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Progress;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import io.github.nonet.internal.TrueCandidates;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.PlainGroups;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.Structures;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which engines the search for true candidates of a grid asks, and how often. */
class GridTrueValuesTest {
  private static final int CELLS = 6;
  private static final int ALL_FOURS = 0b1_1110;

  /** Enough for an engine that learns: each of four solutions has a new value in every cell. */
  private static final int GUESSES_AT_ONCE = 4 * CELLS;

  /** Returns rules that let all cells have any value, except that the first two differ. */
  private static Structure free(int symbols, int cells) {
    Group two = new Group(UnitKind.OTHER, 0, 0, new int[] {0, 1});
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
      found = GridTrueCandidates.of(structure, sets, SearchLimit.guesses(GUESSES_AT_ONCE));
    } catch (SearchLimitExceededException e) {
      assertThat(e.guesses()).isEqualTo(GUESSES_AT_ONCE);
      found = GridTrueCandidates.of(structure, sets, SearchLimit.guesses(10 * GUESSES_AT_ONCE));
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
                GridTrueCandidates.of(
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
    assertThat(GridTrueCandidates.of(many, sets, limit()))
        .isEqualTo(GridTrueCandidates.of(one, sets, limit()));
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
    assertThat(GridTrueCandidates.of(four, sets, SearchLimit.guesses(0))).containsOnly(0);
    sets[1] = 0;
    assertThat(GridTrueCandidates.of(four, sets, SearchLimit.guesses(0))).containsOnly(0);
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
    GridSearchEngine engine = new GridSearchEngine(four, () -> {});
    engine.load(sets);
    int[] values = new int[16];
    while (engine.advance(100) == Progress.SOLUTION) {
      engine.store(values);
      Arrays.setAll(expected, cell -> expected[cell] | 1 << values[cell]);
    }
    assertThat(GridTrueCandidates.of(four, sets, limit())).isEqualTo(expected);
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
      aimed += guesses(limit -> GridTrueCandidates.of(killer, sets, limit));
      others +=
          guesses(limit -> TrueCandidates.of(new GridSearchEngine(killer, () -> {}), sets, limit));
    }
    assertThat(aimed).isLessThan(others);
  }

  /** It leaves before it looks at the rules, which may take long. */
  @Test
  void interruptedThread_leavesAtOnce() {
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> GridTrueCandidates.of(null, fours(1), SearchLimit.NONE))
          .returns(0L, SearchInterruptedException::guesses);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
