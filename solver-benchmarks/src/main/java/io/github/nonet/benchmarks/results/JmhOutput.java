package io.github.nonet.benchmarks.results;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.nonet.benchmarks.corpus.Effort;
import io.github.nonet.benchmarks.results.Result.Figure;
import io.github.nonet.benchmarks.results.Result.Options;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** One of the runs in what JMH writes with {@code -rf json}, by the names that JMH uses. */
@JsonIgnoreProperties(ignoreUnknown = true)
record JmhOutput(
    String jmhVersion,
    String benchmark,
    String mode,
    @JsonUnwrapped Options options,
    List<String> jvmArgs,
    String jdkVersion,
    String vmName,
    String vmVersion,
    TreeMap<String, String> params,
    Metric primaryMetric,
    Map<String, Metric> secondaryMetrics) {

  /**
   * A figure.
   *
   * @param scoreError NaN if there was one measurement only
   * @param rawData the score of each iteration, by process; null in other figures than the first
   */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Metric(double score, double scoreError, String scoreUnit, List<List<Double>> rawData) {}

  JmhOutput {
    benchmark = benchmark == null ? "" : benchmark.replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1");
    params = params == null ? new TreeMap<>() : params;
    secondaryMetrics = secondaryMetrics == null ? Map.of() : secondaryMetrics;
  }

  /**
   * Reads the runs in a file.
   *
   * @throws IllegalArgumentException if JMH did not write it
   */
  static List<JmhOutput> read(Path file) {
    try {
      JmhOutput[] runs = new ObjectMapper().readValue(file.toFile(), JmhOutput[].class);
      if (runs.length > 0 && runs[0].primaryMetric != null) {
        return List.of(runs);
      }
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read '" + file + "': " + e.getMessage(), e);
    }
    throw new IllegalArgumentException("'" + file + "' holds no results of JMH");
  }

  /** Returns the figure with what JMH does not know; null means that it was not counted. */
  Figure figure(Integer puzzles, Effort effort) {
    return new Figure(
        benchmark,
        params,
        mode,
        options,
        primaryMetric.score,
        Double.isNaN(primaryMetric.scoreError) ? null : primaryMetric.scoreError,
        primaryMetric.scoreUnit,
        secondary("gc.alloc.rate.norm"),
        puzzles == null ? null : timed(),
        puzzles,
        effort == null ? null : effort.guesses() / (double) puzzles,
        effort == null ? null : effort.unfinished() / (double) puzzles);
  }

  /**
   * Returns how many puzzles were timed; null if the figure is not a time of one in microseconds.
   * An iteration starts another puzzle until its time is over.
   */
  private Long timed() {
    if (primaryMetric.rawData == null || !primaryMetric.scoreUnit.equals("us/op")) {
      return null;
    }
    double micros = options.iterationTime().convertTo(TimeUnit.MICROSECONDS);
    return primaryMetric.rawData.stream()
        .flatMap(List::stream)
        .mapToLong(score -> (long) Math.ceil(micros / score))
        .sum();
  }

  private Double secondary(String name) {
    return secondaryMetrics.containsKey(name) ? secondaryMetrics.get(name).score : null;
  }
}
