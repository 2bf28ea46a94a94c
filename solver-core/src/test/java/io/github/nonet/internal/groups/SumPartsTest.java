package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SumPartsTest {
  private final Random random = new Random(12);

  private static Form.Sum sum(int... factors) {
    return new Form.Sum(0, factors, IntStream.range(0, factors.length).toArray());
  }

  @Test
  void of_eachCellOnce_inPartsThatSeeEachOther() {
    for (int i = 0; i < 200; i++) {
      int[] factors = random.ints(12, 1, 3).toArray();
      Strip strip = new Strip(9, 12).joinAtRandom(60, random);
      List<SumParts.Summand> parts = SumParts.of(sum(factors), strip.seen, 9);
      assertThat(parts.stream().flatMapToInt(part -> IntStream.of(part.cells())).sorted())
          .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
      for (SumParts.Summand part : parts) {
        assertThat(Arrays.stream(part.cells()).map(cell -> factors[cell]))
            .containsOnly(part.factor());
        for (int cell : part.cells()) {
          assertThat(Arrays.stream(part.cells()).filter(other -> !strip.see(cell, other)))
              .containsExactly(cell);
        }
      }
      assertThat(parts)
          .isSortedAccordingTo(
              (one, two) -> Integer.compare(two.cells().length, one.cells().length));
    }
  }

  /** The largest part comes first; of several, the one that begins with the lowest place. */
  @Test
  void of_theLargestFirst() {
    Strip strip = new Strip(9, 7).join(0, 1).join(1, 2, 3).join(4, 5, 6);
    List<SumParts.Summand> parts = SumParts.of(sum(1, 1, 1, 1, 1, 1, 1), strip.seen, 9);
    assertThat(parts.stream().map(part -> Arrays.toString(part.cells())))
        .containsExactly("[1, 2, 3]", "[4, 5, 6]", "[0]");
  }

  @Test
  void of_factorsThatDiffer_areDifferentParts() {
    Strip strip = new Strip(9, 4).join(0, 1, 2, 3);
    List<SumParts.Summand> parts = SumParts.of(sum(1, -1, 1, -1), strip.seen, 9);
    assertThat(parts.stream().map(part -> part.factor() + Arrays.toString(part.cells())))
        .containsExactly("1[0, 2]", "-1[1, 3]");
  }

  /** The sums of a part are 63 at most: 9 + 8 + .. + 1 = 45, but 16 + 15 + 14 + 13 = 58. */
  @ParameterizedTest
  @CsvSource({"9, 9", "10, 10", "11, 9", "16, 4", "21, 3", "22, 3", "23, 2", "25, 2"})
  void of_asManyCellsAsHaveSumsThatFitInAWord(int symbols, int most) {
    int cells = Math.min(12, symbols);
    Strip strip = new Strip(symbols, cells).join(IntStream.range(0, cells).toArray());
    int[] factors = new int[cells];
    Arrays.fill(factors, 1);
    assertThat(SumParts.of(sum(factors), strip.seen, symbols).get(0).cells()).hasSize(most);
  }
}
