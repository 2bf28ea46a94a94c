package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
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
    agreement.judge(Tries.of(60, 500));
    assertThat(agreement.solvable()).isBetween(Tries.of(30, 300), Tries.of(59, 475));
    assertThat(agreement.several()).isGreaterThan(Tries.of(2, 37));
    assertThat(agreement.fields())
        .hasSize(40)
        .allSatisfy((field, count) -> assertThat(count).isGreaterThan(Tries.of(0, 12)));
  }
}
