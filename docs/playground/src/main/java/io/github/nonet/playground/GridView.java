package io.github.nonet.playground;

import io.github.nonet.logic.Detail;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridConflict;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.Rules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a game in a grid looks like, as data for JSON. */
final class GridView {
  private GridView() {}

  /**
   * Returns what {@link View#of} returns, and the {@code symbols}, the {@code rows} and {@code
   * columns}, the place of each cell, the {@code units} of cells that see each other, and the
   * {@code picture}.
   */
  static Map<String, Object> of(GridGame game) {
    Grid grid = game.grid();
    List<Object> cells = new ArrayList<>();
    for (int cell = 0; cell < game.cells(); cell++) {
      cells.add(cell(game, cell));
    }
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", game.toString());
    data.put("symbols", GridGame.SYMBOLS.substring(0, game.rules().symbols()));
    data.put("rows", game.rules().rows());
    data.put("columns", game.rules().columns());
    data.put("cells", cells);
    data.put("units", new ArrayList<>(game.units()));
    data.put("marked", game.hasMarks());
    data.put("conflicts", conflicts(game));
    data.put("reasons", reasons(grid));
    data.put("empty", game.cells() - grid.clueCount());
    data.put("solved", grid.isSolved());
    data.put("picture", game.picture().toSvg());
    return data;
  }

  private static Map<String, Object> cell(GridGame game, int cell) {
    Rules rules = game.rules();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("digit", game.value(cell));
    data.put("given", game.isGiven(cell));
    data.put(
        "marks",
        game.marks(cell).stream()
            .map(value -> GridGame.SYMBOLS.substring(value - 1, value))
            .collect(Collectors.joining()));
    data.put("row", rules.row(cell));
    data.put("column", rules.column(cell));
    return data;
  }

  private static List<String> reasons(Grid grid) {
    return grid.conflicts().stream().map(GridConflict::describe).collect(Collectors.toList());
  }

  /** Returns the cells that share a value with a cell of a unit, and full cages of another sum. */
  private static List<Object> conflicts(GridGame game) {
    TreeSet<Integer> cells = new TreeSet<>();
    for (List<Integer> unit : game.units()) {
      for (int cell : unit) {
        for (int other : unit) {
          if (cell != other && game.value(cell) != 0 && game.value(cell) == game.value(other)) {
            cells.add(cell);
          }
        }
      }
    }
    for (var cage : game.rules().cages()) {
      int sum = cage.cells().stream().mapToInt(game::value).sum();
      boolean isFull = cage.cells().stream().allMatch(cell -> game.value(cell) != 0);
      if (cage.sum() != 0 && (sum > cage.sum() || isFull && sum < cage.sum())) {
        cells.addAll(cage.cells());
      }
    }
    return new ArrayList<>(cells);
  }

  /** Returns a step with the members of that of an ordinary Sudoku that the page shows. */
  static Map<String, Object> of(GridStep step, Locale locale) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("technique", step.technique().name());
    data.put("name", step.technique().displayName(locale));
    data.put("level", step.technique().level().name());
    List<Object> hints = new ArrayList<>();
    for (Detail detail : Detail.values()) {
      hints.add(step.describe(detail, locale));
    }
    data.put("hints", hints);
    return data;
  }
}
