package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CandidateSetTest {
  private final CandidateSet set = new CandidateSet();

  @Test
  void toArray_ascending() {
    IntStream.of(728, 64, 0, 63, 64, 127, 128).forEach(set::add);
    assertThat(set.toArray()).containsExactly(0, 63, 64, 127, 128, 728);
  }

  @Test
  void toArray_allCandidates() {
    IntStream.range(0, ExplainerHouses.CANDIDATES).forEach(set::add);
    assertThat(set.toArray())
        .containsExactly(IntStream.range(0, ExplainerHouses.CANDIDATES).toArray());
  }

  @Test
  void clear_leavesNone() {
    set.add(5);
    set.clear();
    assertThat(set.toArray()).isEmpty();
  }
}
