package io.github.nonet.playground;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.Position;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.Step;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** A game of an ordinary Sudoku. */
final class Boards extends Facade {
  /** More guesses than any puzzle of people's needs; an empty board takes fewer to show two. */
  static final SearchLimit ENOUGH = SearchLimit.guesses(1_000_000);

  private final Game game;

  Boards(Game game) {
    super(game);
    this.game = game;
  }

  static Boards of(String text) {
    return new Boards(Game.parse(text));
  }

  @Override
  Game withClues() {
    return Game.of(game.board());
  }

  @Override
  Game empty() {
    return Game.of(Board.EMPTY);
  }

  @Override
  Collection<Integer> peers(int cell) {
    return House.peersOf(cell);
  }

  @Override
  IntUnaryOperator solution() {
    Optional<Board> solution = Solver.getDefault().within(ENOUGH).solve(game.givens());
    return solution.orElseThrow(Answers::noSolution)::digit;
  }

  @Override
  IntFunction<Set<Integer>> trueCandidates(SearchLimit limit) {
    return Candidates.trueCandidates(game.board(), limit)::digits;
  }

  /** The page draws boards by itself. */
  @Override
  void look(Position shown, Locale locale, Map<String, Object> data) {}

  /** Returns a {@code mistake}, or null. */
  Map<String, Object> mistake(Locale locale) {
    return Answers.orNull("mistake", game.mistake(), it -> Json.of(it, locale));
  }

  /**
   * Returns the simplest step, its {@code picture}, the {@code candidates} that it was found in,
   * and the game {@code after} it.
   *
   * @param isHint whether {@code where}, the picture of where to look, and the {@code proof} line
   *     by line are wanted, too
   */
  Map<String, Object> step(Locale locale, boolean isHint) {
    Optional<Step> step = game.nextStep(SearchLimit.NONE);
    Map<String, Object> data = Answers.orNull("step", step, it -> Json.of(it, locale));
    step.ifPresent(
        it -> {
          if (isHint) {
            data.put("proof", proof(it, locale));
            data.put("where", svg(game.picture(it, Detail.WHERE), locale));
          }
          data.put("picture", svg(game.picture(it, Detail.FULL), locale));
          data.put("candidates", candidates(game.candidates()));
          data.put("after", after(it).toLinkString());
        });
    return data;
  }

  /** Returns the candidates of each cell as one string; of a filled cell, an empty one. */
  static List<String> candidates(Candidates state) {
    Boards board = new Boards(Game.of(Board.EMPTY));
    return board.each(
        cell -> state.digit(cell) == 0 ? symbols(board.game, state.digits(cell)) : "");
  }
}
