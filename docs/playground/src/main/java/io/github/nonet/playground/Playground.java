package io.github.nonet.playground;

import static io.github.nonet.playground.Answers.answer;
import static io.github.nonet.playground.Answers.locale;

import io.github.nonet.Board;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.RatedStep;
import io.github.nonet.logic.StepPicture;
import io.github.nonet.logic.Suspect;
import io.github.nonet.logic.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.teavm.jso.JSExport;

/**
 * What a page may call. A language is {@code en} or {@code de}, a game is any text that {@link
 * Game#parse} reads, cells are 0 to 80, and every answer is JSON. An answer to wrong input has the
 * member {@code error}, a sentence, and {@code over} if a search takes too long.
 */
public final class Playground {
  private Playground() {}

  /** Starts nothing: the page calls. */
  public static void main(String[] arguments) {}

  /** Returns the words of a language, and everything that can be chosen. */
  @JSExport
  public static String vocabulary(String language) {
    return answer(() -> Vocabulary.of(locale(language)));
  }

  /** Returns the game that a text holds, and its title. {@link Grids#read} reads all others. */
  @JSExport
  public static String read(String text) {
    return answer(() -> Texts.read(text));
  }

  /** Returns a game as text of a format; see {@link Vocabulary} for their names. */
  @JSExport
  public static String write(String game, String format) {
    return answer(() -> Map.of("text", Texts.write(Game.parse(game), format)));
  }

  /** Returns the view of a game. */
  @JSExport
  public static String view(String game, String language) {
    return answer(() -> Boards.of(game).view(locale(language)));
  }

  /**
   * Returns what a game looks like after a move.
   *
   * @param move {@code put}; {@code putAlone}, which leaves the marks of the peers; {@code mark},
   *     {@code erase}, {@code markAll}, {@code withoutMarks}, {@code restart}, {@code solve};
   *     {@code asClues}, which makes all digits clues; or {@code asEntered}, which makes the clues
   *     digits that can be changed
   * @param cell for the first four
   * @param digit for the first three
   */
  @JSExport
  public static String play(String game, String move, int cell, int digit, String language) {
    return answer(() -> Boards.of(game).play(move, cell, digit, locale(language)));
  }

  /**
   * Returns what a game looks like whose marks are the values that the cells have in some solution,
   * or {@code over} if that takes longer.
   */
  @JSExport
  public static String trueCandidates(String game, int millis, String language) {
    return answer(() -> Boards.of(game).trueCandidates(millis, locale(language)));
  }

  /**
   * Returns whether the clues of a game have one solution: the {@code kind}, a name of {@link
   * Verdict.Kind}; the {@code text} that says why not; the {@code cells} that it speaks of; and the
   * {@code suspects}, each with its {@code kind}, {@code text} and {@code cells}, and the puzzle
   * that would do, {@code corrected}, or null.
   */
  @JSExport
  public static String verdict(String game, String language) {
    return answer(
        () -> {
          Verdict verdict = Verdict.of(Game.parse(game).givens(), Boards.ENOUGH);
          Locale locale = locale(language);
          List<Map<String, Object>> suspects = new ArrayList<>();
          for (Suspect it : verdict.suspects()) {
            Optional<String> corrected = it.corrected().map(Board::toString);
            suspects.add(Answers.suspect(it.kind(), it.describe(locale), it.cells(), corrected));
          }
          return Answers.verdict(
              verdict.kind(), verdict.describe(locale), verdict.cells(), suspects);
        });
  }

  /** Returns what is wrong with a game: a {@code mistake}, or null. */
  @JSExport
  public static String check(String game, String language) {
    return answer(() -> Boards.of(game).mistake(locale(language)));
  }

  /**
   * Returns the mistake of a game, or else what {@link #step} returns, {@code where}, the picture
   * of where to look, and the {@code proof} line by line.
   *
   * @param known the techniques that the player knows, by their names with commas between, or
   *     nothing for all
   */
  @JSExport
  public static String hint(String game, String language, String known) {
    return answer(
        () -> {
          Boards played = Boards.of(game);
          Locale locale = locale(language);
          return Answers.hint(() -> played.mistake(locale), () -> played.step(locale, known, true));
        });
  }

  /**
   * Returns the simplest step of a game, its {@code picture} as SVG, the {@code candidates} that it
   * was found in, and the game {@code after} it; {@code step} is null if there is none.
   *
   * @param known the techniques that the player knows, by their names with commas between, or
   *     nothing for all
   */
  @JSExport
  public static String step(String game, String language, String known) {
    return answer(() -> Boards.of(game).step(locale(language), known, false));
  }

  /**
   * Returns the {@code steps} that are possible in a game, as {@link #step} returns each, and
   * whether there are {@code more}.
   *
   * @param known the techniques that the player knows, by their names with commas between, or
   *     nothing for all
   */
  @JSExport
  public static String steps(String game, String language, String known) {
    return answer(() -> Boards.of(game).steps(locale(language), known));
  }

  /** Returns how many solutions the clues of a game have, at most {@code most}: {@code count}. */
  @JSExport
  public static String count(String game, int most) {
    return answer(() -> Map.of("count", Boards.of(game).countSolutions(most)));
  }

  /**
   * Returns the {@code clues}, {@code cages} and {@code constraints} any one of which a puzzle with
   * one solution does not need, by their cells.
   */
  @JSExport
  public static String redundant(String game) {
    return answer(() -> Boards.of(game).redundant());
  }

  /** Returns the rating of HoDoKu for the clues of a game. */
  @JSExport
  public static String rateHodoku(String game, String language) {
    return answer(
        () -> {
          HodokuRating rating = HodokuRating.of(Game.parse(game).givens());
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
          ExplainerRating rating = ExplainerRating.of(Game.parse(game).givens());
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
    return answer(() -> path(HodokuRating.path(Game.parse(game).givens()), locale(language)));
  }

  /** Returns the {@code steps} by which Sudoku Explainer rates the clues of a game. */
  @JSExport
  public static String pathExplainer(String game, String language) {
    return answer(() -> path(ExplainerRating.path(Game.parse(game).givens()), locale(language)));
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
    data.put("picture", Facade.svg(StepPicture.of(rated.state(), rated.step()), locale));
    data.put("candidates", Boards.candidates(rated.state()));
    data.put("game", Game.of(rated.state()).toLinkString());
    data.put("after", Game.of(rated.next()).toLinkString());
    return data;
  }

  /**
   * Returns a puzzle to order as a game, or how many were {@code tried} until the time was over.
   *
   * @param level a {@link io.github.nonet.Level}, or empty for any
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
