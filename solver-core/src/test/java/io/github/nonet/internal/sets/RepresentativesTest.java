package io.github.nonet.internal.sets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RepresentativesTest {
  /** By Hall's theorem: no few sets have fewer values together. */
  private static boolean byHall(int... sets) {
    for (int some = 0; some < 1 << sets.length; some++) {
      int all = 0;
      for (int i = 0; i < sets.length; i++) {
        all |= (some >>> i & 1) != 0 ? sets[i] : 0;
      }
      if (Integer.bitCount(all) < Integer.bitCount(some)) {
        return false;
      }
    }
    return true;
  }

  @Test
  void exist_asHallSays() {
    Random random = new Random(9);
    int[] found = new int[2];
    for (int i = 0; i < 2_000; i++) {
      int[] sets = new int[random.nextInt(8)];
      Arrays.setAll(sets, at -> (random.nextInt() & random.nextInt()) & ValueSet.all(7));
      boolean isExpected = byHall(sets);
      assertThat(Representatives.exist(sets)).as(Arrays.toString(sets)).isEqualTo(isExpected);
      found[isExpected ? 1 : 0]++;
    }
    assertThat(found).doesNotContain(0);
  }

  /** A value stays if the other sets have different other values. */
  @Test
  void narrow_keepsWhatSomeChoiceHas() {
    Random random = new Random(10);
    int[] found = new int[3];
    for (int i = 0; i < 2_000; i++) {
      int[] sets = new int[1 + random.nextInt(7)];
      int all = ValueSet.all(sets.length);
      Arrays.setAll(sets, at -> random.nextInt() & all);
      if (Arrays.stream(sets).reduce(0, (a, b) -> a | b) != all) {
        continue;
      }
      int[] expected = new int[sets.length];
      for (int at = 0; at < sets.length; at++) {
        for (int value : new ValueSet(sets[at])) {
          int[] chosen = sets.clone();
          chosen[at] = ValueSet.bit(value);
          expected[at] |= byHall(chosen) ? chosen[at] : 0;
        }
      }
      boolean isAny = byHall(sets);
      int[] left = sets.clone();
      assertThat(Representatives.narrow(left)).as(Arrays.toString(sets)).isEqualTo(isAny);
      assertThat(left).as(Arrays.toString(sets)).isEqualTo(isAny ? expected : sets);
      found[isAny ? Arrays.equals(left, sets) ? 1 : 2 : 0]++;
    }
    assertThat(found).doesNotContain(0);
  }

  @Test
  void exist_withTheGreatestValues() {
    int[] sets = new int[ValueSet.MOST_SYMBOLS];
    Arrays.fill(sets, ValueSet.all(sets.length));
    assertThat(Representatives.exist(sets)).isTrue();
    assertThat(Representatives.exist(ValueSet.bit(25), ValueSet.bit(25))).isFalse();
    assertThat(Representatives.exist()).isTrue();
    assertThat(Representatives.exist(0)).isFalse();
  }
}
