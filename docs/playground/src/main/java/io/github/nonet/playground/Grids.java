package io.github.nonet.playground;

import static io.github.nonet.playground.Answers.answer;
import static io.github.nonet.playground.Answers.locale;

import io.github.nonet.Level;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridSuspect;
import io.github.nonet.variant.GridVerdict;
import io.github.nonet.variant.PuzzleText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.teavm.jso.JSExport;

/**
 * What a page may call for grids of other sizes and rules, with the names and answers of {@link
 * Playground}. A game is any text that {@link GridGame#parse} reads.
 */
public final class Grids {
  private Grids() {}

  /** Starts nothing: the page calls. */
  public static void main(String[] arguments) {}

  /** Returns the words of a language, and everything that can be chosen. */
  @JSExport
  public static String vocabulary(String language) {
    return answer(
        () -> {
          Map<String, Object> data = new LinkedHashMap<>();
          data.put("kinds", Kinds.NAMES);
          data.put("formats", List.of("LINE", "GRID", "SVG"));
          data.put(
              "levels", Arrays.stream(Level.values()).map(Enum::name).collect(Collectors.toList()));
          return data;
        });
  }

  /**
   * Returns what a text holds, in any form that {@link PuzzleText} reads. An ordinary Sudoku is for
   * the other module.
   */
  @JSExport
  public static String read(String text, String language) {
    return answer(() -> PastedText.read(text, locale(language)));
  }

  /** Returns a game as text: {@code LINE}, {@code GRID} or {@code SVG}. */
  @JSExport
  public static String write(String game, String format) {
    return answer(() -> Map.of("text", GridBoards.of(game).write(format)));
  }

  /** Returns what a game looks like. */
  @JSExport
  public static String view(String game, String language) {
    return answer(() -> GridBoards.of(game).view(locale(language)));
  }

  /**
   * Returns what a game looks like after a move; the moves are those of {@link Playground#play}.
   */
  @JSExport
  public static String play(String game, String move, int cell, int value, String language) {
    return answer(() -> GridBoards.of(game).play(move, cell, value, locale(language)));
  }

  /**
   * Returns what a game looks like whose marks are the values that the cells have in some solution,
   * or {@code over} if that takes longer.
   */
  @JSExport
  public static String trueCandidates(String game, int millis, String language) {
    return answer(() -> GridBoards.of(game).trueCandidates(millis, locale(language)));
  }

  /** Returns whether the clues of a game have one solution, and if not, why. */
  @JSExport
  public static String verdict(String game, String language) {
    return answer(
        () -> {
          GridVerdict verdict = GridVerdict.of(GridGame.parse(game).givens(), GridBoards.ENOUGH);
          Locale locale = locale(language);
          List<Map<String, Object>> suspects = new ArrayList<>();
          for (GridSuspect it : verdict.suspects()) {
            Optional<String> corrected =
                it.corrected().map(GridGame::of).map(GridGame::toLinkString);
            suspects.add(Answers.suspect(it.kind(), it.describe(locale), it.cells(), corrected));
          }
          return Answers.verdict(
              verdict.kind(), verdict.describe(locale), verdict.cells(), suspects);
        });
  }

  /** Returns what is wrong with a game: a {@code mistake}, or null. */
  @JSExport
  public static String check(String game, String language) {
    return answer(() -> GridBoards.of(game).mistake(locale(language)));
  }

  /** Returns the mistake of a game, or else what {@link #step} returns and the {@code proof}. */
  @JSExport
  public static String hint(String game, String language) {
    return answer(
        () -> {
          GridBoards played = GridBoards.of(game);
          Locale locale = locale(language);
          return Answers.hint(() -> played.mistake(locale), () -> played.step(locale, true));
        });
  }

  /** Returns the simplest step of a game, its pictures as SVG, and the game {@code after} it. */
  @JSExport
  public static String step(String game, String language) {
    return answer(() -> GridBoards.of(game).step(locale(language), false));
  }

  /** Returns the {@code level} of a game's puzzle in words, or null if it has not one solution. */
  @JSExport
  public static String rate(String game, String language) {
    return answer(
        () -> {
          Optional<Level> level = GridBoards.LOGIC.level(GridGame.parse(game).givens());
          Map<String, Object> data = Answers.orNull("level", level, Enum::name);
          data.put("text", level.map(it -> it.displayName(locale(language))).orElse(null));
          return data;
        });
  }

  /**
   * Returns a puzzle to order as a game, or how many were {@code tried} until the time was over.
   *
   * @param kind one of {@link #vocabulary}
   * @param level a {@link Level}, or empty for any
   * @param symmetry a {@link io.github.nonet.generate.Symmetry} of the clues
   * @param seed the same seed gives the same puzzle, if the time is enough
   * @param millis the time it may take
   */
  @JSExport
  public static String make(String kind, String level, String symmetry, int seed, int millis) {
    return answer(() -> Kinds.make(kind, level, symmetry, seed, millis));
  }
}
