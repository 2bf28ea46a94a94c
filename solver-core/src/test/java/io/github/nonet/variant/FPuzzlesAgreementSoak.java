package io.github.nonet.variant;

import io.github.nonet.Tries;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * 100,000 random puzzles of f-puzzles, or the number that the system property {@code
 * nonet.fpuzzleCount} says, are read as a referee reads them. Run by the profile {@code soak}
 * alone.
 */
@Tag(Tries.SOAK)
class FPuzzlesAgreementSoak {
  private static final int PUZZLES = Integer.getInteger("nonet.fpuzzleCount", 100_000);

  @Test
  void solutions_areThoseOfTheReferee() {
    long seed = Long.getLong("nonet.seed", System.nanoTime());
    System.out.println("seed " + seed);
    FPuzzlesAgreement agreement = new FPuzzlesAgreement(new Random(seed));
    agreement.judge(PUZZLES);
    System.out.println(agreement);
  }
}
