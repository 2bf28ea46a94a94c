package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import io.github.nonet.benchmarks.Result.Figure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The charts of some results. */
final class ResultCharts {
  private final List<Result> results;
  private final Result first;

  ResultCharts(List<Result> results) {
    this.results = results;
    this.first = results.get(0);
  }

  List<Chart> all() {
    return Stream.of(strategies(), orders(), javas()).toList();
  }

  /** Everything in one picture: strategies in their own order, and the other libraries. */
  Chart strategies() {
    List<String> algorithms = algorithms(Stream.of(first));
    List<String> solvers = solvers();
    Map<String, List<Double>> series = new LinkedHashMap<>();
    for (String corpus : corpora()) {
      List<Double> values = new ArrayList<>();
      algorithms.forEach(a -> values.add(speed(first, ResultTables.SOLVE, ours(a, corpus))));
      solvers.forEach(
          s ->
              values.add(
                  speed(
                      first,
                      ResultTables.THIRD_PARTY_SOLVE,
                      Map.of("solver", s, "corpus", corpus))));
      series.put(corpus, values);
    }
    List<String> categories = new ArrayList<>(algorithms);
    solvers.forEach(solver -> categories.add(ResultTables.rival(solver)));
    return new Chart(
        "strategies",
        "First solution: puzzles per second, one thread, Java " + feature(first),
        categories,
        series);
  }

  /** The same data structures in both orders. */
  private Chart orders() {
    List<String> algorithms = algorithms(Stream.of(first));
    Map<String, List<Double>> series = new LinkedHashMap<>();
    for (CellOrder order : CellOrder.values()) {
      series.put(
          order.name(),
          algorithms.stream()
              .map(
                  algorithm ->
                      speed(
                          first,
                          ResultTables.SOLVE,
                          Map.of(
                              "algorithm", algorithm, "order", order.name(), "corpus", "minimal")))
              .toList());
    }
    return new Chart(
        "orders", "Minimal puzzles per second, by the order of the cells", algorithms, series);
  }

  /** The proofs of hard puzzles on each Java. */
  private Chart javas() {
    List<String> algorithms = algorithms(results.stream());
    Map<String, List<Double>> series = new LinkedHashMap<>();
    for (Result result : results) {
      series.put(
          "Java " + feature(result),
          algorithms.stream()
              .map(algorithm -> speed(result, ResultTables.PROVE, proof(algorithm)))
              .toList());
    }
    return new Chart(
        "javas", "Proof of uniqueness: hard puzzles per second, by Java", algorithms, series);
  }

  private static String feature(Result result) {
    return result.environment().feature();
  }

  /** Returns the algorithms that any of these results has figures for. */
  private static List<String> algorithms(Stream<Result> results) {
    return distinct(results.flatMap(result -> result.of(ResultTables.SOLVE)), "algorithm");
  }

  private List<String> solvers() {
    return distinct(
        results.stream().flatMap(result -> result.of(ResultTables.THIRD_PARTY_SOLVE)), "solver");
  }

  private List<String> corpora() {
    return distinct(first.of(ResultTables.SOLVE), "corpus");
  }

  private static List<String> distinct(Stream<Figure> figures, String param) {
    return figures.map(figure -> figure.param(param)).distinct().toList();
  }

  private static Map<String, String> ours(String algorithm, String corpus) {
    CellOrder order = Algorithm.valueOf(algorithm).defaultOrder();
    return Map.of("algorithm", algorithm, "order", order.name(), "corpus", corpus);
  }

  private static Map<String, String> proof(String algorithm) {
    return Map.of(
        "algorithm", algorithm, "order", CellOrder.MOST_CONSTRAINED.name(), "corpus", "hard");
  }

  private static double speed(Result result, String benchmark, Map<String, String> params) {
    return result.find(benchmark, params).map(Figure::puzzlesPerSecond).orElse(Double.NaN);
  }
}
