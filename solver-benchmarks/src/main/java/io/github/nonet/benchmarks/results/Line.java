package io.github.nonet.benchmarks.results;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import io.github.nonet.benchmarks.results.Result.Figure;
import java.util.Map;
import java.util.TreeMap;

/**
 * One line of a table.
 *
 * @param name of the strategy or library
 * @param order as it is shown
 * @param benchmark whose figures it shows
 * @param params that find its figures, one for each corpus
 */
record Line(String name, String order, String benchmark, Map<String, String> params) {
  /** Returns the line that the figure belongs to. */
  static Line of(Figure figure) {
    Map<String, String> params = new TreeMap<>(figure.params());
    params.remove("corpus");
    String library = figure.param("solver").replaceFirst("Rival$", "");
    String algorithm = figure.param("algorithm");
    String order = figure.param("order");
    boolean asksBoth = order.equals(CellOrder.ROW_MAJOR.name()) && !isByRows(algorithm);
    return new Line(
        algorithm + library, asksBoth ? order + " *" : order, figure.benchmark(), params);
  }

  /** Returns whether the strategy of that name searches row by row by default. */
  static boolean isByRows(String algorithm) {
    return Algorithm.valueOf(algorithm).defaultOrder() == CellOrder.ROW_MAJOR;
  }

  /** Returns whether it shows a library, or a strategy in the order that it has by default. */
  boolean isInOwnOrder() {
    return order.isEmpty() || order.equals(Algorithm.valueOf(name).defaultOrder().name());
  }
}
