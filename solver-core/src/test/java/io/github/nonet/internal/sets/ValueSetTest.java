package io.github.nonet.internal.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ValueSetTest {
  private static final Set<Integer> SET =
      new ValueSet(ValueSet.bit(9) | ValueSet.bit(1) | ValueSet.bit(4));

  @Test
  void iterator_ascending() {
    assertThat(SET).containsExactly(1, 4, 9).hasSize(3).hasToString("[1, 4, 9]");
    assertThat(new ValueSet(ValueSet.ALL_DIGITS)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
    assertThat(new ValueSet(0)).isEmpty();
  }

  @Test
  void iterator_afterTheLast() {
    Iterator<Integer> digits = new ValueSet(ValueSet.bit(3)).iterator();
    assertThat(digits.next()).isEqualTo(3);
    assertThat(digits.hasNext()).isFalse();
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(digits::next);
  }

  @Test
  void contains_onlyItsDigits() {
    assertThat(SET.contains(1)).isTrue();
    assertThat(SET.contains(9)).isTrue();
    assertThat(SET.contains(2)).isFalse();
    assertThat(SET.contains(4L)).isFalse();
    assertThat(SET.contains(null)).isFalse();
  }

  @Test
  void contains_noDigit() {
    // Shifts take their distance modulo 32, so these would hit the bits of 1, 4 and 9.
    assertThat(List.of(-31, 33, 36, 41, 0, 10)).noneMatch(SET::contains);
    assertThat(new ValueSet(ValueSet.ALL_DIGITS)).doesNotContain(0, 10);
  }

  @Test
  void sums_ofTwoValues() {
    assertThat(ValueSet.half(8)).isEqualTo(ValueSet.bit(4));
    assertThat(ValueSet.half(7)).isZero();
    assertThat(ValueSet.half(52)).isZero();
    assertThat(ValueSet.mirror(ValueSet.bit(1) | ValueSet.bit(4), 5))
        .isEqualTo(ValueSet.bit(4) | ValueSet.bit(1));
    assertThat(ValueSet.mirror(ValueSet.bit(25), 50)).isEqualTo(ValueSet.bit(25));
    assertThat(ValueSet.mirror(ValueSet.bit(1), 51)).isZero();
    assertThat(ValueSet.all(25)).isEqualTo((1 << 26) - 2);
    assertThat(ValueSet.greatest(ValueSet.all(25))).isEqualTo(25);
  }

  @Test
  void equals_anySetOfTheSameDigits() {
    assertThat(SET).isEqualTo(Set.of(1, 4, 9)).hasSameHashCodeAs(Set.of(1, 4, 9));
    assertThat(SET).isNotEqualTo(Set.of(1, 4));
  }

  @Test
  void everyChange_refused() {
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> SET.add(2));
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> SET.remove(1));
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(SET::clear);
  }
}
