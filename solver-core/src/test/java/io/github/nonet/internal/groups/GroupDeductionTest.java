package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a group leaves to its cells, and two groups that cross, one step at a time. */
class GroupDeductionTest {
  private static final int TRIES = 1_000;
  private static final int SYMBOLS = 5;

  private final Random random = new Random(6);

  private static boolean has(int set, int value) {
    return (set >> value & 1) != 0;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void deduce_singles(boolean isHouse) {
    int solved = 0;
    int[] cells = IntStream.range(0, SYMBOLS).toArray();
    for (int i = 0; i < TRIES; i++) {
      Strip strip = new Strip(SYMBOLS, SYMBOLS).candidates(6, random);
      int[] expected = singles(isHouse, strip.sets());
      boolean isPossible =
          new GroupDeduction(strip.domains).deduce(cells, isHouse ? strip.tables.all : 0);
      assertThat(isPossible).isEqualTo(expected.length > 0);
      if (isPossible) {
        assertThat(strip.sets()).isEqualTo(expected);
        solved++;
      }
    }
    assertThat(solved).isBetween(1, TRIES - 1);
  }

  /** Returns what is left after all singles of some cells, nothing if that is impossible. */
  private static int[] singles(boolean isHouse, int... sets) {
    int[] left = sets.clone();
    for (int value = 1; value <= SYMBOLS; value++) {
      int bit = 1 << value;
      long closed = Arrays.stream(sets).filter(set -> set == bit).count();
      long places = Arrays.stream(sets).filter(set -> (set & bit) != 0).count();
      if (closed > 1 || isHouse && places == 0) {
        return new int[0];
      }
      for (int cell = 0; cell < sets.length; cell++) {
        if (closed == 1 && sets[cell] != bit) {
          left[cell] &= ~bit;
        }
      }
    }
    for (int cell = 0; cell < sets.length; cell++) {
      int of = cell;
      int[] hidden =
          IntStream.rangeClosed(1, SYMBOLS)
              .filter(value -> isHouse && has(sets[of], value) && Strip.isOpen(sets[of]))
              .filter(value -> Arrays.stream(sets).filter(set -> has(set, value)).count() == 1)
              .toArray();
      if (hidden.length > 1) {
        return new int[0];
      }
      left[cell] = hidden.length == 1 ? 1 << hidden[0] : left[cell];
      if (left[cell] == 0) {
        return new int[0];
      }
    }
    return left;
  }

  /** The first two cells are in both groups. */
  @Test
  void deduce_crossing_locksWhatAHouseHasInCommonCellsAlone() {
    int solved = 0;
    for (int i = 0; i < TRIES; i++) {
      Strip strip = new Strip(SYMBOLS, 8).candidates(5, random);
      int[] sets = strip.sets();
      int[] first = {2, 3, 4};
      int[] second = {5, 6, 7};
      boolean firstIsHouse = i % 3 != 0;
      boolean secondIsHouse = i % 3 != 1;
      int common = sets[0] | sets[1];
      int lockedByFirst = firstIsHouse ? common & ~union(sets, first) : 0;
      int lockedBySecond = secondIsHouse ? common & ~union(sets, second) : 0;
      Arrays.stream(second).forEach(cell -> sets[cell] &= ~lockedByFirst);
      Arrays.stream(first).forEach(cell -> sets[cell] &= ~lockedBySecond);
      Crossing crossing =
          new Crossing(new int[] {0, 1}, first, second, firstIsHouse, secondIsHouse);
      boolean isPossible = new GroupDeduction(strip.domains).deduce(crossing);
      assertThat(isPossible).isEqualTo(Arrays.stream(sets).allMatch(set -> set != 0));
      if (isPossible) {
        assertThat(strip.sets()).isEqualTo(sets);
        solved++;
      }
    }
    assertThat(solved).isBetween(1, TRIES - 1);
  }

  private static int union(int[] sets, int... cells) {
    return Arrays.stream(cells).map(cell -> sets[cell]).reduce(0, (a, b) -> a | b);
  }

  @Test
  void apart_aValueGoesFromPartnersThatMayNotHaveIt() {
    Strip strip = new Strip(SYMBOLS, 4);
    List<FormPlan.ApartPair> apart =
        List.of(
            new FormPlan.ApartPair(0, 1, strip.tables.all),
            new FormPlan.ApartPair(0, 2, 0b100),
            new FormPlan.ApartPair(1, 2, strip.tables.all));
    List<Propagator> made = ApartDeduction.of(apart, strip.domains);
    assertThat(made).hasSize(3);
    assertThat(made.stream().map(one -> one.cells()[0])).containsExactly(0, 1, 2);
    assertThat(made.get(0).deduce()).isTrue();
    assertThat(strip.sets()).containsOnly(strip.tables.all);
    strip.domains.sets[0] = 0b1000;
    assertThat(made.get(0).deduce()).isTrue();
    assertThat(strip.sets()).containsExactly(0b1000, 0b110110, 0b111110, 0b111110);
    strip.domains.sets[2] = 0b100;
    assertThat(made.get(2).deduce()).isTrue();
    assertThat(strip.sets()).containsExactly(0b1000, 0b110010, 0b100, 0b111110);
    strip.domains.sets[0] = 0b100;
    assertThat(made.get(0).deduce()).isFalse();
  }
}
