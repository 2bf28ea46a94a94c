package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Writes puzzles in each format. */
final class PuzzleWriter {
  private static final String BAND_BORDER = "-----------";

  private PuzzleWriter() {}

  static Stream<String> lines(Stream<TextPuzzle> puzzles) {
    return puzzles.map(PuzzleWriter::line);
  }

  static Stream<String> csv(Stream<TextPuzzle> puzzles) {
    return Stream.concat(Stream.of("puzzle,solution"), puzzles.map(PuzzleWriter::row));
  }

  static Stream<String> sdk(Stream<TextPuzzle> puzzles) {
    return puzzles.flatMap(puzzle -> grid(puzzle).stream());
  }

  static Stream<String> simpleSudoku(Stream<TextPuzzle> puzzles) {
    return puzzles.flatMap(puzzle -> borderedGrid(puzzle.puzzle()).stream());
  }

  static Stream<String> openSudoku(Stream<TextPuzzle> puzzles) {
    Stream<String> head = Stream.of("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<opensudoku>");
    return Stream.of(head, puzzles.map(PuzzleWriter::game), Stream.of("</opensudoku>"))
        .flatMap(lines -> lines);
  }

  private static String line(TextPuzzle puzzle) {
    String solution = puzzle.solution().map(board -> " " + board).orElse("");
    String note = oneLine(puzzle.note());
    return puzzle.puzzle() + solution + (note.isEmpty() ? "" : " # " + note);
  }

  private static String oneLine(String note) {
    return Texts.strip(note.replaceAll("\\s+", " "));
  }

  private static String row(TextPuzzle puzzle) {
    return puzzle.puzzle() + "," + puzzle.solution().map(Board::toString).orElse("");
  }

  private static List<String> grid(TextPuzzle puzzle) {
    List<String> lines = new ArrayList<>();
    String note = oneLine(puzzle.note());
    if (!note.isEmpty()) {
      lines.add("#D" + note);
    }
    String cells = puzzle.puzzle().toString();
    for (int start = 0; start < cells.length(); start += Geometry.SIZE) {
      lines.add(cells.substring(start, start + Geometry.SIZE));
    }
    lines.add("");
    return lines;
  }

  private static List<String> borderedGrid(Board puzzle) {
    List<String> lines = new ArrayList<>();
    String cells = puzzle.toString();
    for (int row = 0; row < Geometry.SIZE; row++) {
      if (row > 0 && row % Geometry.BOX_SIZE == 0) {
        lines.add(BAND_BORDER);
      }
      lines.add(
          String.join(
              "|",
              cells.substring(Geometry.SIZE * row, Geometry.SIZE * row + Geometry.BOX_SIZE),
              cells.substring(
                  Geometry.SIZE * row + Geometry.BOX_SIZE,
                  Geometry.SIZE * row + 2 * Geometry.BOX_SIZE),
              cells.substring(
                  Geometry.SIZE * row + 2 * Geometry.BOX_SIZE,
                  Geometry.SIZE * row + Geometry.SIZE)));
    }
    lines.add("");
    return lines;
  }

  private static String game(TextPuzzle puzzle) {
    String note = puzzle.note();
    return "  <game data=\""
        + puzzle.puzzle().toString().replace('.', '0')
        + (note.isEmpty() ? "" : "\" note=\"" + escape(note))
        + "\" />";
  }

  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (c < ' ' || "<>&\"'".indexOf(c) >= 0) {
                escaped.append("&#").append(c).append(';');
              } else {
                escaped.appendCodePoint(c);
              }
            });
    return escaped.toString();
  }
}
