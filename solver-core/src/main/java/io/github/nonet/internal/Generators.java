package io.github.nonet.internal;

import java.util.Objects;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/** Makes a plain source of numbers of the JDK's random generators. */
@JdkOnly
public final class Generators {
  private Generators() {}

  /** Returns what {@code random.nextLong()} returns, call by call. */
  public static LongSupplier numbers(RandomGenerator random) {
    return Objects.requireNonNull(random, "random")::nextLong;
  }
}
