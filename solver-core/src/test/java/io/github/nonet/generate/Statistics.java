package io.github.nonet.generate;

import java.util.stream.LongStream;

/** The test of goodness of fit. */
public final class Statistics {
  private Statistics() {}

  /** Returns the chi-square statistic of counts that should all be equal. */
  public static double chiSquare(long... counts) {
    double expected = (double) LongStream.of(counts).sum() / counts.length;
    return LongStream.of(counts)
        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
        .sum();
  }

  /**
   * Returns a bound that chi-square exceeds once in about 30,000 runs (four standard deviations, by
   * the approximation of Wilson and Hilferty).
   */
  public static double bound(int degreesOfFreedom) {
    double variance = 2.0 / (9 * degreesOfFreedom);
    return degreesOfFreedom * Math.pow(1 - variance + 4 * Math.sqrt(variance), 3);
  }
}
