package io.github.nonet.internal.sets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellBitsTest {
  private static final int ROUNDS = 200;

  @ParameterizedTest
  @ValueSource(ints = {1, 63, 64, 65, 81, 128, 729})
  void set_asASortedSet(int size) {
    Random random = new Random(size);
    long[] set = new long[CellBits.words(size)];
    TreeSet<Integer> expected = new TreeSet<>();
    for (int round = 0; round < ROUNDS; round++) {
      int number = random.nextInt(size);
      if (random.nextBoolean()) {
        CellBits.add(set, number);
        expected.add(number);
      } else {
        CellBits.remove(set, number);
        expected.remove(number);
      }
      assertThat(CellBits.contains(set, number)).isEqualTo(expected.contains(number));
    }
    assertThat(CellBits.size(set)).isEqualTo(expected.size());
    assertThat(CellBits.toArray(set)).containsExactly(expected.toArray(Integer[]::new));
    assertThat(loop(set)).containsExactlyElementsOf(expected);
    assertThat(set).isEqualTo(CellBits.of(Lists.toArray(List.copyOf(expected)), set.length));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 63, 64, 65, 81, 128})
  void next_theCeiling(int size) {
    Random random = new Random(size);
    long[] set = new long[CellBits.words(size)];
    TreeSet<Integer> numbers = new TreeSet<>();
    for (int round = 0; round < size / 8 + 1; round++) {
      int number = random.nextInt(size);
      CellBits.add(set, number);
      numbers.add(number);
    }
    for (int from = 0; from < set.length * Long.SIZE + 2; from++) {
      Integer ceiling = numbers.ceiling(from);
      assertThat(CellBits.next(set, from)).isEqualTo(ceiling == null ? -1 : ceiling);
    }
  }

  @Test
  void next_emptySet() {
    assertThat(CellBits.next(new long[2], 0)).isEqualTo(-1);
    assertThat(CellBits.next(new long[0], 0)).isEqualTo(-1);
  }

  @Test
  void word_everyNumber() {
    for (int number = 0; number < Long.SIZE; number++) {
      long word = CellBits.bit(number);
      assertThat(CellBits.toArray(new long[] {word})).containsExactly(number);
      assertThat(CellBits.lowest(word)).isEqualTo(number);
      assertThat(CellBits.greatest(word)).isEqualTo(number);
      assertThat(CellBits.contains(word, number)).isTrue();
      assertThat(CellBits.contains(~word, number)).isFalse();
      assertThat(CellBits.lowestBit(word)).isEqualTo(word);
      assertThat(CellBits.withoutLowest(word)).isZero();
    }
  }

  @Test
  void word_asASortedSet() {
    Random random = new Random(64);
    for (int round = 0; round < ROUNDS; round++) {
      long word = random.nextLong() & random.nextLong() & random.nextLong();
      TreeSet<Integer> expected = new TreeSet<>();
      for (int number = 0; number < Long.SIZE; number++) {
        if (CellBits.contains(word, number)) {
          expected.add(number);
        }
      }
      assertThat(CellBits.hasAtMostOne(word)).isEqualTo(expected.size() <= 1);
      assertThat(CellBits.greatest(word)).isEqualTo(expected.isEmpty() ? -1 : expected.last());
      List<Integer> found = new ArrayList<>();
      for (long rest = word; rest != 0; rest = CellBits.withoutLowest(rest)) {
        assertThat(CellBits.lowestBit(rest)).isEqualTo(CellBits.bit(CellBits.lowest(rest)));
        found.add(CellBits.lowest(rest));
      }
      assertThat(found).containsExactlyElementsOf(expected);
    }
  }

  @Test
  void word_empty() {
    assertThat(CellBits.hasAtMostOne(0)).isTrue();
    assertThat(CellBits.hasAtMostOne(Long.MIN_VALUE)).isTrue();
    assertThat(CellBits.hasAtMostOne(Long.MIN_VALUE | 1)).isFalse();
    assertThat(CellBits.lowestBit(0)).isZero();
    assertThat(CellBits.withoutLowest(0)).isZero();
    assertThat(CellBits.greatest(0)).isEqualTo(-1);
  }

  private static List<Integer> loop(long[] set) {
    List<Integer> numbers = new ArrayList<>();
    for (int cell = CellBits.next(set, 0); cell >= 0; cell = CellBits.next(set, cell + 1)) {
      numbers.add(cell);
    }
    return numbers;
  }
}
