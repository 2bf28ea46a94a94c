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
        return detect(text, hasHeaders);
      }
    }
    return PuzzleFormat.LINES;
  }

  /** Judges by the first line that is neither blank nor a comment. */
  private static PuzzleFormat detect(String line, boolean hasHeaders) {
    List<String> fields = CsvParser.fields(line);
    if (fields.size() > 1) {
      boolean isBoard = LineParser.isBoardAt(line, 0);
      boolean isRow = fields.size() >= Geometry.SIZE;
      return isBoard || !isRow ? PuzzleFormat.CSV : PuzzleFormat.LINES;
    }
    if (LineParser.isBoardAt(line, 0) || line.length() > 4 * Geometry.SIZE) {
      return PuzzleFormat.LINES;
    }
    boolean isSdk = hasHeaders || LineParser.cellsAt(line, 0) == Geometry.SIZE;
    return isSdk ? PuzzleFormat.SDK : PuzzleFormat.SIMPLE_SUDOKU;
  }
}
