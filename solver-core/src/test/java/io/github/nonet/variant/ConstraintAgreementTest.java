package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
import io.github.nonet.internal.constraints.ConstraintText;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Both engines agree with a referee on constraints of each kind, through text. */
class ConstraintAgreementTest {
  /** A random solution hardly ever has a magic square, so that kind may be missing. */
  @Test
  void engines_agree() {
    ConstraintAgreement agreement = new ConstraintAgreement(new Random(35));
    agreement.judge(Tries.of(400, 2_000));
    assertThat(agreement.kinds().keySet())
        .isSubsetOf(ConstraintText.methods())
        .hasSizeGreaterThanOrEqualTo(Tries.of(30, ConstraintText.methods().size() - 1));
  }
}
