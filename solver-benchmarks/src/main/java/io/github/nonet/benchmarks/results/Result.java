package io.github.nonet.benchmarks.results;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * A result file: what one run has measured, and where.
 *
 * @param environment the machine and the Java that ran
 * @param corpora the puzzles that do not come with the benchmarks; null in old files
 * @param figures in the order of the run
 */
record Result(Environment environment, List<CorpusFile> corpora, List<Figure> figures) {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  /**
   * The origin of figures.
   *
   * @param machine a short name, the folder of the result file
   * @param cores the number of processors that Java saw
   * @param jdk the version
   * @param vm name and version
   * @param jvmArguments the arguments of Java
   * @param commit the measured commit, with a {@code +} if there were changes on top
   */
  record Environment(
      String machine,
      String cpu,
      int cores,
      String os,
      String jdk,
      String vm,
      List<String> jvmArguments,
      String jmh,
      String commit,
      String date) {
    /** Returns the version of Java as people say it. */
    String feature() {
      return Result.feature(jdk);
    }

    String arguments() {
      return jvmArguments.isEmpty() ? "none" : "`" + String.join(" ", jvmArguments) + "`";
    }
  }

  /**
   * A file of puzzles.
   *
   * @param puzzles the number of puzzles in it
   * @param fingerprint SHA-256 of the sorted canonical forms
   */
  record CorpusFile(String name, int puzzles, String fingerprint) {}

  /** The options of JMH. */
  record Options(
      int forks,
      int threads,
      int warmupIterations,
      String warmupTime,
      @JsonAlias("measurementIterations") int iterations,
      @JsonAlias("measurementTime") String time) {
    TimeValue iterationTime() {
      return TimeValue.fromString(time.replace(" ", ""));
    }

    /** Returns the options as JMH is given them. */
    String arguments() {
      return "-f %d -t %d -wi %d -w %s -i %d -r %s"
          .formatted(
              forks,
              threads,
              warmupIterations,
              warmupTime.replace(" ", ""),
              iterations,
              time.replace(" ", ""));
    }
  }

  /**
   * One figure.
   *
   * @param benchmark class and method
   * @param params the parameters by name
   * @param options null in old files
   * @param score in {@code unit}; the time of one puzzle where there are puzzles
   * @param error half the width of the 99.9 % confidence interval, null if unknown
   * @param bytesPerOperation allocated, null if not measured
   * @param timed the number of puzzles that were timed, round and round; null if unknown
   * @param puzzles the number of puzzles; null if there were none
   * @param guessesPerPuzzle of all of them, null if not counted
   * @param unfinishedShare of all of them, given up at the guess limit; null if not counted
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Figure(
      String benchmark,
      Map<String, String> params,
      String mode,
      Options options,
      double score,
      Double error,
      String unit,
      Double bytesPerOperation,
      Long timed,
      Integer puzzles,
      Double guessesPerPuzzle,
      Double unfinishedShare) {
    String param(String name) {
      return params.getOrDefault(name, "");
    }

    boolean isUnfinished() {
      return unfinishedShare != null && unfinishedShare > 0;
    }

    /** Returns the error as a share of the figure; NaN if unknown. */
    double relativeError() {
      return error == null ? Double.NaN : error / score;
    }

    /** Returns whether the figure is not worth publishing: its error is as large as itself. */
    boolean isUncertain() {
      return relativeError() >= 1;
    }

    double puzzlesPerSecond() {
      return 1e6 / score;
    }
  }

  Result {
    corpora = corpora == null ? List.of() : corpora;
  }

  /** Returns a version of Java as people say it. */
  static String feature(String version) {
    return version.split("[.+-]")[0];
  }

  static Result read(Path file) throws IOException {
    return JSON.readValue(file.toFile(), Result.class);
  }

  void write(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, JSON.writeValueAsString(this) + "\n");
  }

  /** Returns the figures of a benchmark. */
  Stream<Figure> of(String benchmark) {
    return figures.stream().filter(figure -> figure.benchmark().equals(benchmark));
  }

  /** Returns the values of a parameter in the figures of a benchmark. */
  List<String> params(String benchmark, String name) {
    return of(benchmark).map(figure -> figure.param(name)).distinct().toList();
  }

  /** Returns the options of JMH, with the number of figures. */
  Map<Options, Long> options() {
    return figures.stream()
        .map(Figure::options)
        .filter(Objects::nonNull)
        .collect(Collectors.groupingBy(o -> o, LinkedHashMap::new, Collectors.counting()));
  }

  /** Returns the one figure of a benchmark with these parameters, if it was measured. */
  Optional<Figure> find(String benchmark, Map<String, String> params) {
    return of(benchmark)
        .filter(figure -> figure.params().entrySet().containsAll(params.entrySet()))
        .findFirst();
  }

  /** Returns the figure of a line for a corpus, if it was measured. */
  Optional<Figure> find(Line line, String corpus) {
    Map<String, String> params = new TreeMap<>(line.params());
    params.put("corpus", corpus);
    return find(line.benchmark(), params);
  }
}
