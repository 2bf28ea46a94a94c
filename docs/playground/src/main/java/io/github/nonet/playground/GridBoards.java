package io.github.nonet.playground;

import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.Mistake;
import io.github.nonet.Position;
import io.github.nonet.SearchLimit;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridMinimality;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A game in a grid of any rules. */
final class GridBoards extends Facade {
  /** A search of minutes would hold up the page: it is reported that it was not found in time. */
  static final SearchLimit ENOUGH = SearchLimit.time(Duration.ofSeconds(5));

  static final GridLogicalSolver LOGIC = GridLogicalSolver.standard().within(ENOUGH);

  static final List<String> FORMATS = List.of("LINE", "GRID", "SVG", "F_PUZZLES", "SUDOKU_PAD");

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

  /** Returns what f-puzzles lacks of the rules, a sentence for each part; then there is no link. */
  List<String> missing() {
    return game.givens().missingInFPuzzles();
  }

  /** Returns the game as text of one of {@link #FORMATS}. */
  String write(String format) {
    return switch (format) {
      case "F_PUZZLES" -> game.toFPuzzlesLink();
      case "SUDOKU_PAD" -> game.toSudokuPadLink();
      case "GRID" -> game.grid().toGridString();
      case "SVG" -> game.picture().toSvg();
      default -> game.givens().toFullString();
    };
  }

  @Override
  long countSolutions(int most) {
    return GridSolver.getDefault().within(ENOUGH).countSolutions(game.givens(), most);
  }

  @Override
  Map<String, Object> redundant() {
    Grid puzzle = game.givens();
    return Answers.redundant(
        GridMinimality.redundantClues(puzzle, ENOUGH),
        cells(GridMinimality.redundantCages(puzzle, ENOUGH), Cage::cells),
        cells(GridMinimality.redundantConstraints(puzzle, ENOUGH), Constraint::cells));
  }

  private static <T> List<List<Integer>> cells(List<T> parts, Function<T, List<Integer>> ofPart) {
    return parts.stream().map(ofPart).collect(Collectors.toList());
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
   * @param level the highest level of its technique, or nothing for any step
   * @param isHint whether the {@code proof} line by line is wanted, too
   */
  Map<String, Object> step(Locale locale, String level, boolean isHint) {
    return data(solver(level).nextStep(game.candidates()), locale, isHint);
  }

  /** Returns the first steps of all techniques as {@code steps}. */
  Map<String, Object> steps(Locale locale, String level) {
    return Answers.steps(
        solver(level).steps(game.candidates()), it -> data(Optional.of(it), locale, false));
  }

  private static GridLogicalSolver solver(String level) {
    return level.isEmpty() ? LOGIC : GridLogicalSolver.upTo(Level.valueOf(level)).within(ENOUGH);
  }

  private Map<String, Object> data(Optional<GridStep> step, Locale locale, boolean isHint) {
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
