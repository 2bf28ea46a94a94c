package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a cage leaves to its cells and to those that see them, against all ways to fill it. */
class CageDeductionTest {
  private static final int TRIES = 400;
  private static final int OUTSIDE = 4;
  private static final int MOST_EXACT = 6;
  private static final int MOST_WAYS = 32;

  private final Random random = new Random(1);

  private static int[] cage(int size) {
    return IntStream.range(0, size).toArray();
  }

  /** Returns a cage, and cells outside with all candidates that see some of its cells. */
  private Strip strip(int symbols, int size, int mostCandidates) {
    Strip strip =
        new Strip(symbols, size + OUTSIDE)
            .candidates(mostCandidates, random)
            .joinAtRandom(70, random)
            .join(cage(size));
    Arrays.fill(strip.domains.sets, size, size + OUTSIDE, strip.tables.all);
    return strip;
  }

  private static boolean deduce(Strip strip, int size, int sum) {
    CageCells cells = new CageCells(cage(size), strip.seen);
    CageDeduction deduction = new CageDeduction(strip.tables, strip.domains);
    // As in a search, it was used for another cage before.
    deduction.deduce(cells, sum + 1);
    strip.domains.undoTo(0);
    return deduction.deduce(cells, sum);
  }

  private static boolean areDifferent(int... values) {
    return IntStream.of(values).distinct().count() == values.length;
  }

  private static int sumOfSet(int set) {
    return IntStream.range(0, Integer.SIZE).filter(value -> (set >> value & 1) != 0).sum();
  }

  /** Returns whether the open cells but the two with most candidates have few ways. */
  private static boolean isExact(int... sets) {
    int[] sizes = Arrays.stream(sets).map(Integer::bitCount).filter(n -> n > 1).sorted().toArray();
    int ways = Arrays.stream(sizes, 0, Math.max(0, sizes.length - 2)).reduce(1, (a, b) -> a * b);
    return sizes.length <= 3 || sizes.length <= MOST_EXACT && ways <= MOST_WAYS;
  }

  private static int closed(int... sets) {
    return Arrays.stream(sets).filter(set -> !Strip.isOpen(set)).reduce(0, (a, b) -> a | b);
  }

  /** The candidates of open cells that no other cell of the cage has taken. */
  private static int[] untaken(int... sets) {
    return Arrays.stream(sets).map(set -> Strip.isOpen(set) ? set & ~closed(sets) : set).toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
  void deduce_fewWays_isExact(int size) {
    int solved = 0;
    for (int i = 0; i < TRIES; i++) {
      Strip strip = strip(Math.max(4, size + 1) + random.nextInt(3), size, size < 4 ? 9 : 4);
      int[] before = strip.sets();
      int[] sets = Arrays.copyOf(before, size);
      int sum = 1 + random.nextInt(sets.length * strip.symbols);
      if (i % 3 > 0) {
        sum = Arrays.stream(sets).map(Integer::numberOfTrailingZeros).sum() + random.nextInt(4);
      }
      if (!isExact(untaken(sets))) {
        continue;
      }
      int wanted = sum;
      int[] expected =
          Strip.narrowed(
              sets, values -> areDifferent(values) && IntStream.of(values).sum() == wanted);
      boolean isPossible = deduce(strip, size, sum);
      assertThat(isPossible).isEqualTo(expected[0] != 0);
      if (isPossible) {
        solved++;
        assertThat(Arrays.copyOf(strip.sets(), size)).isEqualTo(expected);
        int required =
            Strip.required(
                sets, values -> areDifferent(values) && IntStream.of(values).sum() == wanted);
        requireOutside(strip, before, expected, required & ~closed(expected));
      }
    }
    assertThat(solved).isPositive();
  }

  /** A required value goes from the cells outside that see all of its places. */
  private static void requireOutside(Strip strip, int[] before, int[] sets, int required) {
    for (int cell = sets.length; cell < before.length; cell++) {
      int outside = cell;
      int gone =
          IntStream.range(0, Integer.SIZE)
              .filter(value -> (required >> value & 1) != 0)
              .filter(
                  value ->
                      IntStream.range(0, sets.length)
                          .filter(place -> (sets[place] >> value & 1) != 0)
                          .allMatch(place -> strip.see(outside, place)))
              .map(value -> 1 << value)
              .sum();
      assertThat(strip.domains.sets[cell]).isEqualTo(before[cell] & ~gone);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8})
  void deduce_manyWays_leavesWhatCombinationsHave(int size) {
    int solved = 0;
    for (int i = 0; i < TRIES; i++) {
      Strip strip = strip(9, size, 7);
      int[] sets = Arrays.copyOf(strip.sets(), size);
      int sum = size * (size + 1) / 2 + random.nextInt(size * (9 - size) + 1);
      if (closed(sets) == 0 && !isExact(sets)) {
        int[] combinations = combinations(size).filter(set -> sumOfSet(set) == sum).toArray();
        solved += requireCombinations(strip, size, combinations, sum) ? 1 : 0;
      }
    }
    assertThat(solved).isPositive();
  }

  private static IntStream combinations(int size) {
    return IntStream.range(0, 512).filter(set -> Integer.bitCount(set) == size).map(set -> 2 * set);
  }

  @Test
  void deduceSets_leavesWhatFittingSetsHave() {
    int solved = 0;
    for (int i = 0; i < 4 * TRIES; i++) {
      int size = 1 + random.nextInt(5);
      Strip strip = strip(9, size, 5);
      int[] combinations = combinations(size).filter(set -> random.nextInt(8) == 0).toArray();
      solved += requireCombinations(strip, size, combinations, -1) ? 1 : 0;
    }
    assertThat(solved).isPositive();
  }

  /** Returns whether some combination fits, and checks what is left then. */
  private static boolean requireCombinations(Strip strip, int size, int[] combinations, int sum) {
    int[] before = strip.sets();
    int[] sets = Arrays.copyOf(before, size);
    int[] left = untaken(sets);
    int union = IntStream.of(left).reduce(0, (a, b) -> a | b);
    int closed = closed(sets);
    int[] fitting =
        Arrays.stream(combinations)
            .filter(set -> (set & ~union) == 0 && (closed & ~set) == 0)
            .filter(set -> Arrays.stream(left).allMatch(one -> (one & set) != 0))
            .toArray();
    int closedCells = (int) Arrays.stream(sets).filter(set -> !Strip.isOpen(set)).count();
    boolean isPossible = fitting.length > 0 && Integer.bitCount(closed) == closedCells;
    CageCells cells = new CageCells(cage(size), strip.seen);
    CageDeduction deduction = new CageDeduction(strip.tables, strip.domains);
    boolean isDeduced =
        sum < 0 ? deduction.deduceSets(cells, combinations) : deduction.deduce(cells, sum);
    int possible = IntStream.of(fitting).reduce(0, (a, b) -> a | b);
    int required = IntStream.of(fitting).reduce(-1, (a, b) -> a & b) & ~closed;
    int[] expected = Arrays.stream(left).map(set -> set & possible).toArray();
    int[] places = expected.clone();
    boolean hasAll = fillHiddenSingles(expected, required);
    assertThat(isDeduced).isEqualTo(isPossible && hasAll);
    if (isDeduced) {
      assertThat(Arrays.copyOf(strip.sets(), size)).isEqualTo(expected);
      requireOutside(strip, before, places, withSeveralPlaces(required, places));
    }
    return isDeduced;
  }

  /** Gives each required value with one place to that; returns false if one has none. */
  private static boolean fillHiddenSingles(int[] sets, int required) {
    int[] before = sets.clone();
    for (int value = 1; value < 26; value++) {
      int bit = 1 << value;
      int[] places = IntStream.range(0, sets.length).filter(i -> (before[i] & bit) != 0).toArray();
      if ((required & bit) != 0 && places.length == 0) {
        return false;
      }
      if ((required & bit) != 0 && places.length == 1) {
        sets[places[0]] &= bit;
        if (sets[places[0]] == 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static int withSeveralPlaces(int required, int... sets) {
    return IntStream.range(1, 26)
        .map(value -> 1 << value)
        .filter(bit -> (required & bit) != 0)
        .filter(bit -> Arrays.stream(sets).filter(set -> (set & bit) != 0).count() > 1)
        .sum();
  }

  @Test
  void deduce_watcherHasNothingElse_isNoSolution() {
    Strip strip = new Strip(9, 3).join(0, 1, 2);
    strip.domains.sets[2] = 0b110;
    assertThat(deduce(strip, 2, 3)).isFalse();
    strip.domains.undoTo(0);
    strip.domains.sets[2] = 0b1110;
    assertThat(deduce(strip, 2, 3)).isTrue();
    assertThat(strip.sets()).containsExactly(0b110, 0b110, 0b1000);
  }
}
