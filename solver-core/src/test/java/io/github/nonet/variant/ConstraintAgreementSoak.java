package io.github.nonet.variant;

import io.github.nonet.Tries;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Both engines agree with a referee on 100,000 random constraints made by their factories, or the
 * number that the system property {@code nonet.constraintCount} says. Run by the profile {@code
 * soak} alone.
 */
@Tag(Tries.SOAK)
class ConstraintAgreementSoak {
  private static final int CONSTRAINTS = Integer.getInteger("nonet.constraintCount", 100_000);

  @Test
  void engines_agree() {
    long seed = Long.getLong("nonet.seed", System.nanoTime());
    System.out.println("seed " + seed);
    ConstraintAgreement agreement = new ConstraintAgreement(new Random(seed));
    agreement.judge(CONSTRAINTS);
    System.out.println(agreement);
  }
}
