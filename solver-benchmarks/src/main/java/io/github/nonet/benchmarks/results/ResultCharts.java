package io.github.nonet.benchmarks.results;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import io.github.nonet.benchmarks.results.Chart.Bar;
import io.github.nonet.benchmarks.results.Result.Figure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
    return List.of(strategies(), orders(), javas());
  }

  /** Everything in one picture: strategies in their own order, and the other libraries. */
  Chart strategies() {
    List<String> algorithms = algorithms(List.of(first));
    List<String> solvers = distinct(first.of(ResultTables.RIVAL_SOLVE), "solver");
    Map<String, List<Bar>> series = new LinkedHashMap<>();
    for (String corpus : distinct(first.of(ResultTables.SOLVE), "corpus")) {
      List<Bar> bars = new ArrayList<>();
      for (String name : algorithms) {
        bars.add(ours(first, ResultTables.SOLVE, name, defaultOrder(name), corpus));
      }
      for (String solver : solvers) {
        bars.add(bar(first, ResultTables.RIVAL_SOLVE, Map.of("solver", solver, "corpus", corpus)));
      }
      series.put(corpus, bars);
    }
    return new Chart(
        "strategies",
        "First solution: puzzles per second, one thread, Java " + first.environment().feature(),
        Stream.concat(algorithms.stream(), solvers.stream().map(ResultTables::rival)).toList(),
        series);
  }

  /** The same data structures in both orders, for the strategies whose search is the order. */
  private Chart orders() {
    List<String> algorithms =
        algorithms(List.of(first)).stream()
            .filter(name -> defaultOrder(name) == CellOrder.ROW_MAJOR)
            .toList();
    Map<String, List<Bar>> series = new LinkedHashMap<>();
    for (CellOrder order : CellOrder.values()) {
      series.put(
          order.name(),
          bars(algorithms, name -> ours(first, ResultTables.SOLVE, name, order, "minimal")));
    }
    return new Chart(
        "orders",
        "First solution: minimal puzzles per second, by the order of the cells",
        algorithms,
        series);
  }

  /** The proofs of hard puzzles on each Java. */
  private Chart javas() {
    List<String> algorithms = algorithms(results);
    Map<String, List<Bar>> series = new LinkedHashMap<>();
    for (Result result : results) {
      series.put(
          "Java " + result.environment().feature(),
          bars(
              algorithms,
              name -> ours(result, ResultTables.PROVE, name, CellOrder.MOST_CONSTRAINED, "hard")));
    }
    return new Chart(
        "javas",
        "Proof of uniqueness: hard puzzles per second, most constrained cell first, by Java",
        algorithms,
        series);
  }

  private static List<Bar> bars(List<String> names, Function<String, Bar> bar) {
    return names.stream().map(bar).toList();
  }

  /** Returns the algorithms that any of these results has figures for. */
  private static List<String> algorithms(List<Result> results) {
    return distinct(results.stream().flatMap(result -> result.of(ResultTables.SOLVE)), "algorithm");
  }

  private static List<String> distinct(Stream<Figure> figures, String param) {
    return figures.map(figure -> figure.param(param)).distinct().toList();
  }

  private static CellOrder defaultOrder(String algorithm) {
    return Algorithm.valueOf(algorithm).defaultOrder();
  }

  private static Bar ours(
      Result result, String benchmark, String algorithm, CellOrder order, String corpus) {
    return bar(
        result, benchmark, Map.of("algorithm", algorithm, "order", order.name(), "corpus", corpus));
  }

  private static Bar bar(Result result, String benchmark, Map<String, String> params) {
    return result
        .find(benchmark, params)
        .filter(figure -> !figure.isUncertain())
        .map(figure -> new Bar(figure.puzzlesPerSecond(), figure.isUnfinished()))
        .orElse(Bar.NONE);
  }
}
