package io.github.nonet.internal.sets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ListsTest {
  @Test
  void distinct_inTheOrderInWhichTheyCome() {
    assertThat(
            Lists.distinct(new int[] {3, 1}, new int[] {1, 9}, new int[] {}, new int[] {9, 3, 7}))
        .containsExactly(3, 1, 9, 7);
    assertThat(Lists.distinct()).isEmpty();
  }
}
