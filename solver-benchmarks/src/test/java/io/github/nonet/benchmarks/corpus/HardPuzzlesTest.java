package io.github.nonet.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Algorithm;
import io.github.nonet.generate.Minimality;
import io.github.nonet.symmetry.Canonical;
import java.util.List;
import org.junit.jupiter.api.Test;

class HardPuzzlesTest {
  @Test
  void advance_makesThePoolHarder() {
    HardPuzzles search = new HardPuzzles(1, 10, Algorithm.EXACT_COVER);
    List<HardPuzzles.Rated> before = search.pool();
    search.advance(3);
    List<HardPuzzles.Rated> after = search.pool();
    assertThat(after).hasSize(10).isNotEqualTo(before);
    assertThat(after.get(9).guesses()).isGreaterThan(before.get(9).guesses());
    assertThat(after)
        .allSatisfy(
            rated -> {
              assertThat(Minimality.isMinimal(rated.puzzle())).isTrue();
              assertThat(Canonical.form(rated.puzzle())).isEqualTo(rated.puzzle());
            });
  }
}
