package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a signed sum leaves to its cells, against all ways to fill them. */
class SumDeductionTest {
  private static final int TRIES = 400;
  private static final int EXACT = 3;

  private final Random random = new Random(2);

  private static SignedSum sum(int total, int added, int cells) {
    return new SignedSum(IntStream.range(0, cells).toArray(), added, total, false);
  }

  private static boolean deduce(Strip strip, SignedSum sum) {
    return new SumDeduction(strip.tables, strip.domains, strip.seen).deduce(sum);
  }

  private static int total(SignedSum sum, int... values) {
    return IntStream.range(0, values.length)
        .map(i -> i < sum.added() ? values[i] : -values[i])
        .sum();
  }

  /** Open cells of one sign that see each other differ. */
  private static boolean fits(Strip strip, int[] before, SignedSum sum, int... values) {
    for (int one = 0; one < values.length; one++) {
      for (int two = 0; two < one; two++) {
        if (values[one] == values[two]
            && strip.see(one, two)
            && one < sum.added() == two < sum.added()
            && Strip.isOpen(before[one])
            && Strip.isOpen(before[two])) {
          return false;
        }
      }
    }
    return total(sum, values) == sum.total();
  }

  private SignedSum randomSum(Strip strip, int cells) {
    int added = random.nextInt(cells + 1);
    int[] some =
        IntStream.of(strip.domains.sets)
            .map(
                set ->
                    random.nextBoolean()
                        ? Integer.numberOfTrailingZeros(set)
                        : 31 - Integer.numberOfLeadingZeros(set))
            .toArray();
    return sum(total(sum(0, added, cells), some) + random.nextInt(3) - 1, added, cells);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void deduce_atMostThreeOpen_isExact(int cells) {
    int solved = 0;
    for (int i = 0; i < TRIES; i++) {
      Strip strip = new Strip(4 + random.nextInt(6), cells).candidates(6, random);
      strip.joinAtRandom(60, random);
      int[] before = strip.sets();
      SignedSum sum = randomSum(strip, cells);
      if (Arrays.stream(before).filter(Strip::isOpen).count() <= EXACT) {
        int[] expected = Strip.narrowed(before, values -> fits(strip, before, sum, values));
        boolean isPossible = deduce(strip, sum);
        assertThat(isPossible).isEqualTo(expected[0] != 0);
        if (isPossible) {
          assertThat(strip.sets()).isEqualTo(expected);
          solved++;
        }
      }
    }
    assertThat(solved).isPositive();
  }

  /** Each value within the bounds that the other cells leave stays, until nothing follows. */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 7, 12})
  void deduce_moreOpen_isWithinBounds(int cells) {
    int solved = 0;
    for (int i = 0; i < TRIES; i++) {
      Strip strip = new Strip(4 + random.nextInt(6), cells).candidates(8, random);
      int[] before = strip.sets();
      SignedSum sum = randomExtreme(strip, cells);
      int[] expected = before.clone();
      boolean isPossible = bound(expected, sum);
      long open = Arrays.stream(expected).filter(Strip::isOpen).count();
      boolean isDeduced = deduce(strip, sum);
      if (open > EXACT || !isPossible) {
        assertThat(isDeduced).isEqualTo(isPossible);
      }
      if (isPossible && open > EXACT) {
        assertThat(strip.sets()).isEqualTo(expected);
        solved++;
      }
    }
    assertThat(solved).isPositive();
  }

  /** Returns a sum that is near to its least or its greatest. */
  private SignedSum randomExtreme(Strip strip, int cells) {
    int added = random.nextInt(cells + 1);
    SignedSum any = sum(0, added, cells);
    boolean isLeast = random.nextBoolean();
    int[] values =
        IntStream.range(0, cells)
            .map(
                cell ->
                    isLeast == cell < added
                        ? Integer.numberOfTrailingZeros(strip.domains.sets[cell])
                        : 31 - Integer.numberOfLeadingZeros(strip.domains.sets[cell]))
            .toArray();
    int off = random.nextInt(8) - 1;
    return sum(total(any, values) + (isLeast ? off : -off), added, cells);
  }

  private static boolean bound(int[] sets, SignedSum sum) {
    for (int i = 0; i < 30 * sets.length; i++) {
      int cell = i % sets.length;
      int[] before = sets.clone();
      sets[cell] =
          IntStream.range(1, 26)
              .filter(value -> (before[cell] >> value & 1) != 0)
              .filter(value -> isWithin(before, sum, cell, value))
              .map(value -> 1 << value)
              .sum();
      if (sets[cell] == 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWithin(int[] sets, SignedSum sum, int cell, int value) {
    int least = 0;
    int greatest = 0;
    for (int other = 0; other < sets.length; other++) {
      int low = other == cell ? value : Integer.numberOfTrailingZeros(sets[other]);
      int high = other == cell ? value : 31 - Integer.numberOfLeadingZeros(sets[other]);
      least += other < sum.added() ? low : -high;
      greatest += other < sum.added() ? high : -low;
    }
    return least <= sum.total() && sum.total() <= greatest;
  }

  @Test
  void deduce_boundsThatLeaveThree_isExactThen() {
    Strip strip = new Strip(9, 4);
    strip.domains.sets[0] = 0b110;
    strip.domains.sets[1] = 0b1000_0010;
    strip.domains.sets[2] = 0b1010;
    strip.domains.sets[3] = 0b1010;
    assertThat(deduce(strip, sum(6, 4, 4))).isTrue();
    assertThat(strip.sets()).containsExactly(0b10, 0b10, 0b1010, 0b1010);
  }
}
