package io.github.nonet.text;

import io.github.nonet.internal.Geometry;
import java.util.List;

/** Which format the first lines of a text show. */
final class Detection {
  /** So many lines are looked at. */
  static final int LINES = 50;

  private Detection() {}

  static PuzzleFormat detect(List<String> lines) {
    boolean hasHeaders = false;
    for (String line : lines) {
      String text = line.replace("\ufeff", "").strip();
      if (text.startsWith("<")) {
        return PuzzleFormat.OPEN_SUDOKU;
      }
      if (text.startsWith("[Puzzle]")) {
        return PuzzleFormat.SDK;
      }
      hasHeaders |= text.startsWith("#");
      if (!text.isEmpty() && !text.startsWith("#")) {
        return detect(text, lines, hasHeaders);
      }
    }
    return PuzzleFormat.LINES;
  }

  /** Judges by the first line that is neither blank nor a comment, which may be a fault. */
  private static PuzzleFormat detect(String line, List<String> all, boolean hasHeaders) {
    if (LineParser.isBoardAt(line, 0)) {
      boolean isField = line.length() > Geometry.CELLS && isSeparator(line.charAt(Geometry.CELLS));
      return isField ? PuzzleFormat.CSV : PuzzleFormat.LINES;
    }
    int fields = CsvParser.fields(line).size();
    if (fields > 1) {
      return fields >= Geometry.SIZE ? PuzzleFormat.LINES : PuzzleFormat.CSV;
    }
    if (line.length() > 4 * Geometry.SIZE) {
      return PuzzleFormat.LINES;
    }
    if (all.stream().anyMatch(other -> LineParser.isBoardAt(other.strip(), 0))) {
      return PuzzleFormat.LINES;
    }
    boolean isSdk = hasHeaders || LineParser.cellsAt(line, 0) == Geometry.SIZE;
    return isSdk ? PuzzleFormat.SDK : PuzzleFormat.SIMPLE_SUDOKU;
  }

  private static boolean isSeparator(char c) {
    return CsvParser.SEPARATORS.indexOf(c) >= 0;
  }
}
