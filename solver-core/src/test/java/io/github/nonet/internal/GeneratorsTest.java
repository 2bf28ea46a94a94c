package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class GeneratorsTest {
  @Test
  void numbers_ofTheGenerator() {
    LongSupplier numbers = Generators.numbers(new SplittableRandom(4));
    SplittableRandom same = new SplittableRandom(4);
    for (int i = 0; i < 5; i++) {
      assertThat(numbers.getAsLong()).isEqualTo(same.nextLong());
    }
    assertThatNullPointerException()
        .isThrownBy(() -> Generators.numbers(null))
        .withMessage("random");
  }
}
