package io.github.nonet.symmetry;

import io.github.nonet.internal.JdkOnly;
import java.util.Objects;
import java.util.random.RandomGenerator;

/** Takes the choices for a random transformation from one of the JDK's random generators. */
@JdkOnly
final class GeneratorChoices {
  private GeneratorChoices() {}

  static RandomChoices of(RandomGenerator random) {
    Objects.requireNonNull(random, "random");
    return new RandomChoices(random::nextInt, random::nextBoolean);
  }
}
