package io.github.nonet.playground;

import io.github.nonet.Candidates;
import io.github.nonet.Conflict;
import io.github.nonet.logic.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** What a game looks like, as data for JSON. */
final class View {
  private View() {}

  /**
   * Returns the game's text, per cell its digit, whether it is given, and the marks as one string,
   * the cells that are in conflict and the houses in which they are, how many are empty, and
   * whether the board is solved.
   */
  static Map<String, Object> of(Game game) {
    Map<String, Object> data = new LinkedHashMap<>();
    List<Object> cells = new ArrayList<>();
    int empty = 0;
    for (int cell = 0; cell < Games.CELLS; cell++) {
      cells.add(cell(game, cell));
      empty += game.digit(cell) == 0 ? 1 : 0;
    }
    data.put("game", Games.text(game));
    data.put("cells", cells);
    data.put("conflicts", conflicts(game));
    data.put("reasons", reasons(game));
    data.put("empty", empty);
    data.put("solved", game.isSolved());
    return data;
  }

  private static Map<String, Object> cell(Game game, int cell) {
    StringBuilder marks = new StringBuilder();
    if (game.digit(cell) == 0) {
      game.marks(cell).forEach(marks::append);
    }
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("digit", game.digit(cell));
    data.put("given", game.isGiven(cell));
    data.put("marks", marks.toString());
    return data;
  }

  private static List<Object> conflicts(Game game) {
    TreeSet<Integer> cells = new TreeSet<>();
    for (Conflict conflict : game.board().conflicts()) {
      cells.addAll(conflict.cells());
    }
    return new ArrayList<>(cells);
  }

  /** Returns what each conflict is: the house that has a digit more than once. */
  private static List<Object> reasons(Game game) {
    List<Object> reasons = new ArrayList<>();
    for (Conflict conflict : game.board().conflicts()) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("house", conflict.house().type().name());
      data.put("index", conflict.house().index());
      data.put("digit", conflict.digit());
      reasons.add(data);
    }
    return reasons;
  }

  /** Returns the candidates of each cell as one string; of a filled cell, an empty one. */
  static List<Object> candidates(Candidates state) {
    List<Object> cells = new ArrayList<>();
    for (int cell = 0; cell < Games.CELLS; cell++) {
      StringBuilder digits = new StringBuilder();
      if (state.digit(cell) == 0) {
        state.digits(cell).forEach(digits::append);
      }
      cells.add(digits.toString());
    }
    return cells;
  }
}
