package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.forms.Form;
import org.junit.jupiter.api.Test;

/** What one cell of a pair shows of the other. */
class PairRelationTest {
  private static final int[] CELLS = {3, 7};

  private static Form.TwoCells pair(int... next) {
    return new Form.TwoCells(CELLS, next);
  }

  @Test
  void fits_isWhatSomeValueAllows() {
    Form.TwoCells less = pair(0b1100, 0b1000, 0);
    assertThat(PairRelation.fits(less, 0, 0b0110)).isEqualTo(0b1100);
    assertThat(PairRelation.fits(less, 0, 0b1000)).isZero();
    assertThat(PairRelation.fits(less, 1, 0b1000)).isEqualTo(0b0110);
    assertThat(PairRelation.fits(less, 1, 0b0010)).isZero();
  }

  @Test
  void isSymmetric_saysWhetherTheOrderMatters() {
    assertThat(PairRelation.isSymmetric(pair(0b0100, 0b1010, 0b0100))).isTrue();
    assertThat(PairRelation.isSymmetric(pair(0b1100, 0b1000, 0))).isFalse();
    assertThat(PairRelation.isSymmetric(pair(0b1100, 0b0010, 0b0000))).isFalse();
    assertThat(PairRelation.isSymmetric(pair(0, 0, 0b1000))).isTrue();
    assertThat(PairRelation.isSymmetric(pair(0, 0, 0b0100))).isFalse();
  }
}
