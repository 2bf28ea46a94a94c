package io.github.nonet.internal.making;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.making.GridRequest.CageWish;
import io.github.nonet.internal.rules.Layouts;
import io.github.nonet.internal.rules.RulesTables;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CageCutTest {
  private static final RulesTables RULES = RulesTables.of(Layouts.ofBoxes(2, 2));
  private static final int[] SOLUTION = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  private static final int[] ALL = IntStream.range(0, 16).toArray();

  private static CageCut cut(CageWish wish, long seed) {
    CageCut cut = new CageCut(RULES, wish, new Random(seed)::nextLong);
    cut.begin(SOLUTION);
    return cut;
  }

  private static List<List<int[]>> cuts(CageWish wish, boolean isStrict) {
    return IntStream.range(0, 200)
        .mapToObj(seed -> cut(wish, seed).cut(ALL, isStrict))
        .filter(Objects::nonNull)
        .toList();
  }

  private static boolean isConnected(int... cage) {
    boolean[] isReached = new boolean[16];
    isReached[cage[0]] = true;
    for (int round = 0; round < cage.length; round++) {
      for (int one : cage) {
        for (int other : cage) {
          boolean isBeside = Math.abs(one / 4 - other / 4) + Math.abs(one % 4 - other % 4) == 1;
          isReached[one] |= isBeside && isReached[other];
        }
      }
    }
    return Arrays.stream(cage).allMatch(cell -> isReached[cell]);
  }

  private static int sum(int... cage) {
    return Arrays.stream(cage).map(cell -> SOLUTION[cell]).sum();
  }

  private static void assertPartition(List<int[]> cages) {
    assertThat(cages.stream().flatMapToInt(Arrays::stream).sorted().toArray()).isEqualTo(ALL);
    assertThat(cages)
        .allSatisfy(
            cage -> {
              assertThat(isConnected(cage)).isTrue();
              assertThat(Arrays.stream(cage).map(cell -> SOLUTION[cell]).boxed())
                  .doesNotHaveDuplicates();
            });
  }

  @ParameterizedTest
  @CsvSource({"2, 2, 1, 10", "2, 3, 1, 10", "1, 4, 1, 10", "2, 4, 4, 7", "1, 3, 3, 6"})
  void strictCut_hasOnlyCagesAsAsked(int min, int max, int minSum, int maxSum) {
    List<List<int[]>> cuts = cuts(new CageWish(min, max, minSum, maxSum), true);
    assertThat(cuts).isNotEmpty();
    for (List<int[]> cages : cuts) {
      assertPartition(cages);
      assertThat(cages)
          .allSatisfy(
              cage -> {
                assertThat(cage).hasSizeBetween(min, max);
                assertThat(sum(cage)).isBetween(minSum, maxSum);
              });
    }
  }

  /** Cages of three cells cannot have all of 16 cells. */
  @Test
  void looseCut_keepsWhatIsOdd() {
    CageWish threes = new CageWish(3, 3, 1, 10);
    assertThat(cuts(threes, true)).isEmpty();
    List<List<int[]>> cuts = cuts(threes, false);
    assertThat(cuts).hasSize(200).allSatisfy(CageCutTest::assertPartition);
    assertThat(cuts).allMatch(cages -> cages.stream().anyMatch(cage -> cage.length < 3));
  }

  /** A cell that is left over goes to a cage next to it, which may be any of those before. */
  @Test
  void strictCut_joinsCellsThatAreLeftOver() {
    CageWish pairs = new CageWish(2, 4, 1, 10);
    int[] line = {0, 1, 2};
    List<List<int[]>> cuts =
        IntStream.range(0, 50).mapToObj(seed -> cut(pairs, seed).cut(line, true)).toList();
    assertThat(cuts)
        .allSatisfy(
            cages -> assertThat(cages).singleElement().satisfies(it -> assertThat(it).hasSize(3)));
    assertThat(cuts).extracting(cages -> cages.get(0)).contains(new int[] {0, 1, 2});
    assertThat(cut(new CageWish(2, 2, 1, 10), 0).cut(line, true)).isNull();
  }

  /** A cut begins where few cells are free, so corners are rarely left over. */
  @Test
  void cut_beginsInACorner() {
    Stream<Integer> starts =
        cuts(new CageWish(1, 4, 1, 10), true).stream().map(cages -> cages.get(0)[0]);
    assertThat(starts.distinct()).containsExactlyInAnyOrder(0, 3, 12, 15);
  }

  /** No size and no way to grow is drawn but rarely. */
  @Test
  void cut_hasCagesOfAllSizesAndForms() {
    List<int[]> cages =
        cuts(new CageWish(1, 3, 1, 10), true).stream().flatMap(List::stream).toList();
    for (int size = 1; size <= 3; size++) {
      int wanted = size;
      assertThat(cages.stream().filter(cage -> cage.length == wanted).count()).isGreaterThan(100);
    }
    assertThat(cages)
        .contains(new int[] {0, 1, 2}, new int[] {0, 1, 5}, new int[] {0, 4, 5})
        .contains(new int[] {15, 14, 13}, new int[] {15, 11, 10});
  }

  @Test
  void neighbours_areAboveBelowLeftAndRight() {
    CageCut cut = cut(new CageWish(1, 4, 1, 10), 0);
    assertThat(cut.neighbours(5)).containsExactly(1, 9, 4, 6);
    assertThat(cut.neighbours(15)).containsExactly(11, 14);
  }
}
