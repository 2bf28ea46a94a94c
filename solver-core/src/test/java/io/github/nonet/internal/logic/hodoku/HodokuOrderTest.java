package io.github.nonet.internal.logic.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.logic.Technique;
import org.junit.jupiter.api.Test;

/** HoDoKu's order beside the indices that its own table gives to the techniques. */
class HodokuOrderTest {
  @Test
  void beyondSingles_inTheOrderOfTheirIndices() {
    assertThat(HodokuOrder.BEYOND_SINGLES)
        .extracting(Technique::hodokuIndex)
        .isSorted()
        .doesNotHaveDuplicates()
        .allMatch(index -> index > Technique.HIDDEN_SINGLE.hodokuIndex());
  }

  @Test
  void beyondSingles_whatHodokuHasSwitchedOn() {
    assertThat(HodokuOrder.BEYOND_SINGLES)
        .hasSize(56)
        .endsWith(Technique.BRUTE_FORCE)
        .allMatch(Technique::isStandard);
  }
}
