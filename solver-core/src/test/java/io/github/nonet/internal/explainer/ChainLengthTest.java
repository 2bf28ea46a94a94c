package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ChainLengthTest {
  private static final int[] STEPS = {
    4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048
  };

  @Test
  void added_aTenthForEachStep() {
    for (int nodes = 0; nodes <= 2100; nodes++) {
      int passed = 0;
      while (passed < STEPS.length && nodes - 2 > STEPS[passed]) {
        passed++;
      }
      assertThat(ChainLength.added(nodes))
          .as("%d nodes", nodes)
          .isCloseTo(passed / 10.0, within(1e-9));
    }
  }
}
