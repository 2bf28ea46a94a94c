package io.github.nonet.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure;
import java.util.List;
import org.junit.jupiter.api.Test;

class CagesTest {
  @Test
  void combinations_counted() {
    assertThat(Cages.combinations(9, Cages.of(15, 0, 1, 2))).isEqualTo(8);
    assertThat(Cages.combinations(9, Cages.of(3, 0, 1, 2))).isZero();
    assertThat(Cages.combinations(9, Cages.of(Integer.MAX_VALUE, 0, 1, 2))).isZero();
    assertThat(Cages.combinations(9, Cages.of(45, 0, 1, 2, 3, 4, 5, 6, 7, 8))).isEqualTo(1);
  }

  @Test
  void areSame_inAnyOrder() {
    Structure.Cage first = Cages.of(3, 0, 1);
    Structure.Cage second = Cages.of(3, 2, 1);
    assertThat(Cages.areSame(List.of(first, second), List.of(second, Cages.of(3, 1, 0)))).isTrue();
    assertThat(Cages.hash(List.of(first, second))).isEqualTo(Cages.hash(List.of(second, first)));
    assertThat(Cages.areSame(List.of(first, second), List.of(first, first))).isFalse();
    assertThat(Cages.areSame(List.of(first, second), List.of(first, Cages.of(4, 2, 1)))).isFalse();
    assertThat(Cages.areSame(List.of(first, second), List.of(first))).isFalse();
    assertThat(Cages.areSame(List.of(first), List.of(Cages.of(3, 0, 1, 2)))).isFalse();
  }
}
