package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a sum of multiples leaves to its cells, against all ways to fill them. */
class PartsDeductionTest {
  private static final int TRIES = Tries.of(10, 120);

  private final Random random = new Random(5);

  private Strip strip;
  private int[][] cellsOfParts = {};
  private int[] factors = {};

  private void useParts(int symbols, int[] factors, int... sizes) {
    this.factors = factors;
    int count = IntStream.of(sizes).sum();
    strip = new Strip(symbols, count);
    cellsOfParts = new int[sizes.length][];
    int first = 0;
    for (int part = 0; part < sizes.length; part++) {
      int from = first;
      cellsOfParts[part] = IntStream.range(0, sizes[part]).map(i -> from + i).toArray();
      strip.join(cellsOfParts[part]);
      first += sizes[part];
    }
  }

  private PartsDeduction deduction(int total) {
    CageDeduction cages = new CageDeduction(strip.tables, strip.domains);
    List<SumPart> parts = new ArrayList<>();
    for (int part = 0; part < factors.length; part++) {
      CageCells cells = new CageCells(cellsOfParts[part], strip.seen);
      parts.add(new SumPart(strip.tables, strip.domains, cages, cells, factors[part]));
    }
    return new PartsDeduction(total, parts.toArray(new SumPart[0]));
  }

  private int total(int... values) {
    int total = 0;
    for (int part = 0; part < factors.length; part++) {
      for (int cell : cellsOfParts[part]) {
        total += factors[part] * values[cell];
      }
    }
    return total;
  }

  private boolean arePartsDifferent(int... values) {
    return Arrays.stream(cellsOfParts)
        .allMatch(
            cells ->
                IntStream.of(cells).map(cell -> values[cell]).distinct().count() == cells.length);
  }

  private int[] some() {
    return IntStream.of(strip.domains.sets)
        .map(set -> random.nextBoolean() ? lowest(set) : greatest(set))
        .toArray();
  }

  private static int lowest(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  private static int greatest(int set) {
    return 31 - Integer.numberOfLeadingZeros(set);
  }

  private int randomFactor(int most) {
    return (1 + random.nextInt(most)) * (random.nextBoolean() ? 1 : -1);
  }

  /** Parts of up to three open cells are settled exactly while the total is small. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 10})
  void deduce_smallTotals_isExact(int greatestFactor) {
    int solved = 0;
    for (int i = 0; i < TRIES; i++) {
      int[] sizes = IntStream.range(0, 1 + random.nextInt(4)).map(p -> random.nextInt(3)).toArray();
      sizes = Arrays.stream(sizes).map(size -> 1 + size).toArray();
      int[] multiples = Arrays.stream(sizes).map(size -> randomFactor(greatestFactor)).toArray();
      useParts(4 + random.nextInt(4), multiples, sizes);
      strip.candidates(IntStream.of(sizes).sum() > 5 ? 2 : 4, random);
      int[] before = strip.sets();
      int wanted = total(some()) + (random.nextInt(4) == 0 ? 1 : 0);
      int[] expected =
          Strip.narrowed(before, values -> arePartsDifferent(values) && total(values) == wanted);
      boolean isPossible = deduction(wanted).deduce();
      assertThat(isPossible).isEqualTo(expected[0] != 0);
      if (isPossible) {
        assertThat(whereDifferent()).isEqualTo(expected);
        solved++;
      }
    }
    assertThat(solved).isPositive();
  }

  /** What is left where cells of a part differ; groups see to that. */
  private int[] whereDifferent() {
    return Strip.narrowed(strip.sets(), this::arePartsDifferent);
  }

  /** A deduction that is used again sees candidates that have gone, and those that came back. */
  @Test
  void deduce_again_seesAllChanges() {
    for (int i = 0; i < TRIES / 4; i++) {
      useParts(5, new int[] {1, -1, 2}, 2, 1, 2);
      int wanted = total(IntStream.range(0, 5).map(cell -> 1 + random.nextInt(5)).toArray());
      PartsDeduction deduction = deduction(wanted);
      for (int step = 0; step < 6; step++) {
        strip.domains.undoTo(random.nextInt(strip.domains.changes() + 1));
        int cell = random.nextInt(5);
        strip.domains.retain(cell, random.nextInt(64) | 1 << lowest(strip.domains.sets[cell]));
        int[] before = strip.sets();
        int[] expected =
            Strip.narrowed(before, values -> arePartsDifferent(values) && total(values) == wanted);
        assertThat(deduction.deduce()).isEqualTo(expected[0] != 0);
        if (expected[0] == 0) {
          strip.domains.undoTo(0);
        } else {
          assertThat(whereDifferent()).isEqualTo(expected);
        }
      }
    }
  }

  /** Totals up to 127 from the nearer bound are exact, whether they fit in one word or in two. */
  @ParameterizedTest
  @ValueSource(ints = {12, 20, 30})
  void deduce_totalsOfTwoWords_isExact(int greatestFactor) {
    int solved = 0;
    for (int i = 0; i < TRIES; i++) {
      int[] multiples = IntStream.range(0, 5).map(p -> randomFactor(greatestFactor)).toArray();
      useParts(9, multiples, 1, 1, 1, 1, 1);
      strip.candidates(5, random);
      int[] before = strip.sets();
      int wanted = total(some());
      int[] expected = Strip.narrowed(before, values -> total(values) == wanted);
      if (!isFarFromBothBounds(before, wanted)) {
        assertThat(deduction(wanted).deduce()).isTrue();
        assertThat(strip.sets()).isEqualTo(expected);
        int wrong = wanted + 1;
        strip.domains.undoTo(0);
        boolean isPossible =
            Strip.narrowed(before, values -> total(values) == wrong)[0] != 0
                || isFarFromBothBounds(before, wrong);
        assertThat(!isPossible && deduction(wrong).deduce()).isFalse();
        solved++;
      }
    }
    assertThat(solved).isPositive();
  }

  /** Cells with gaps among their candidates leave gaps among the sums, unless others fill them. */
  @Test
  void deduce_unitsWithGaps_isExact() {
    for (int i = 0; i < 10 * TRIES; i++) {
      int cells = 2 + random.nextInt(3);
      int[] units = IntStream.range(0, cells).map(p -> randomFactor(1)).toArray();
      int[] ones = new int[cells];
      Arrays.fill(ones, 1);
      useParts(9, units, ones);
      strip.candidates(3, random);
      int[] before = strip.sets();
      int wanted = total(some()) + random.nextInt(3) - 1;
      int[] expected = Strip.narrowed(before, values -> total(values) == wanted);
      boolean isPossible = deduction(wanted).deduce();
      assertThat(isPossible).isEqualTo(expected[0] != 0);
      assertThat(isPossible ? strip.sets() : expected).isEqualTo(expected);
    }
  }

  /** Totals that do not fit in two words: what is within bounds stays, until nothing follows. */
  @Test
  void deduce_greatTotals_isWithinBounds() {
    int solved = 0;
    for (int i = 0; i < 4 * TRIES; i++) {
      int[] multiples = IntStream.range(0, 4).map(p -> randomFactor(3) * 40).toArray();
      useParts(9, multiples, 1, 1, 1, 1);
      strip.candidates(7, random);
      int wanted = total(some()) + 20 * (random.nextInt(5) - 2);
      int[] expected = strip.sets();
      boolean isPossible = bound(expected, wanted);
      if (isFarFromBothBounds(expected, wanted)) {
        assertThat(deduction(wanted).deduce()).isEqualTo(isPossible);
        assertThat(isPossible ? strip.sets() : expected).isEqualTo(expected);
        solved++;
      }
    }
    assertThat(solved).isPositive();
  }

  private boolean isFarFromBothBounds(int[] sets, int wanted) {
    int least = 0;
    int greatest = 0;
    for (int cell = 0; cell < sets.length; cell++) {
      int one = factors[cell] * lowest(sets[cell]);
      int other = factors[cell] * greatest(sets[cell]);
      least += Math.min(one, other);
      greatest += Math.max(one, other);
    }
    return Math.min(wanted - least, greatest - wanted) > 127;
  }

  private boolean bound(int[] sets, int wanted) {
    for (int i = 0; i < 30 * sets.length; i++) {
      int cell = i % sets.length;
      int[] before = sets.clone();
      sets[cell] =
          IntStream.rangeClosed(1, 9)
              .filter(value -> (before[cell] >> value & 1) != 0)
              .filter(value -> isWithin(before, wanted, cell, value))
              .map(value -> 1 << value)
              .sum();
      if (sets[cell] == 0) {
        return false;
      }
    }
    return true;
  }

  private boolean isWithin(int[] sets, int wanted, int cell, int value) {
    int least = 0;
    int greatest = 0;
    for (int other = 0; other < sets.length; other++) {
      int one = factors[other] * (other == cell ? value : lowest(sets[other]));
      int two = factors[other] * (other == cell ? value : greatest(sets[other]));
      least += Math.min(one, two);
      greatest += Math.max(one, two);
    }
    return least <= wanted && wanted <= greatest;
  }

  /** Five open cells of a part: the sets of values with the sums that are left. */
  @Test
  void deduce_partOfManyCells_leavesWhatCombinationsHave() {
    for (int i = 0; i < TRIES; i++) {
      useParts(9, new int[] {1, 1}, 5, 1);
      strip.candidates(8, random);
      if (i % 3 == 0) {
        strip.domains.sets[1] = 0b10;
      }
      strip.domains.sets[5] = 0b110;
      int[] before = strip.sets();
      int wanted = 17 + random.nextInt(22);
      int[] expected =
          Strip.narrowed(before, values -> arePartsDifferent(values) && total(values) == wanted);
      boolean isPossible = deduction(wanted).deduce();
      if (isPossible) {
        for (int cell = 0; cell < 6; cell++) {
          assertThat(strip.domains.sets[cell] & expected[cell]).isEqualTo(expected[cell]);
          assertThat(before[cell] | strip.domains.sets[cell]).isEqualTo(before[cell]);
        }
      } else {
        assertThat(expected).containsOnly(0);
      }
    }
  }

  /** Values of 1 to 5 with the sum 15 or 16 are these, or have one 6 instead of the 5. */
  @Test
  void deduce_partOfManyCells_losesValuesThatNoSetHas() {
    useParts(9, new int[] {1, 1}, 5, 1);
    strip.domains.sets[5] = 0b110;
    assertThat(deduction(17).deduce()).isTrue();
    assertThat(strip.sets())
        .containsExactly(0b1111110, 0b1111110, 0b1111110, 0b1111110, 0b1111110, 0b110);
  }

  @Test
  void deduce_partOfManyCells_hasNoSumWithoutPlaces() {
    useParts(9, new int[] {1, 1}, 4, 1);
    strip.domains.sets[0] = 0b1100000000;
    strip.domains.sets[4] = 0b110;
    assertThat(deduction(13).deduce()).isFalse();
    assertThat(deduction(15).deduce()).isTrue();
    assertThat(strip.domains.sets[0]).isEqualTo(0b100000000);
  }

  @Test
  void deduce_closedCellsOfOnePartWithTheSameValue_isNoSolution() {
    useParts(9, new int[] {1, 1}, 2, 1);
    strip.domains.sets[0] = 0b100;
    strip.domains.sets[1] = 0b100;
    assertThat(deduction(9).deduce()).isFalse();
  }

  /** A part with one sum is a cage: what it needs goes from the cells that see all of it. */
  @Test
  void deduce_partOfOneSum_isACage() {
    useParts(9, new int[] {1, 1}, 2, 1);
    strip.join(0, 2).join(1, 2);
    strip.domains.sets[2] = 0b1000;
    assertThat(deduction(6).deduce()).isTrue();
    assertThat(strip.sets()).containsExactly(0b110, 0b110, 0b1000);
    strip.domains.undoTo(0);
    strip.domains.sets[0] = 0b110;
    strip.domains.sets[1] = 0b110;
    strip.domains.sets[2] = 0b1110;
    assertThat(deduction(6).deduce()).isTrue();
    assertThat(strip.domains.sets[2]).isEqualTo(0b1000);
    strip.domains.sets[2] = 0b100;
    assertThat(deduction(5).deduce()).isFalse();
  }

  /** The first part needs 1 and 2, and the third cell, which sees both, can have nothing else. */
  @Test
  void deduce_partThatLosesItsValuesToAnother_isNoSolution() {
    useParts(9, new int[] {1, 2, 2}, 2, 2, 1);
    strip.join(0, 2).join(1, 2);
    strip.domains.sets[0] = 0b110;
    strip.domains.sets[1] = 0b110;
    strip.domains.sets[2] = 0b100110;
    strip.domains.sets[3] = 1 << 9;
    strip.domains.sets[4] = 0b110;
    assertThat(deduction(27).deduce()).isFalse();
  }
}
