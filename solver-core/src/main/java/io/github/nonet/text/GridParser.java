package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.BoardFormatException;
import io.github.nonet.internal.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Nine lines a puzzle, with or without borders: see {@link PuzzleFormat#SDK} and {@link
 * PuzzleFormat#SIMPLE_SUDOKU}.
 */
final class GridParser extends LineParser {

  /** Stands before a line that says something about the puzzle, with a letter that says what. */
  private static final char HEADER = '#';

  private final List<String> rows = new ArrayList<>();
  private String note = "";
  private long firstLine;

  /** Whether the lines show how far a player got, which is no puzzle. */
  private boolean inState;

  @Override
  void accept(String line, long number) {
    String text = line.strip();
    if (text.isEmpty()) {
      if (rows.size() % Geometry.BOX_SIZE != 0) {
        end(number - 1);
      }
    } else if (text.charAt(0) == HEADER) {
      acceptHeader(text);
    } else if (text.charAt(0) == '[' && text.endsWith("]")) {
      inState = text.toLowerCase(Locale.ROOT).equals("[state]");
    } else if (!inState) {
      acceptRow(text, number);
    }
  }

  private void acceptHeader(String text) {
    boolean isDescription = text.startsWith("#D") || text.startsWith("#N");
    if (isDescription && note.isEmpty()) {
      note = text.substring(2).strip();
    }
  }

  private void acceptRow(String text, long number) {
    if (rows.isEmpty()) {
      if (isBorder(text)) {
        return;
      }
      firstLine = number;
    }
    rows.add(text);
    if (rows.stream().filter(row -> !isBorder(row)).count() == Geometry.SIZE) {
      emitGrid();
    }
  }

  private static boolean isBorder(String text) {
    return text.chars().noneMatch(c -> Character.isLetterOrDigit(c) || c == '_' || c == '?')
        && text.contains("--");
  }

  private void emitGrid() {
    String text = String.join("\n", rows);
    try {
      emit(Board.parse(text), Optional.empty(), note, firstLine);
    } catch (BoardFormatException e) {
      fault(firstLine, text, e);
    }
    rows.clear();
    note = "";
  }

  @Override
  void end(long lines) {
    if (!rows.isEmpty()) {
      long found = rows.stream().filter(row -> !isBorder(row)).count();
      fault(lines, "found " + found + (found == 1 ? " row" : " rows") + "; expected 9");
      rows.clear();
    }
  }
}
