package io.github.nonet.playground;

import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a page does with a game, whether it is an ordinary Sudoku or a grid of other rules: shows
 * it, and changes it by the moves of a player. The two kinds of games of the library have the same
 * methods; a subclass names those of one of them.
 *
 * @param <G> a game, an immutable value
 */
abstract class Facade<G> {
  static final String SYMBOLS = "123456789ABCDEFGHIJKLMNOP";

  abstract G parse(String text);

  abstract String text(G game);

  abstract int cells(G game);

  abstract boolean isGiven(G game, int cell);

  abstract int value(G game, int cell);

  abstract Set<Integer> marks(G game, int cell);

  abstract G put(G game, int cell, int value);

  abstract G erase(G game, int cell);

  abstract G mark(G game, int cell, int value);

  abstract G unmark(G game, int cell, int value);

  abstract G markAll(G game);

  abstract G unmarkAll(G game);

  abstract G restart(G game);

  /** Returns a game in which all that is written is given. */
  abstract G withClues(G game);

  /** Returns a game of the same rules in which nothing is written. */
  abstract G empty(G game);

  /** Returns the cells that may not have the value of a cell. */
  abstract Collection<Integer> peers(G game, int cell);

  /** Returns the value of each cell in a solution of the clues. */
  abstract IntUnaryOperator solution(G game);

  /**
   * Returns the values that a cell has in some solution of what is written, whatever is marked.
   *
   * @throws io.github.nonet.SearchLimitExceededException if that takes longer
   */
  abstract IntFunction<Set<Integer>> trueCandidates(G game, SearchLimit limit);

  /** Adds what else a page shows of a game. */
  abstract void look(G game, Locale locale, Map<String, Object> data);

  /** Returns the game after a move; a move that a given cell forbids changes nothing. */
  final G after(G game, String move, int cell, int value) {
    return switch (move) {
      case "put" -> isGiven(game, cell) ? game : written(game, cell, value);
      case "putAlone" -> isGiven(game, cell) ? game : put(game, cell, value);
      case "mark" -> value(game, cell) != 0 ? game : marked(game, cell, value);
      case "erase" -> isGiven(game, cell) ? game : erased(game, cell);
      case "markAll" -> markAll(unmarkAll(game));
      case "withoutMarks" -> unmarkAll(game);
      case "restart" -> restart(game);
      case "asClues" -> withClues(game);
      case "asEntered" -> entered(game);
      case "solve" -> solved(game);
      default -> throw new IllegalArgumentException("there is no move " + move);
    };
  }

  private G written(G game, int cell, int value) {
    return withoutForbidden(put(game, cell, value), cell, value);
  }

  /** Takes a value from the marks of the peers; one that is the last stays, for the mistake. */
  final G withoutForbidden(G game, int cell, int value) {
    G next = game;
    for (int peer : peers(game, cell)) {
      Set<Integer> marks = marks(next, peer);
      next = marks.size() > 1 && marks.contains(value) ? unmark(next, peer, value) : next;
    }
    return next;
  }

  private G marked(G game, int cell, int value) {
    boolean isMarked = marks(game, cell).contains(value);
    return isMarked ? unmark(game, cell, value) : mark(game, cell, value);
  }

  private G erased(G game, int cell) {
    G next = erase(game, cell);
    for (int value : marks(game, cell)) {
      next = unmark(next, cell, value);
    }
    return next;
  }

  /**
   * Returns a game in which the clues are written, not given, so that they can be changed. What a
   * player has written is left out, because it would become a clue.
   */
  private G entered(G game) {
    G start = restart(game);
    G next = empty(game);
    if (start.equals(next)) {
      return game;
    }
    for (int cell = 0; cell < cells(game); cell++) {
      next = value(start, cell) == 0 ? next : put(next, cell, value(start, cell));
    }
    return next;
  }

  private G solved(G game) {
    IntUnaryOperator solution = solution(game);
    G next = unmarkAll(game);
    for (int cell = 0; cell < cells(game); cell++) {
      next = isGiven(game, cell) ? next : put(next, cell, solution.applyAsInt(cell));
    }
    return next;
  }

  /** Returns a view with the true candidates as marks, or that the time was {@code over}. */
  final Map<String, Object> trueCandidates(G game, int millis, Locale locale) {
    IntFunction<Set<Integer>> found;
    try {
      found = trueCandidates(game, SearchLimit.time(Duration.ofMillis(millis)));
    } catch (SearchLimitExceededException e) {
      return Map.of("over", true);
    }
    G next = unmarkAll(game);
    for (int cell = 0; cell < cells(game); cell++) {
      if (value(game, cell) == 0) {
        next = marked(next, cell, found.apply(cell));
      }
    }
    return view(next, locale);
  }

  private G marked(G game, int cell, Set<Integer> values) {
    if (values.isEmpty()) {
      throw Answers.noSolution();
    }
    G next = game;
    for (int value : values) {
      next = mark(next, cell, value);
    }
    return next;
  }

  /** Returns whether the player has made marks in an empty cell. */
  final boolean isMarked(G game) {
    boolean isMarked = false;
    for (int cell = 0; cell < cells(game); cell++) {
      isMarked |= value(game, cell) == 0 && !marks(game, cell).isEmpty();
    }
    return isMarked;
  }

  /**
   * Returns the game's text, per cell its value, whether it is given, and the marks as one string,
   * how many are empty, and what a subclass adds.
   */
  final Map<String, Object> view(G game, Locale locale) {
    List<Map<String, Object>> cells = each(game, cell -> cell(game, cell));
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", text(game));
    data.put("cells", cells);
    data.put("empty", cells.stream().filter(cell -> cell.get("digit").equals(0)).count());
    look(game, locale, data);
    return data;
  }

  final <T> List<T> each(G game, IntFunction<T> ofCell) {
    List<T> list = new ArrayList<>();
    for (int cell = 0; cell < cells(game); cell++) {
      list.add(ofCell.apply(cell));
    }
    return list;
  }

  private Map<String, Object> cell(G game, int cell) {
    int value = value(game, cell);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("digit", value);
    data.put("given", isGiven(game, cell));
    data.put("marks", value == 0 ? symbols(marks(game, cell)) : "");
    return data;
  }

  static String symbols(Collection<Integer> values) {
    return values.stream()
        .map(value -> SYMBOLS.substring(value - 1, value))
        .collect(Collectors.joining());
  }

  /** Adds the cells that are in conflict, and what each conflict is in words. */
  static void putConflicts(
      Stream<List<Integer>> cells, Stream<String> reasons, Map<String, Object> data) {
    TreeSet<Integer> all = new TreeSet<>();
    cells.forEach(all::addAll);
    data.put("conflicts", new ArrayList<>(all));
    data.put("reasons", reasons.collect(Collectors.toList()));
  }
}
