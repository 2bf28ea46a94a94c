package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.forms.PairTable;
import io.github.nonet.internal.groups.forms.Relations;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a relation leaves to two cells and to those that see both. */
class PairDeductionTest {
  private static final int TRIES = 500;

  private static final Relations.Use DIFFERENT =
      new Relations.Use(0, 1, new PairTable(0b11100, 0b11010, 0b10110, 0b01110));

  private final Random random = new Random(3);

  private int[] relation(int symbols, int chance) {
    return IntStream.range(0, symbols)
        .map(
            first ->
                IntStream.rangeClosed(1, symbols)
                    .filter(value -> random.nextInt(100) < chance)
                    .map(value -> 1 << value)
                    .sum())
        .toArray();
  }

  private static boolean fits(int[] relation, int... values) {
    return (relation[values[0] - 1] >> values[1] & 1) != 0;
  }

  @ParameterizedTest
  @CsvSource({"4, 30", "9, 15", "9, 50", "9, 85", "17, 30"})
  void deduce_isExact_andTakesWhatIsRequired(int symbols, int chance) {
    int required = 0;
    for (int i = 0; i < TRIES; i++) {
      Strip strip = new Strip(symbols, 5).candidates(5, random).joinAtRandom(60, random);
      Arrays.fill(strip.domains.sets, 2, 5, strip.tables.all);
      int[] before = strip.sets();
      int[] relation = relation(symbols, chance);
      int[] pair = Strip.of(before, 0, 1);
      int[] expected = Strip.narrowed(pair, values -> fits(relation, values));
      Relations.Use use = new Relations.Use(0, 1, new PairTable(relation));
      boolean isPossible = new PairDeduction(strip.domains, use, strip.seen).deduce();
      assertThat(isPossible).isEqualTo(expected[0] != 0);
      if (isPossible) {
        assertThat(Strip.of(strip.sets(), 0, 1)).isEqualTo(expected);
        int gone = Strip.required(pair, values -> fits(relation, values));
        boolean areOpen = Strip.isOpen(expected[0]) && Strip.isOpen(expected[1]);
        for (int cell = 2; cell < 5; cell++) {
          boolean isSeen = strip.see(cell, 0) && strip.see(cell, 1);
          int left = before[cell] & ~(isSeen ? gone : 0);
          if (areOpen || !isSeen) {
            assertThat(strip.domains.sets[cell]).isEqualTo(left);
            required += isSeen && left != before[cell] ? 1 : 0;
          } else {
            assertThat(strip.domains.sets[cell] & left).isEqualTo(left);
          }
        }
      }
    }
    assertThat(required).isGreaterThanOrEqualTo(chance > 50 ? 0 : 1);
  }

  /** Two equal cells with two candidates hold neither; an observer of both must have a third. */
  @Test
  void deduce_observerWithoutAThirdValue_isNoSolution() {
    Strip strip = new Strip(4, 3).join(0, 2).join(1, 2);
    strip.domains.sets[0] = 0b110;
    strip.domains.sets[1] = 0b110;
    strip.domains.sets[2] = 0b110;
    assertThat(new PairDeduction(strip.domains, DIFFERENT, strip.seen).deduce()).isFalse();
  }

  /** Two different cells with the same two candidates hold both of them. */
  @Test
  void deduce_differentCellsOfTwoValues_holdBoth() {
    Strip strip = new Strip(4, 3).join(0, 2).join(1, 2);
    strip.domains.sets[0] = 0b110;
    strip.domains.sets[1] = 0b110;
    assertThat(new PairDeduction(strip.domains, DIFFERENT, strip.seen).deduce()).isTrue();
    assertThat(strip.sets()).containsExactly(0b110, 0b110, 0b11000);
  }
}
