package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.language.XmlText;
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
    return Stream.concat(Stream.of("puzzle,solution,note"), puzzles.map(PuzzleWriter::row));
  }

  static Stream<String> sdk(Stream<TextPuzzle> puzzles) {
    return puzzles.flatMap(puzzle -> grid(puzzle).stream());
  }

  static Stream<String> simpleSudoku(Stream<TextPuzzle> puzzles) {
    return puzzles.flatMap(puzzle -> borderedGrid(puzzle).stream());
  }

  static Stream<String> openSudoku(Stream<TextPuzzle> puzzles) {
    Stream<String> head = Stream.of("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<opensudoku>");
    return Stream.of(head, puzzles.map(PuzzleWriter::game), Stream.of("</opensudoku>"))
        .flatMap(lines -> lines);
  }

  private static String line(TextPuzzle puzzle) {
    String solution = puzzle.solution().map(board -> " " + board).orElse("");
    String note = oneLine(puzzle.note());
    return cells(puzzle) + solution + (note.isEmpty() ? "" : " # " + note);
  }

  /** Returns the puzzle in one word: 81 characters, or with marks the line of HoDoKu's library. */
  private static String cells(TextPuzzle puzzle) {
    return puzzle.marks().map(Candidates::toHodokuString).orElseGet(puzzle.puzzle()::toString);
  }

  private static String oneLine(String note) {
    return Texts.strip(note.replaceAll("[\\r\\n]+", " "));
  }

  private static String row(TextPuzzle puzzle) {
    String solution = puzzle.solution().map(Board::toString).orElse("");
    return cells(puzzle) + "," + solution + "," + field(oneLine(puzzle.note()));
  }

  /** Returns a field, in quotes if it would not be one field without them. */
  private static String field(String text) {
    boolean isPlain = text.chars().noneMatch(c -> ",;\t\"".indexOf(c) >= 0);
    return isPlain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
  }

  private static List<String> grid(TextPuzzle puzzle) {
    List<String> lines = new ArrayList<>();
    String note = oneLine(puzzle.note());
    if (!note.isEmpty()) {
      lines.add("#D" + note);
    }
    puzzle.solution().ifPresent(solution -> lines.add(LinesParser.SOLUTION + solution));
    if (puzzle.marks().isPresent()) {
      lines.addAll(picture(puzzle.candidates()));
      return lines;
    }
    String cells = puzzle.puzzle().toString();
    for (int start = 0; start < cells.length(); start += Geometry.SIZE) {
      lines.add(cells.substring(start, start + Geometry.SIZE));
    }
    lines.add("");
    return lines;
  }

  /** Returns a picture of pencil marks, and an empty line. */
  private static List<String> picture(Candidates marks) {
    List<String> lines = new ArrayList<>(List.of(marks.toGridString().split("\n")));
    lines.add("");
    return lines;
  }

  private static List<String> borderedGrid(TextPuzzle puzzle) {
    if (puzzle.marks().isPresent()) {
      return picture(puzzle.candidates());
    }
    List<String> lines = new ArrayList<>();
    String cells = puzzle.puzzle().toString();
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
    if (puzzle.marks().isPresent()) {
      throw new IllegalArgumentException(
          "OPEN_SUDOKU has no place for the pencil marks of " + cells(puzzle));
    }
    return "  <game data=\""
        + puzzle.puzzle().toString().replace('.', '0')
        + (note.isEmpty() ? "" : "\" note=\"" + XmlText.escape(note))
        + "\" />";
  }
}
