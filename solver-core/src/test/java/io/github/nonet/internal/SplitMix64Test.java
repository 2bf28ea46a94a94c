package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SplitMix64Test {
  /** The reference sequence that implementations in other languages are tested with. */
  @Test
  void getAsLong_referenceSequence() {
    SplitMix64 random = new SplitMix64(1_234_567);
    assertThat(LongStream.generate(random::getAsLong).limit(5).mapToObj(Long::toUnsignedString))
        .containsExactly(
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821");
  }

  @Test
  void of_otherNumberOrSeed_otherSequence() {
    long first = SplitMix64.of(1, 2).getAsLong();
    assertThat(SplitMix64.of(1, 2).getAsLong()).isEqualTo(first);
    assertThat(SplitMix64.of(1, 3).getAsLong()).isNotEqualTo(first);
    assertThat(SplitMix64.of(2, 1).getAsLong()).isNotEqualTo(first);
  }

  /** A seed must give the same puzzles in each version; these are of another implementation. */
  @Test
  void of_staysTheSame() {
    assertThat(SplitMix64.of(1, 2).getAsLong())
        .isEqualTo(Long.parseUnsignedLong("9366171507420456997"));
    assertThat(SplitMix64.of(1, 3).getAsLong())
        .isEqualTo(Long.parseUnsignedLong("11907511234801166616"));
    assertThat(SplitMix64.of(2, 1).getAsLong())
        .isEqualTo(Long.parseUnsignedLong("8181361038691905571"));
  }
}
