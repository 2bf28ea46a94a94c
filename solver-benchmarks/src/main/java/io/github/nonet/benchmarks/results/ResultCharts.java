package io.github.nonet.benchmarks.results;

import io.github.nonet.CellOrder;
import io.github.nonet.benchmarks.results.Chart.Bar;
import io.github.nonet.benchmarks.results.Result.Figure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

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
  private Chart strategies() {
    List<Line> lines = new ResultTables(first).contenders();
    Map<String, List<Bar>> series = new LinkedHashMap<>();
    for (String corpus : first.params(ResultTables.SOLVE, "corpus")) {
      series.put(corpus, bars(lines, line -> first.find(line, corpus)));
    }
    return new Chart(
        "strategies",
        "First solution: puzzles per second, one thread, Java " + first.environment().feature(),
        lines.stream().map(Line::name).toList(),
        series);
  }

  /** The same data structures in both orders, for the strategies whose search is the order. */
  private Chart orders() {
    List<String> algorithms =
        first.params(ResultTables.SOLVE, "algorithm").stream().filter(Line::isByRows).toList();
    Map<String, List<Bar>> series = new LinkedHashMap<>();
    for (CellOrder order : CellOrder.values()) {
      series.put(
          order.name(),
          bars(algorithms, name -> find(first, ResultTables.SOLVE, name, order, "minimal")));
    }
    return new Chart(
        "orders",
        "First solution: minimal puzzles per second, by the order of the cells",
        algorithms,
        series);
  }

  /** The proofs of hard puzzles on each Java. */
  private Chart javas() {
    List<String> algorithms =
        results.stream()
            .flatMap(result -> result.params(ResultTables.SOLVE, "algorithm").stream())
            .distinct()
            .toList();
    Map<String, List<Bar>> series = new LinkedHashMap<>();
    for (Result result : results) {
      series.put(
          "Java " + result.environment().feature(),
          bars(
              algorithms,
              name -> find(result, ResultTables.PROVE, name, CellOrder.MOST_CONSTRAINED, "hard")));
    }
    return new Chart(
        "javas",
        "Proof of uniqueness: hard puzzles per second, most constrained cell first, by Java",
        algorithms,
        series);
  }

  private static Optional<Figure> find(
      Result result, String benchmark, String algorithm, CellOrder order, String corpus) {
    return result.find(
        benchmark, Map.of("algorithm", algorithm, "order", order.name(), "corpus", corpus));
  }

  private static <T> List<Bar> bars(List<T> categories, Function<T, Optional<Figure>> figure) {
    return categories.stream().map(figure).map(ResultCharts::bar).toList();
  }

  private static Bar bar(Optional<Figure> figure) {
    return figure
        .filter(found -> !found.isUncertain())
        .map(found -> new Bar(found.puzzlesPerSecond(), found.isUnfinished()))
        .orElse(Bar.NONE);
  }
}
