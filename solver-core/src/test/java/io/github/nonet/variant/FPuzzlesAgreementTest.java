package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * What is read of f-puzzles is what was meant, for each field, negatives and sizes from 4 on.
 * {@link FPuzzlesAgreementSoak} judges many more puzzles.
 */
class FPuzzlesAgreementTest {
  @Test
  void solutions_areThoseOfTheReferee() {
    FPuzzlesAgreement agreement = new FPuzzlesAgreement(new Random(47));
    agreement.judge(500);
    assertThat(agreement.solvable()).isBetween(300, 475);
    assertThat(agreement.several()).isGreaterThan(37);
    assertThat(agreement.fields())
        .hasSize(40)
        .allSatisfy((field, count) -> assertThat(count).isGreaterThan(12));
  }
}
