package io.github.nonet.playground;

import io.github.nonet.Detail;
import io.github.nonet.Mistake;
import io.github.nonet.Position;
import io.github.nonet.SearchLimit;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A game in a grid of any rules. */
final class GridBoards extends Facade {
  /** A search of minutes would hold up the page: it is reported that it was not found in time. */
  static final SearchLimit ENOUGH = SearchLimit.time(Duration.ofSeconds(5));

  static final GridLogicalSolver LOGIC = GridLogicalSolver.standard().within(ENOUGH);

  private final GridGame game;

  GridBoards(GridGame game) {
    super(game);
    this.game = game;
  }

  static GridBoards of(String text) {
    return new GridBoards(GridGame.parse(text));
  }

  @Override
  GridGame withClues() {
    return GridGame.of(game.grid());
  }

  @Override
  GridGame empty() {
    return GridGame.of(game.rules().emptyGrid());
  }

  @Override
  Collection<Integer> peers(int cell) {
    return Sight.of(game.rules()).peers(cell);
  }

  @Override
  IntUnaryOperator solution() {
    Optional<Grid> solution = GridSolver.getDefault().within(ENOUGH).solve(game.givens());
    return solution.orElseThrow(Answers::noSolution)::value;
  }

  @Override
  IntFunction<Set<Integer>> trueCandidates(SearchLimit limit) {
    return GridCandidates.trueCandidates(game.grid(), limit)::values;
  }

  @Override
  void look(Position shown, Locale locale, Map<String, Object> data) {
    Rules rules = game.rules();
    data.put(
        "symbols",
        IntStream.rangeClosed(1, shown.valueCount())
            .mapToObj(shown::symbol)
            .collect(Collectors.joining()));
    data.put("rows", shown.rowCount());
    data.put("columns", shown.columnCount());
    data.put("places", each(cell -> place(shown, cell)));
    data.put("rules", rules.describe(locale));
    data.put("units", Sight.of(rules).units());
    data.put("picture", svg(shown.picture(), locale));
  }

  private static Map<String, Object> place(Position shown, int cell) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("row", shown.row(cell));
    data.put("column", shown.column(cell));
    return data;
  }

  /** Returns the game as text: {@code LINE}, {@code GRID} or {@code SVG}. */
  String write(String format) {
    return switch (format) {
      case "GRID" -> game.grid().toGridString();
      case "SVG" -> game.picture().toSvg();
      default -> game.givens().toFullString();
    };
  }

  /** Returns a {@code mistake}, or null. */
  Map<String, Object> mistake(Locale locale) {
    return Answers.orNull("mistake", game.mistake(ENOUGH), it -> mistake(it, locale));
  }

  private static Map<String, Object> mistake(Mistake mistake, Locale locale) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", mistake.kind().name());
    data.put("text", mistake.describe(locale));
    data.put(
        "candidates",
        mistake.candidates().stream()
            .map(it -> Map.of("cell", it.cell()))
            .collect(Collectors.toList()));
    return data;
  }

  /**
   * Returns the simplest step, its pictures, and the game {@code after} it.
   *
   * @param isHint whether the {@code proof} line by line is wanted, too
   */
  Map<String, Object> step(Locale locale, boolean isHint) {
    Optional<GridStep> step = game.nextStep(ENOUGH);
    Map<String, Object> data = Answers.orNull("step", step, it -> words(it, locale));
    step.ifPresent(
        it -> {
          GridCandidates shown = shown(named(it));
          if (isHint) {
            data.put("proof", proof(it, locale));
          }
          data.put("where", svg(GridPicture.of(shown, it, Detail.WHERE), locale));
          data.put("picture", svg(GridPicture.of(shown, it, Detail.FULL), locale));
          data.put("after", after(it).toLinkString());
        });
    return data;
  }

  /** Returns the cells that a step is about: a hint shows the step, not the board. */
  private static Set<Integer> named(GridStep step) {
    Set<Integer> cells = new HashSet<>(step.causes());
    step.inferences().stream()
        .flatMap(line -> line.candidates().stream())
        .forEach(it -> cells.add(it.cell()));
    step.placements().forEach(it -> cells.add(it.cell()));
    step.eliminations().forEach(it -> cells.add(it.cell()));
    return cells;
  }

  /** Returns the player's values and marks, and in some cells the candidates instead. */
  private GridCandidates shown(Set<Integer> withCandidates) {
    GridCandidates state = game.candidates();
    for (int cell = 0; cell < game.cellCount(); cell++) {
      boolean isAsMarked = game.value(cell) == 0 && !withCandidates.contains(cell);
      for (int value : isAsMarked ? state.values(cell) : Set.<Integer>of()) {
        state = game.marks(cell).contains(value) ? state : state.without(cell, value);
      }
    }
    return state;
  }
}
