package io.github.nonet.variant;

import io.github.nonet.Tries;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Speaks the steps of {@code -Dnonet.spoken=COUNT} fresh puzzles of other rules, 1,000 if it is not
 * set, from the seed {@code nonet.seed}. Run by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class SpokenStepsSoak {
  private static final int PUZZLES = Integer.getInteger("nonet.spoken", 1_000);
  private static final long SEED = Long.getLong("nonet.seed", System.nanoTime());

  @Test
  void everyStep_isASentence() {
    System.out.println("seed " + SEED);
    SpokenGridStepsTest speaker = new SpokenGridStepsTest();
    speaker.speak(PUZZLES, SEED);
    System.out.println(speaker);
  }
}
