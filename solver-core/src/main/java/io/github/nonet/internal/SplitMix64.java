package io.github.nonet.internal;

import java.util.function.LongSupplier;

/**
 * The random numbers of a seed: SplitMix64. Written out here because a seed must give the same
 * puzzles on every JDK, and the JDK does not promise what its own generators draw.
 *
 * <p>Source: Guy L. Steele Jr., Doug Lea and Christine H. Flood, "Fast Splittable Pseudorandom
 * Number Generators", OOPSLA 2014, with the constants of David Stafford's variant 13 of the mixing
 * function.
 */
public final class SplitMix64 implements LongSupplier {
  /** 2<sup>64</sup> divided by the golden ratio, made odd: the step of the counter. */
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  public SplitMix64(long seed) {
    state = seed;
  }

  /** Returns the generator for one of many independent purposes of a seed. */
  public static SplitMix64 of(long seed, long number) {
    return new SplitMix64(mix(mix(seed) + GOLDEN_GAMMA * number));
  }

  @Override
  public long getAsLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  private static long mix(long z) {
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
