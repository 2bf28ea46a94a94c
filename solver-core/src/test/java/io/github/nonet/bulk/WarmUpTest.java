package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WarmUpTest {
  private static final long HEAD_START = 1_000;

  private final WarmUp warmUp = new WarmUp(HEAD_START, () -> true);

  @Test
  void enter_afterTheHeadStart() {
    warmUp.spend(HEAD_START - 1);
    assertThat(warmUp.enter()).isFalse();
    warmUp.spend(1);
    assertThat(warmUp.enter()).isTrue();
    assertThat(warmUp.enter()).isFalse();
  }

  @Test
  void leave_afterTheLongestTime() {
    warmUp.leave(WarmUp.LONGEST_NANOS);
    assertThat(warmUp.isLost()).isFalse();
    warmUp.leave(1);
    assertThat(warmUp.isLost()).isTrue();
    assertThat(warmUp.isWon()).isFalse();
  }

  @Test
  void win_isForGood() {
    warmUp.win();
    warmUp.leave(2 * WarmUp.LONGEST_NANOS);
    assertThat(warmUp.isWon()).isTrue();
    assertThat(warmUp.isLost()).isFalse();
  }
}
