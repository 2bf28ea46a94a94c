package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is read of f-puzzles is what was meant, for each field, negatives and sizes from 4 on. */
class FPuzzlesAgreementTest {
  @Test
  void solutions_areThoseOfTheReferee() {
    FPuzzlesAgreement agreement = new FPuzzlesAgreement(new Random(47));
    agreement.judge(2_000);
    assertThat(agreement.solvable()).isBetween(1_200, 1_900);
    assertThat(agreement.several()).isGreaterThan(150);
    assertThat(agreement.fields())
        .hasSize(40)
        .allSatisfy((field, count) -> assertThat(count).isGreaterThan(50));
  }
}
