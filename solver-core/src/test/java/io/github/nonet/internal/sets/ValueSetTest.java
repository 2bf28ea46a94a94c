package io.github.nonet.internal.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.IntStream;
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

  /** Compares the functions on bits with the values of the set, for all sets of nine digits. */
  @Test
  void bits_everySetOfDigits() {
    for (int bits = 0; bits <= ValueSet.ALL_DIGITS; bits += 2) {
      int set = bits;
      List<Integer> values =
          IntStream.rangeClosed(1, 9).filter(value -> (set & 1 << value) != 0).boxed().toList();
      for (int value = 1; value <= 9; value++) {
        assertThat(ValueSet.contains(set, value)).isEqualTo(values.contains(value));
        List<Integer> left = new ArrayList<>(values);
        left.remove((Integer) value);
        assertThat(new ValueSet(ValueSet.without(set, value))).containsExactlyElementsOf(left);
      }
      assertThat(ValueSet.size(set)).isEqualTo(values.size());
      assertThat(ValueSet.isSingle(set)).isEqualTo(values.size() == 1);
      assertThat(ValueSet.hasAtMostOne(set)).isEqualTo(values.size() <= 1);
      assertThat(ValueSet.greatest(set))
          .isEqualTo(values.isEmpty() ? -1 : values.get(values.size() - 1));
      List<Integer> found = new ArrayList<>();
      for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        assertThat(ValueSet.lowestBit(rest)).isEqualTo(ValueSet.bit(ValueSet.lowest(rest)));
        found.add(ValueSet.lowest(rest));
      }
      assertThat(found).isEqualTo(values);
    }
  }

  @Test
  void bits_zeroAndTheHighest() {
    assertThat(ValueSet.lowest(1)).isZero();
    assertThat(ValueSet.isSingle(Integer.MIN_VALUE)).isTrue();
    assertThat(ValueSet.contains(Integer.MIN_VALUE, 31)).isTrue();
    assertThat(ValueSet.contains(Integer.MIN_VALUE, 30)).isFalse();
    assertThat(ValueSet.greatest(Integer.MIN_VALUE)).isEqualTo(31);
    assertThat(ValueSet.withoutLowest(0)).isZero();
    assertThat(ValueSet.lowestBit(0)).isZero();
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
