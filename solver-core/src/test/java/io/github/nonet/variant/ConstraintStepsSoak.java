package io.github.nonet.variant;

import io.github.nonet.Tries;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Takes 100,000 steps by constraints, of random constraints in random states, and holds each
 * against the solutions. How many is the system property {@code nonet.steps}. Run by the profile
 * {@code soak} alone.
 */
@Tag(Tries.SOAK)
class ConstraintStepsSoak {
  private static final int STEPS = Integer.getInteger("nonet.steps", 100_000);

  @Test
  void steps_areTrueOfAllSolutions() {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    ConstraintStepsTest judge = new ConstraintStepsTest();
    judge.judge(STEPS, new Random(seed));
    System.out.println(judge);
  }
}
