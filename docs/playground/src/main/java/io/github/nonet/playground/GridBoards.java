package io.github.nonet.playground;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Mistake;
import io.github.nonet.SearchLimit;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridConflict;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/** Games in grids of any rules. */
final class GridBoards extends Facade<GridGame> {
  static final GridBoards GAMES = new GridBoards();

  /** A search of minutes would hold up the page: it is reported that it was not found in time. */
  static final SearchLimit ENOUGH = SearchLimit.time(Duration.ofSeconds(5));

  static final GridLogicalSolver LOGIC = GridLogicalSolver.standard().within(ENOUGH);

  private GridBoards() {}

  @Override
  GridGame parse(String text) {
    return GridGame.parse(text);
  }

  @Override
  String text(GridGame game) {
    return game.toLinkString();
  }

  @Override
  int cells(GridGame game) {
    return game.rules().cellCount();
  }

  @Override
  boolean isGiven(GridGame game, int cell) {
    return game.isGiven(cell);
  }

  @Override
  int value(GridGame game, int cell) {
    return game.value(cell);
  }

  @Override
  Set<Integer> marks(GridGame game, int cell) {
    return game.marks(cell);
  }

  @Override
  GridGame put(GridGame game, int cell, int value) {
    return game.put(cell, value);
  }

  @Override
  GridGame erase(GridGame game, int cell) {
    return game.erase(cell);
  }

  @Override
  GridGame mark(GridGame game, int cell, int value) {
    return game.mark(cell, value);
  }

  @Override
  GridGame unmark(GridGame game, int cell, int value) {
    return game.unmark(cell, value);
  }

  @Override
  GridGame markAll(GridGame game) {
    return game.markAll();
  }

  @Override
  GridGame unmarkAll(GridGame game) {
    return game.unmarkAll();
  }

  @Override
  GridGame restart(GridGame game) {
    return GridGame.of(game.givens());
  }

  @Override
  GridGame withClues(GridGame game) {
    return GridGame.of(game.grid());
  }

  @Override
  GridGame empty(GridGame game) {
    return GridGame.of(game.rules().emptyGrid());
  }

  @Override
  Collection<Integer> peers(GridGame game, int cell) {
    return Sight.of(game.rules()).peers(cell);
  }

  @Override
  IntUnaryOperator solution(GridGame game) {
    Optional<Grid> solution = GridSolver.getDefault().within(ENOUGH).solve(game.givens());
    return solution.orElseThrow(Answers::noSolution)::value;
  }

  @Override
  IntFunction<Set<Integer>> trueCandidates(GridGame game, SearchLimit limit) {
    return GridCandidates.trueCandidates(game.grid(), limit)::values;
  }

  @Override
  void look(GridGame game, Locale locale, Map<String, Object> data) {
    Rules rules = game.rules();
    List<GridConflict> conflicts = game.grid().conflicts();
    putConflicts(
        conflicts.stream().map(GridConflict::cells),
        conflicts.stream().map(it -> it.describe(locale)),
        data);
    data.put("solved", game.isSolved());
    data.put("symbols", SYMBOLS.substring(0, rules.valueCount()));
    data.put("rows", rules.rowCount());
    data.put("columns", rules.columnCount());
    data.put("places", each(game, cell -> place(rules, cell)));
    data.put("rules", rules.describe(locale));
    data.put("units", Sight.of(rules).units());
    data.put("picture", picture(game).toSvg());
  }

  private static Map<String, Object> place(Rules rules, int cell) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("row", rules.row(cell));
    data.put("column", rules.column(cell));
    return data;
  }

  /** Returns the picture of the player's values and marks. */
  GridPicture picture(GridGame game) {
    return GridPicture.of(shown(game, Set.of())).interactive(true);
  }

  /** Returns the player's values and marks, and in some cells the candidates, too. */
  private GridCandidates shown(GridGame game, Set<Integer> withCandidates) {
    GridCandidates state = game.candidates();
    for (int cell = 0; cell < cells(game); cell++) {
      boolean isBlank =
          game.value(cell) == 0 && game.marks(cell).isEmpty() && !withCandidates.contains(cell);
      for (int value : isBlank ? state.values(cell) : Set.<Integer>of()) {
        state = state.without(cell, value);
      }
    }
    return state;
  }

  /** Returns the cells that a step is about: a hint shows the step, not the board. */
  private static Set<Integer> named(GridStep step) {
    Set<Integer> cells = new HashSet<>(step.causes());
    step.inferences().forEach(it -> cells.add(it.candidate().cell()));
    step.placements().forEach(it -> cells.add(it.cell()));
    step.eliminations().forEach(it -> cells.add(it.cell()));
    return cells;
  }

  /** Returns the game after a step, without the marks that its placements forbid. */
  private GridGame after(GridGame game, GridStep step) {
    GridGame next = game.apply(step);
    for (Candidate placed : step.placements()) {
      next = withoutForbidden(next, placed.cell(), placed.digit());
    }
    return next;
  }

  /** Returns a {@code mistake}, or null. */
  Map<String, Object> mistake(GridGame game, Locale locale) {
    Optional<Mistake> mistake = LOGIC.findMistake(game.candidates());
    return Answers.orNull("mistake", mistake, it -> mistake(it, locale));
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

  /** Returns the simplest step, its pictures, and the game {@code after} it. */
  Map<String, Object> step(GridGame game, Locale locale) {
    GridCandidates state = game.candidates();
    Optional<GridStep> step = LOGIC.nextStep(state);
    Map<String, Object> data = Answers.orNull("step", step, it -> step(it, locale));
    step.ifPresent(
        it -> {
          GridCandidates shown = shown(game, named(it));
          data.put("where", picture(shown, it, Detail.WHERE).toSvg(locale));
          data.put("picture", picture(shown, it, Detail.FULL).toSvg(locale));
          data.put("after", text(after(game, it)));
        });
    return data;
  }

  private static GridPicture picture(GridCandidates state, GridStep step, Detail detail) {
    return GridPicture.of(state, step, detail).interactive(true);
  }

  /** Returns a step with the members of that of an ordinary Sudoku that the page shows. */
  private static Map<String, Object> step(GridStep step, Locale locale) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("technique", step.technique().name());
    data.put("name", step.technique().displayName(locale));
    data.put("level", step.technique().level().name());
    data.put(
        "hints",
        Arrays.stream(Detail.values())
            .map(detail -> step.describe(detail, locale))
            .collect(Collectors.toList()));
    return data;
  }
}
