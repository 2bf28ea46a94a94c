package io.github.nonet.logic;

import io.github.nonet.InterruptionLatency;
import io.github.nonet.Tries;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How soon a rating leaves when its thread is interrupted. */
@Tag(Tries.SOAK)
class RatingInterruptionSoak {
  /** The interrupts come in any phase of a rating of up to this many milliseconds. */
  private static final int LONGEST_MILLIS = 1_000;

  /** Has no divisor in common with the longest. */
  private static final int STEP_MILLIS = 379;

  @ParameterizedTest
  @EnumSource
  void interrupted_whileRating(Raters rater) throws Exception {
    InterruptionLatency.check(
        rater,
        trial -> trial * STEP_MILLIS % LONGEST_MILLIS,
        running -> {
          running.run();
          rater.rateForEver();
        });
  }
}
