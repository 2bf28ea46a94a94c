package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is read of f-puzzles is what was meant, for each field, negatives and sizes from 4 on. */
class FPuzzlesAgreementTest {
  @Test
  void solutions_areThoseOfTheReferee() {
    FPuzzlesAgreement agreement = new FPuzzlesAgreement(new Random(47));
    agreement.judge(1_000);
    assertThat(agreement.solvable()).isBetween(600, 950);
    assertThat(agreement.several()).isGreaterThan(75);
    assertThat(agreement.fields())
        .hasSize(40)
        .allSatisfy((field, count) -> assertThat(count).isGreaterThan(25));
  }
}
