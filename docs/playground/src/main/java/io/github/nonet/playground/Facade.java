package io.github.nonet.playground;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Inference;
import io.github.nonet.LogicalStep;
import io.github.nonet.Picture;
import io.github.nonet.Position;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Violation;
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
import java.util.stream.IntStream;

/**
 * What a page does with a game, whether it is an ordinary Sudoku or a grid of other rules: shows
 * it, and changes it by the moves of a player. A subclass adds what only one kind of games has.
 */
abstract class Facade {
  private final Position game;

  Facade(Position game) {
    this.game = game;
  }

  /** Returns a game in which all that is written is given. */
  abstract Position withClues();

  /** Returns a game of the same rules in which nothing is written. */
  abstract Position empty();

  /** Returns the cells that may not have the value of a cell. */
  abstract Collection<Integer> peers(int cell);

  /** Returns the value of each cell in a solution of the clues. */
  abstract IntUnaryOperator solution();

  /**
   * Returns the values that a cell has in some solution of what is written, whatever is marked.
   *
   * @throws SearchLimitExceededException if that takes longer
   */
  abstract IntFunction<Set<Integer>> trueCandidates(SearchLimit limit);

  /** Adds what else a page shows of a game of these rules. */
  abstract void look(Position shown, Locale locale, Map<String, Object> data);

  /** Returns what the game looks like. */
  final Map<String, Object> view(Locale locale) {
    return view(game, locale);
  }

  /** Returns what the game looks like after a move; one that a given cell forbids does nothing. */
  final Map<String, Object> play(String move, int cell, int value, Locale locale) {
    return view(after(move, cell, value), locale);
  }

  private Position after(String move, int cell, int value) {
    return switch (move) {
      case "put" ->
          game.isGiven(cell) ? game : withoutForbidden(game.put(cell, value), cell, value);
      case "putAlone" -> game.isGiven(cell) ? game : game.put(cell, value);
      case "mark" -> game.value(cell) != 0 ? game : marked(cell, value);
      case "erase" -> game.isGiven(cell) ? game : erased(cell);
      case "markAll" -> game.unmarkAll().markAll();
      case "withoutMarks" -> game.unmarkAll();
      case "restart" -> game.restart();
      case "asClues" -> withClues();
      case "asEntered" -> entered();
      case "solve" -> solved();
      default -> throw new IllegalArgumentException("there is no move " + move);
    };
  }

  /** Returns the game after a step, without the marks that its placements forbid. */
  final Position after(LogicalStep step) {
    Position next = game.apply(step);
    for (Candidate placed : step.placements()) {
      next = withoutForbidden(next, placed.cell(), placed.digit());
    }
    return next;
  }

  /** Takes a value from the marks of the peers; one that is the last stays, for the mistake. */
  private Position withoutForbidden(Position start, int cell, int value) {
    Position next = start;
    for (int peer : peers(cell)) {
      Set<Integer> marks = next.marks(peer);
      next = marks.size() > 1 && marks.contains(value) ? next.unmark(peer, value) : next;
    }
    return next;
  }

  private Position marked(int cell, int value) {
    boolean isMarked = game.marks(cell).contains(value);
    return isMarked ? game.unmark(cell, value) : game.mark(cell, value);
  }

  private Position erased(int cell) {
    Position next = game.erase(cell);
    for (int value : game.marks(cell)) {
      next = next.unmark(cell, value);
    }
    return next;
  }

  /**
   * Returns a game in which the clues are written, not given, so that they can be changed. What a
   * player has written is left out, because it would become a clue.
   */
  private Position entered() {
    Position start = game.restart();
    Position next = empty();
    if (start.equals(next)) {
      return game;
    }
    for (int cell = 0; cell < game.cellCount(); cell++) {
      next = start.value(cell) == 0 ? next : next.put(cell, start.value(cell));
    }
    return next;
  }

  private Position solved() {
    IntUnaryOperator solution = solution();
    Position next = game.unmarkAll();
    for (int cell = 0; cell < game.cellCount(); cell++) {
      next = game.isGiven(cell) ? next : next.put(cell, solution.applyAsInt(cell));
    }
    return next;
  }

  /** Returns a view with the true candidates as marks, or that the time was {@code over}. */
  final Map<String, Object> trueCandidates(int millis, Locale locale) {
    IntFunction<Set<Integer>> found;
    try {
      found = trueCandidates(SearchLimit.time(Duration.ofMillis(millis)));
    } catch (SearchLimitExceededException e) {
      return Map.of("over", true);
    }
    Position next = game.unmarkAll().markAll();
    for (int cell = 0; cell < game.cellCount(); cell++) {
      if (game.value(cell) == 0) {
        next = withoutOthers(next, cell, found.apply(cell));
      }
    }
    return view(next, locale);
  }

  /** Removes marks: those that are added one by one would be a note, not candidates. */
  private static Position withoutOthers(Position start, int cell, Set<Integer> values) {
    if (values.isEmpty()) {
      throw Answers.noSolution();
    }
    Position next = start;
    for (int value : start.marks(cell)) {
      next = values.contains(value) ? next : next.unmark(cell, value);
    }
    return next;
  }

  /**
   * Returns the game's text, per cell its value, whether it is given, and the marks as one string,
   * how many are empty, what is in conflict, and what a subclass adds.
   */
  private Map<String, Object> view(Position shown, Locale locale) {
    List<Map<String, Object>> cells = each(cell -> cell(shown, cell));
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", shown.toLinkString());
    data.put("cells", cells);
    data.put("empty", cells.stream().filter(cell -> cell.get("digit").equals(0)).count());
    putConflicts(shown.conflicts(), locale, data);
    data.put("solved", shown.isSolved());
    look(shown, locale, data);
    return data;
  }

  final <T> List<T> each(IntFunction<T> ofCell) {
    return IntStream.range(0, game.cellCount()).mapToObj(ofCell).collect(Collectors.toList());
  }

  private static Map<String, Object> cell(Position shown, int cell) {
    int value = shown.value(cell);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("digit", value);
    data.put("given", shown.isGiven(cell));
    data.put("marks", value == 0 ? symbols(shown, shown.marks(cell)) : "");
    return data;
  }

  /** Returns values as one string. */
  static String symbols(Position rules, Collection<Integer> values) {
    return values.stream().map(rules::symbol).collect(Collectors.joining());
  }

  /** Adds the cells that are in conflict, and what each conflict is in words. */
  private static void putConflicts(
      List<? extends Violation> conflicts, Locale locale, Map<String, Object> data) {
    Set<Integer> cells = new TreeSet<>();
    conflicts.forEach(it -> cells.addAll(it.cells()));
    data.put("conflicts", new ArrayList<>(cells));
    data.put(
        "reasons", conflicts.stream().map(it -> it.describe(locale)).collect(Collectors.toList()));
  }

  /** Returns a picture as the page shows it. */
  static String svg(Picture picture, Locale locale) {
    return picture.interactive(true).toSvg(locale);
  }

  /**
   * Returns the proof of a step line by line, each with what it names: its {@code text}, its {@code
   * candidates}, whether one of them {@code isTrue} or all are false, the {@code cells} of the
   * rules by which it follows, and its {@code causes}, the places of earlier lines.
   */
  static List<Map<String, Object>> proof(LogicalStep step, Locale locale) {
    List<Inference> all = step.inferences();
    List<String> texts = step.lines(locale);
    return IntStream.range(0, all.size())
        .mapToObj(at -> line(all.get(at), texts.get(at)))
        .collect(Collectors.toList());
  }

  private static Map<String, Object> line(Inference line, String text) {
    Set<Integer> cells = new TreeSet<>();
    line.units().forEach(it -> cells.addAll(it.cells()));
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("text", text);
    data.put("candidates", Json.candidates(line.candidates()));
    data.put("isTrue", line.isTrue());
    data.put("cells", new ArrayList<>(cells));
    data.put("causes", line.causes());
    return data;
  }

  /** Returns what a page shows of a step of any rules. */
  static Map<String, Object> words(LogicalStep step, Locale locale) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("technique", step.code());
    data.put("name", step.name(locale));
    data.put("level", step.level().name());
    data.put(
        "hints",
        List.of(Detail.values()).stream()
            .map(detail -> step.describe(detail, locale))
            .collect(Collectors.toList()));
    return data;
  }
}
