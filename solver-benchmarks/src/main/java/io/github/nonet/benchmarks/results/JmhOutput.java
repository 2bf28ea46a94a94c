package io.github.nonet.benchmarks.results;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.nonet.benchmarks.results.Result.Figure;
import io.github.nonet.benchmarks.results.Result.Options;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** One of the runs in what JMH writes with {@code -rf json}, by the names that JMH uses. */
@JsonIgnoreProperties(ignoreUnknown = true)
record JmhOutput(
    String jmhVersion,
    String benchmark,
    String mode,
    int threads,
    int forks,
    List<String> jvmArgs,
    String jdkVersion,
    String vmName,
    String vmVersion,
    int warmupIterations,
    String warmupTime,
    int measurementIterations,
    String measurementTime,
    Map<String, String> params,
    Metric primaryMetric,
    Map<String, Metric> secondaryMetrics) {

  /** A figure; its error is NaN if there was one measurement only. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Metric(double score, double scoreError, String scoreUnit) {}

  /**
   * Reads the runs in a file.
   *
   * @throws IllegalArgumentException if JMH did not write it
   */
  static List<JmhOutput> read(Path file) {
    try {
      List<JmhOutput> runs =
          List.of(new ObjectMapper().readValue(file.toFile(), JmhOutput[].class));
      if (!runs.isEmpty() && runs.get(0).primaryMetric != null) {
        return runs;
      }
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read '" + file + "': " + e.getMessage(), e);
    }
    throw new IllegalArgumentException("'" + file + "' holds no results of JMH");
  }

  /** Returns the figure, still without what JMH does not know. */
  Figure figure() {
    Double finished = secondary("finished");
    return new Figure(
        benchmark.replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1"),
        params == null ? Map.of() : new TreeMap<>(params),
        mode,
        new Options(
            forks, threads, warmupIterations, warmupTime, measurementIterations, measurementTime),
        primaryMetric.score,
        Double.isNaN(primaryMetric.scoreError) ? null : primaryMetric.scoreError,
        primaryMetric.scoreUnit,
        secondary("gc.alloc.rate.norm"),
        finished == null ? null : Math.round(finished + secondary("unfinished")),
        null,
        null,
        null);
  }

  private Double secondary(String name) {
    Metric metric = secondaryMetrics == null ? null : secondaryMetrics.get(name);
    return metric == null ? null : metric.score;
  }
}
