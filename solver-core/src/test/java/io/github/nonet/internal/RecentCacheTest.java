package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecentCacheTest {
  private final RecentCache<String, String> recent = new RecentCache<>(10);

  @Test
  void keep_firstOfAKeyStays() {
    assertThat(recent.get("a")).isNull();
    assertThat(recent.keep("a", "first", 3)).isEqualTo("first");
    assertThat(recent.keep("a", "second", 5)).isEqualTo("first");
    assertThat(recent.get("a")).isEqualTo("first");
    assertThat(recent.taken()).isEqualTo(3);
  }

  @Test
  void keep_whatWasAskedForLongestAgoGoes() {
    recent.keep("a", "A", 4);
    recent.keep("b", "B", 4);
    recent.get("a");
    recent.keep("c", "C", 4);
    assertThat(recent.get("a")).isEqualTo("A");
    assertThat(recent.get("b")).isNull();
    assertThat(recent.get("c")).isEqualTo("C");
    assertThat(recent.taken()).isEqualTo(8);
  }

  @Test
  void keep_oneThatNeedsMoreThanHalfIsGivenBackOnly() {
    recent.keep("a", "A", 5);
    assertThat(recent.keep("b", "B", 6)).isEqualTo("B");
    assertThat(recent.get("b")).isNull();
    assertThat(recent.get("a")).isEqualTo("A");
  }
}
