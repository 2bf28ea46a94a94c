package io.github.nonet.playground;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Conflict;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.StepPicture;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** Games of an ordinary Sudoku. */
final class Boards extends Facade<Game> {
  static final Boards GAMES = new Boards();

  /** More guesses than any puzzle of people's needs; an empty board takes fewer to show two. */
  static final SearchLimit ENOUGH = SearchLimit.guesses(1_000_000);

  private static final int CELLS = 81;

  private Boards() {}

  @Override
  Game parse(String text) {
    return Game.parse(text);
  }

  @Override
  String text(Game game) {
    return game.toLinkString();
  }

  @Override
  int cells(Game game) {
    return CELLS;
  }

  @Override
  boolean isGiven(Game game, int cell) {
    return game.isGiven(cell);
  }

  @Override
  int value(Game game, int cell) {
    return game.value(cell);
  }

  @Override
  Set<Integer> marks(Game game, int cell) {
    return game.marks(cell);
  }

  @Override
  Game put(Game game, int cell, int digit) {
    return game.put(cell, digit);
  }

  @Override
  Game erase(Game game, int cell) {
    return game.erase(cell);
  }

  @Override
  Game mark(Game game, int cell, int digit) {
    return game.mark(cell, digit);
  }

  @Override
  Game unmark(Game game, int cell, int digit) {
    return game.unmark(cell, digit);
  }

  @Override
  Game markAll(Game game) {
    return game.markAll();
  }

  @Override
  Game unmarkAll(Game game) {
    return game.unmarkAll();
  }

  @Override
  Game restart(Game game) {
    return Game.of(game.givens());
  }

  @Override
  Game withClues(Game game) {
    return Game.of(game.board());
  }

  @Override
  Game empty(Game game) {
    return Game.of(Board.EMPTY);
  }

  @Override
  Collection<Integer> peers(Game game, int cell) {
    return House.peersOf(cell);
  }

  @Override
  IntUnaryOperator solution(Game game) {
    Optional<Board> solution = Solver.getDefault().within(ENOUGH).solve(game.givens());
    return solution.orElseThrow(Answers::noSolution)::digit;
  }

  @Override
  IntFunction<Set<Integer>> trueCandidates(Game game, SearchLimit limit) {
    return Candidates.trueCandidates(game.board(), limit)::digits;
  }

  @Override
  void look(Game game, Locale locale, Map<String, Object> data) {
    List<Conflict> conflicts = game.board().conflicts();
    putConflicts(
        conflicts.stream().map(Conflict::cells),
        conflicts.stream().map(it -> it.describe(locale)),
        data);
    data.put("solved", game.isSolved());
  }

  /** Returns the game after a step, without the marks that its placements forbid. */
  Game after(Game game, Step step) {
    Game next = game.apply(step);
    for (Candidate placed : step.placements()) {
      next = withoutForbidden(next, placed.cell(), placed.digit());
    }
    return next;
  }

  /** Returns a {@code mistake}, or null. */
  Map<String, Object> mistake(Game game, Locale locale) {
    return Answers.orNull("mistake", game.mistake(), it -> Json.of(it, locale));
  }

  /**
   * Returns the simplest step, its {@code picture}, the {@code candidates} that it was found in,
   * and the game {@code after} it.
   *
   * @param withWhere whether the picture of where to look is wanted, too
   */
  Map<String, Object> step(Game game, Locale locale, boolean withWhere) {
    Candidates state = game.candidates();
    Optional<Step> step = LogicalSolver.forPuzzle(game.givens()).nextStep(state);
    Map<String, Object> data = Answers.orNull("step", step, it -> Json.of(it, locale));
    step.ifPresent(
        it -> {
          StepPicture picture = picture(state, it);
          if (withWhere) {
            data.put("where", picture.detail(Detail.WHERE).toSvg(locale));
          }
          data.put("picture", picture.toSvg(locale));
          data.put("candidates", candidates(state));
          data.put("after", text(after(game, it)));
        });
    return data;
  }

  static StepPicture picture(Candidates state, Step step) {
    return StepPicture.of(state, step).interactive(true);
  }

  /** Returns the candidates of each cell as one string; of a filled cell, an empty one. */
  static List<String> candidates(Candidates state) {
    return GAMES.each(
        Game.of(Board.EMPTY), cell -> state.digit(cell) == 0 ? symbols(state.digits(cell)) : "");
  }
}
