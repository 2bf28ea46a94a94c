package io.github.nonet.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.github.nonet.benchmarks.Result.Figure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads what JMH writes with {@code -rf json}. */
final class JmhOutput {
  private final List<JsonNode> runs = new ArrayList<>();

  /**
   * Reads the file.
   *
   * @throws IllegalArgumentException if JMH did not write it
   */
  JmhOutput(Path file) {
    try {
      new ObjectMapper().readValue(file.toFile(), ArrayNode.class).forEach(runs::add);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read '" + file + "': " + e.getMessage(), e);
    }
    if (runs.isEmpty() || !runs.get(0).has("primaryMetric")) {
      throw new IllegalArgumentException("'" + file + "' holds no results of JMH");
    }
  }

  /** Returns a text that is the same for all runs. */
  String text(String key) {
    return runs.get(0).path(key).asText();
  }

  /** Returns the arguments of the virtual machine. */
  List<String> jvmArguments() {
    List<String> arguments = new ArrayList<>();
    runs.get(0).path("jvmArgs").forEach(argument -> arguments.add(argument.asText()));
    return arguments;
  }

  /** Returns the figures, still without guesses. */
  Stream<Figure> figures() {
    return runs.stream().map(JmhOutput::figure);
  }

  private static Figure figure(JsonNode run) {
    JsonNode metric = run.path("primaryMetric");
    return new Figure(
        run.path("benchmark").asText().replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1"),
        params(run),
        run.path("mode").asText(),
        run.path("forks").asInt(),
        run.path("measurementIterations").asInt(),
        metric.path("score").asDouble(),
        number(metric.path("scoreError")),
        metric.path("scoreUnit").asText(),
        secondary(run, "gc.alloc.rate.norm"),
        null,
        unfinishedShare(run));
  }

  /** Returns the parameters; of a file, its name alone. */
  private static Map<String, String> params(JsonNode run) {
    Map<String, String> params = new TreeMap<>();
    run.path("params")
        .properties()
        .forEach(entry -> params.put(entry.getKey(), entry.getValue().asText()));
    return params;
  }

  /** Returns the number, or null: an error of one measurement is "NaN". */
  private static Double number(JsonNode node) {
    return node.isNumber() ? node.asDouble() : null;
  }

  private static Double secondary(JsonNode run, String name) {
    return number(run.path("secondaryMetrics").path(name).path("score"));
  }

  private static Double unfinishedShare(JsonNode run) {
    Double finished = secondary(run, "finished");
    Double unfinished = secondary(run, "unfinished");
    return finished == null || unfinished == null ? null : unfinished / (finished + unfinished);
  }
}
