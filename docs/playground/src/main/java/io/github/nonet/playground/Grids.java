package io.github.nonet.playground;

import static io.github.nonet.playground.Answers.answer;
import static io.github.nonet.playground.Answers.locale;

import io.github.nonet.SearchLimit;
import io.github.nonet.logic.Detail;
import io.github.nonet.logic.Level;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridLogic;
import io.github.nonet.variant.GridMistake;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.GridVerdict;
import java.time.Duration;
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
 * Playground}. A game is the text of a {@link GridGame}.
 */
public final class Grids {
  /** A search of minutes would hold up the page: it is told that it was not found in time. */
  private static final SearchLimit ENOUGH = SearchLimit.time(Duration.ofSeconds(5));

  private static final GridLogic LOGIC = GridLogic.standard().within(ENOUGH);

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

  /** Returns the game that a text in any form of {@link Grid#parse} holds. */
  @JSExport
  public static String read(String text) {
    return answer(
        () -> {
          GridGame game = GridGame.parse(text);
          boolean isClassic = game.rules().isClassic();
          Map<String, Object> data = new LinkedHashMap<>();
          data.put("games", List.of(isClassic ? game.grid().toString() : game.toString()));
          data.put("notes", List.of(""));
          data.put("faults", List.of());
          return data;
        });
  }

  /** Returns a game as text: {@code LINE}, {@code GRID} or {@code SVG}. */
  @JSExport
  public static String write(String game, String format) {
    return answer(
        () -> {
          GridGame played = GridGame.parse(game);
          String text =
              switch (format) {
                case "GRID" -> played.grid().toGridString();
                case "SVG" -> played.picture().toSvg();
                default -> played.source();
              };
          return Map.of("text", text);
        });
  }

  /** Returns what a game looks like. */
  @JSExport
  public static String view(String game) {
    return answer(() -> GridView.of(GridGame.parse(game)));
  }

  /**
   * Returns what a game looks like after a move; the moves are those of {@link Playground#play}.
   */
  @JSExport
  public static String play(String game, String move, int cell, int value) {
    return answer(() -> GridView.of(after(GridGame.parse(game), move, cell, value)));
  }

  private static GridGame after(GridGame game, String move, int cell, int value) {
    return switch (move) {
      case "put" -> game.put(cell, value);
      case "mark" -> game.mark(cell, value);
      case "erase" -> game.erase(cell);
      case "markAll" -> game.markAll();
      case "withoutMarks" -> game.withoutMarks();
      case "restart" -> game.restart();
      case "solve" -> solved(game);
      default -> throw new IllegalArgumentException("there is no move " + move);
    };
  }

  private static GridGame solved(GridGame game) {
    return game.solved(
        GridSolver.getDefault()
            .within(ENOUGH)
            .solve(game.puzzle())
            .orElseThrow(() -> new IllegalArgumentException("The puzzle has no solution.")));
  }

  /** Returns whether the clues of a game have one solution, and if not, why. */
  @JSExport
  public static String verdict(String game, String language) {
    return answer(
        () -> {
          GridVerdict verdict = GridVerdict.of(GridGame.parse(game).puzzle(), ENOUGH);
          String text = verdict.describe(locale(language));
          return Answers.verdict(verdict.kind(), text, verdict.cells());
        });
  }

  /** Returns what is wrong with a game: a {@code mistake}, or null. */
  @JSExport
  public static String check(String game, String language) {
    return answer(() -> mistake(GridGame.parse(game)));
  }

  private static Map<String, Object> mistake(GridGame game) {
    Map<String, Object> data = new LinkedHashMap<>();
    Optional<GridMistake> mistake = LOGIC.findMistake(game.state());
    data.put("mistake", mistake.<Object>map(Grids::shown).orElse(null));
    return data;
  }

  private static Map<String, Object> shown(GridMistake mistake) {
    List<Object> candidates = new ArrayList<>();
    mistake.candidates().forEach(mark -> candidates.add(Map.of("cell", mark.cell())));
    return Map.of("candidates", candidates);
  }

  /** Returns the mistake of a game, or else what {@link #step} returns and {@code where}. */
  @JSExport
  public static String hint(String game, String language) {
    return answer(
        () -> {
          GridGame played = GridGame.parse(game);
          Map<String, Object> data = mistake(played);
          if (data.get("mistake") == null) {
            data.putAll(step(played, locale(language)));
          }
          return data;
        });
  }

  /** Returns the simplest step of a game, its pictures as SVG, and the game {@code after} it. */
  @JSExport
  public static String step(String game, String language) {
    return answer(() -> step(GridGame.parse(game), locale(language)));
  }

  private static Map<String, Object> step(GridGame game, Locale locale) {
    GridCandidates state = game.state();
    Map<String, Object> data = new LinkedHashMap<>();
    Optional<GridStep> step = LOGIC.nextStep(state);
    data.put("step", step.<Object>map(it -> GridView.of(it, locale)).orElse(null));
    step.ifPresent(
        it -> {
          data.put("where", GridPicture.of(state, it, Detail.WHERE).toSvg(locale));
          data.put("picture", GridPicture.of(state, it, Detail.FULL).toSvg(locale));
          data.put("after", game.after(it).toString());
        });
    return data;
  }

  /** Returns the {@code level} of a game's puzzle in words, or null if it has not one solution. */
  @JSExport
  public static String rate(String game, String language) {
    return answer(
        () -> {
          Optional<Level> level = LOGIC.level(GridGame.parse(game).puzzle());
          Map<String, Object> data = new LinkedHashMap<>();
          data.put("level", level.map(Enum::name).orElse(null));
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
