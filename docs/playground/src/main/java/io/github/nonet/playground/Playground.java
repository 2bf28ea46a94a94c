package io.github.nonet.playground;

import static io.github.nonet.playground.Answers.answer;
import static io.github.nonet.playground.Answers.locale;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.Verdict;
import io.github.nonet.logic.Detail;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.Json;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Mistake;
import io.github.nonet.logic.RatedStep;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.StepPicture;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.teavm.jso.JSExport;

/**
 * What a page may call. A language is {@code en} or {@code de}, a game is a text of {@link Games},
 * cells are 0 to 80, and every answer is JSON. An answer to wrong input has the member {@code
 * error}, a sentence.
 */
public final class Playground {
  /** More guesses than any puzzle of people's needs; an empty board takes fewer to show two. */
  private static final SearchLimit ENOUGH = SearchLimit.guesses(1_000_000);

  private Playground() {}

  /** Starts nothing: the page calls. */
  public static void main(String[] arguments) {}

  /** Returns the words of a language, and everything that can be chosen. */
  @JSExport
  public static String vocabulary(String language) {
    return answer(() -> Vocabulary.of(locale(language)));
  }

  /** Returns the games that a text in any format holds, and what is wrong with the rest of it. */
  @JSExport
  public static String read(String text) {
    return answer(() -> Texts.read(text));
  }

  /** Returns a game as text of a format; see {@link Vocabulary} for their names. */
  @JSExport
  public static String write(String game, String format) {
    return answer(() -> Map.of("text", Texts.write(Games.parse(game), format)));
  }

  /** Returns what a game looks like. */
  @JSExport
  public static String view(String game) {
    return answer(() -> View.of(Games.parse(game)));
  }

  /**
   * Returns what a game looks like after a move.
   *
   * @param move {@code put}, {@code mark}, {@code erase}, {@code markAll}, {@code withoutMarks},
   *     {@code restart} or {@code solve}
   * @param cell for the first three
   * @param digit for the first two
   */
  @JSExport
  public static String play(String game, String move, int cell, int digit) {
    return answer(() -> View.of(after(Games.parse(game), move, cell, digit)));
  }

  private static Game after(Game game, String move, int cell, int digit) {
    return switch (move) {
      case "put" -> Games.put(game, cell, digit);
      case "mark" -> Games.mark(game, cell, digit);
      case "erase" -> Games.erase(game, cell);
      case "markAll" -> game.unmarkAll().markAll();
      case "withoutMarks" -> game.unmarkAll();
      case "restart" -> Game.of(game.givens());
      case "solve" -> solved(game);
      default -> throw new IllegalArgumentException("there is no move " + move);
    };
  }

  private static Game solved(Game game) {
    Board solution =
        Solver.getDefault()
            .within(ENOUGH)
            .solve(game.givens())
            .orElseThrow(() -> new IllegalArgumentException("The puzzle has no solution."));
    Game next = game;
    for (int cell = 0; cell < Games.CELLS; cell++) {
      next = Games.put(next, cell, solution.digit(cell));
    }
    return next;
  }

  /**
   * Returns whether the clues of a game have one solution: the {@code kind}, a name of {@link
   * Verdict.Kind}; the {@code text} that says why not; and the {@code cells} that it speaks of.
   */
  @JSExport
  public static String verdict(String game, String language) {
    return answer(
        () -> {
          Verdict verdict = Verdict.of(Games.parse(game).givens(), ENOUGH);
          return Answers.verdict(
              verdict.kind(), verdict.describe(locale(language)), verdict.cells());
        });
  }

  /** Returns what is wrong with a game: a {@code mistake}, or null. */
  @JSExport
  public static String check(String game, String language) {
    return answer(() -> mistake(Games.parse(game), locale(language)));
  }

  private static Map<String, Object> mistake(Game game, Locale locale) {
    Map<String, Object> data = new LinkedHashMap<>();
    Optional<Mistake> mistake = game.mistake();
    data.put("mistake", mistake.<Object>map(it -> Json.of(it, locale)).orElse(null));
    return data;
  }

  /**
   * Returns the mistake of a game, or else what {@link #step} returns and {@code where}, the
   * picture of where to look.
   */
  @JSExport
  public static String hint(String game, String language) {
    return answer(
        () -> {
          Game played = Games.parse(game);
          Locale locale = locale(language);
          Map<String, Object> data = mistake(played, locale);
          if (data.get("mistake") == null) {
            data.putAll(step(played, locale, true));
          }
          return data;
        });
  }

  /**
   * Returns the simplest step of a game, its {@code picture} as SVG, the {@code candidates} that it
   * was found in, and the game {@code after} it; {@code step} is null if the board is full.
   */
  @JSExport
  public static String step(String game, String language) {
    return answer(() -> step(Games.parse(game), locale(language), false));
  }

  private static Map<String, Object> step(Game game, Locale locale, boolean withWhere) {
    Candidates state = game.candidates();
    Map<String, Object> data = new LinkedHashMap<>();
    Optional<Step> step = LogicalSolver.forPuzzle(game.givens()).nextStep(state);
    data.put("step", step.<Object>map(it -> Json.of(it, locale)).orElse(null));
    step.ifPresent(
        it -> {
          StepPicture picture = picture(state, it);
          if (withWhere) {
            data.put("where", picture.detail(Detail.WHERE).toSvg(locale));
          }
          data.put("picture", picture.toSvg(locale));
          data.put("candidates", View.candidates(state));
          data.put("after", Games.text(Games.after(game, it)));
        });
    return data;
  }

  /** Returns the rating of HoDoKu for the clues of a game. */
  @JSExport
  public static String rateHodoku(String game, String language) {
    return answer(
        () -> {
          HodokuRating rating = HodokuRating.of(Games.parse(game).givens());
          Map<String, Object> data = new LinkedHashMap<>();
          data.put("level", rating.level().name());
          data.put("score", rating.score());
          data.put("text", rating.describe(locale(language)));
          return data;
        });
  }

  /** Returns the rating of Sudoku Explainer for the clues of a game, which may take minutes. */
  @JSExport
  public static String rateExplainer(String game, String language) {
    return answer(
        () -> {
          ExplainerRating rating = ExplainerRating.of(Games.parse(game).givens());
          Map<String, Object> data = new LinkedHashMap<>();
          data.put("er", rating.er());
          data.put("ep", rating.ep());
          data.put("ed", rating.ed());
          data.put("text", rating.describe(locale(language)));
          return data;
        });
  }

  /** Returns the {@code steps} by which HoDoKu rates the clues of a game. */
  @JSExport
  public static String pathHodoku(String game, String language) {
    return answer(() -> path(HodokuRating.path(Games.parse(game).givens()), locale(language)));
  }

  /** Returns the {@code steps} by which Sudoku Explainer rates the clues of a game. */
  @JSExport
  public static String pathExplainer(String game, String language) {
    return answer(() -> path(ExplainerRating.path(Games.parse(game).givens()), locale(language)));
  }

  /** Returns steps like {@link #step}, with the {@code rating} of each and its name there. */
  private static Map<String, Object> path(Stream<RatedStep> path, Locale locale) {
    return Map.of("steps", path.map(it -> rated(it, locale)).collect(Collectors.toList()));
  }

  private static Map<String, Object> rated(RatedStep rated, Locale locale) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("rating", rated.rating());
    data.put("technique", rated.technique());
    data.put("step", Json.of(rated.step(), locale));
    data.put("picture", picture(rated.state(), rated.step()).toSvg(locale));
    data.put("candidates", View.candidates(rated.state()));
    data.put("game", Games.text(Game.of(rated.state())));
    data.put("after", Games.text(Game.of(rated.next())));
    return data;
  }

  private static StepPicture picture(Candidates state, Step step) {
    return StepPicture.of(state, step).interactive(true);
  }

  /**
   * Returns a puzzle to order as a game, or how many were {@code tried} until the time was over.
   *
   * @param level a {@link io.github.nonet.logic.Level}, or empty for any
   * @param symmetry a {@link io.github.nonet.generate.Symmetry}
   * @param technique one that the puzzle needs, or empty for any
   * @param seed the same seed gives the same puzzle, if the time is enough
   * @param millis the time it may take
   */
  @JSExport
  public static String make(String level, String symmetry, String technique, int seed, int millis) {
    return answer(() -> Orders.make(level, symmetry, technique, seed, millis));
  }
}
