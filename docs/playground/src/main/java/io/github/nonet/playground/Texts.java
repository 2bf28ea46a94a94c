package io.github.nonet.playground;

import io.github.nonet.Candidates;
import io.github.nonet.logic.Game;
import io.github.nonet.text.BoardPicture;
import io.github.nonet.text.PuzzleFormat;
import io.github.nonet.text.TextPuzzle;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Games from text in any format that the library reads, and as text in any that it writes. */
final class Texts {
  /** What can be written: forms of this list, and each {@link PuzzleFormat}. */
  static final List<String> FORMATS =
      Stream.concat(
              Stream.of(
                  "LINE",
                  "GRID",
                  "MARKS",
                  "MARKS_LINE",
                  "LIBRARY",
                  "MARKDOWN",
                  "HTML",
                  "LATEX",
                  "SVG"),
              Arrays.stream(PuzzleFormat.values()).map(Enum::name))
          .collect(Collectors.toList());

  private Texts() {}

  /** Returns the game of a text, and the {@code title} that is next to it, or "". */
  static Map<String, Object> read(String text) {
    Game game = Game.parse(text);
    List<TextPuzzle> puzzles =
        PuzzleFormat.readAny(Arrays.stream(text.split("\\r\\n|[\\r\\n]")), fault -> {})
            .collect(Collectors.toList());
    boolean isTitled = puzzles.size() == 1 && puzzles.get(0).puzzle().equals(game.board());
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("games", List.of(game.toLinkString()));
    data.put("title", isTitled ? puzzles.get(0).note() : "");
    return data;
  }

  static String write(Game game, String format) {
    return switch (format) {
      case "LINE" -> game.board().toString();
      case "GRID" -> game.board().toGridString();
      case "MARKS" -> game.candidates().toGridString();
      case "MARKS_LINE" -> game.candidates().toSukakuString();
      case "LIBRARY" -> game.candidates().toHodokuString();
      case "MARKDOWN" -> picture(game).toMarkdown();
      case "HTML" -> picture(game).toHtml();
      case "LATEX" -> picture(game).toLatex();
      case "SVG" -> picture(game).toSvg();
      default ->
          PuzzleFormat.valueOf(format)
              .write(Stream.of(puzzle(game)))
              .collect(Collectors.joining("\n"));
    };
  }

  private static TextPuzzle puzzle(Game game) {
    boolean isNew = game.equals(Game.of(game.givens()));
    return isNew ? TextPuzzle.of(game.givens()) : TextPuzzle.of(game.candidates());
  }

  private static BoardPicture picture(Game game) {
    BoardPicture picture = BoardPicture.of(game.board()).clues(game.givens());
    return isMarked(game) ? picture.candidates(shown(game)) : picture;
  }

  /** Returns whether the player has made marks in an empty cell. */
  private static boolean isMarked(Game game) {
    return IntStream.range(0, game.cellCount()).anyMatch(cell -> isMarked(game, cell));
  }

  private static boolean isMarked(Game game, int cell) {
    return game.value(cell) == 0 && !game.marks(cell).isEmpty();
  }

  /** Returns the marks where there are any, notes as well, and elsewhere the candidates. */
  private static Candidates shown(Game game) {
    Candidates state = game.candidates();
    for (int cell = 0; cell < game.cellCount(); cell++) {
      for (int digit : isMarked(game, cell) ? state.digits(cell) : Set.<Integer>of()) {
        state = game.marks(cell).contains(digit) ? state : state.without(cell, digit);
      }
    }
    return state;
  }
}
