package io.github.nonet.internal.lanes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.bulk.BulkSolver;
import org.junit.jupiter.api.Test;

/** Here, next to the classes, there is no multi-release jar, so the lanes are always missing. */
class LaneSupportTest {
  @Test
  void inLanes_withoutPackagedJar() {
    String missing = LaneSupport.whatIsMissing().orElseThrow();
    assertThat(missing).startsWith("inLanes() needs ");
    assertThat(LaneSupport.isSwift()).isFalse();
    assertThat(BulkSolver.areLanesAvailable()).isFalse();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(BulkSolver::inLanes)
        .withMessage(missing);
  }
}
