package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.generate.Statistics;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomDrawsTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 9, 10, 81})
  void below_isUniform(int bound) {
    LongSupplier random = new SplitMix64(bound);
    long[] counts = new long[bound];
    for (int i = 0; i < 1_000 * bound; i++) {
      counts[(int) RandomDraws.below(random, bound)]++;
    }
    assertThat(Statistics.chiSquare(counts)).isLessThan(Statistics.bound(Math.max(1, bound - 1)));
  }

  /** 2^63 is three more than a multiple of this bound: the last three numbers must not count. */
  @Test
  void below_drawsAgainWhereTheRemainderWouldBeBiased() {
    long bound = (Long.MAX_VALUE - 2) / 2;
    long[] drawn = {-1L, -3L, (2 * bound - 1) << 1};
    int[] next = {0};
    LongSupplier random = () -> drawn[next[0]++];
    assertThat(RandomDraws.below(random, bound)).isEqualTo(bound - 1);
    assertThat(next[0]).isEqualTo(3);
  }

  /** 2^63 is a multiple of this bound, so the greatest number counts. */
  @Test
  void below_powerOfTwo_drawsOnce() {
    int[] draws = {0};
    LongSupplier greatest =
        () -> {
          draws[0]++;
          return -1L;
        };
    assertThat(RandomDraws.below(greatest, 2)).isEqualTo(1);
    assertThat(draws[0]).isEqualTo(1);
  }

  @Test
  void below_givesUp() {
    int[] draws = {0};
    LongSupplier greatest =
        () -> {
          draws[0]++;
          return -1L;
        };
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RandomDraws.below(greatest, 3))
        .withMessage("random returned 1000 useless numbers in a row; expected random ones");
    assertThat(draws[0]).isEqualTo(1_000);
  }

  /** What a seed gives afterwards depends on how many numbers were drawn. */
  @Test
  void shuffle_drawsOnceForEachValueButTheLast() {
    int[] draws = {0};
    RandomDraws.shuffle(new Integer[] {1, 2, 3, 4}, () -> draws[0]++);
    assertThat(draws[0]).isEqualTo(3);
  }

  @Test
  void shuffle_isUniform() {
    LongSupplier random = new SplitMix64(5);
    Map<String, Long> counts = new HashMap<>();
    for (int i = 0; i < 24_000; i++) {
      Integer[] values = {1, 2, 3, 4};
      RandomDraws.shuffle(values, random);
      counts.merge(Arrays.toString(values), 1L, Long::sum);
    }
    assertThat(counts).hasSize(24);
    assertThat(Statistics.chiSquare(counts.values().stream().mapToLong(c -> c).toArray()))
        .isLessThan(Statistics.bound(23));
  }
}
