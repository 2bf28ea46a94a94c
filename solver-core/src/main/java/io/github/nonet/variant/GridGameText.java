package io.github.nonet.variant;

import io.github.nonet.BoardFormatException;
import io.github.nonet.internal.Quoted;
import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.rules.Symbols;

/**
 * Games in a line: the puzzle with its rules, and behind it what the player did, cell by cell.
 *
 * <pre>
 *   1... .... .... ..2.~.3.(24)        a 3 in the second cell, the marks 2 and 4 in the third
 *   1... .... .... ..2.~.3(13)         a 3 in the second cell, and marks from before it
 * </pre>
 */
final class GridGameText {
  private static final char SEPARATOR = '~';
  private static final char OPEN = '(';
  private static final char CLOSE = ')';

  private final String text;
  final Grid givens;

  /** The given values and the player's own. */
  final int[] values;

  /** For each cell the set of the player's marks, bit v for the value v. */
  final int[] marks;

  private int at;

  private GridGameText(String text, Grid givens, int start) {
    this.text = text;
    this.givens = givens;
    values = givens.toArray();
    marks = new int[values.length];
    at = start;
  }

  /** Returns the line of a game. */
  static String of(Grid givens, Grid grid, int[] marks) {
    StringBuilder line = new StringBuilder(givens.toFullString()).append(SEPARATOR);
    int end = line.length();
    for (int cell = 0; cell < marks.length; cell++) {
      boolean isOwn = givens.value(cell) == 0 && grid.value(cell) != 0;
      line.append(isOwn ? Symbols.of(grid.value(cell)) : Symbols.EMPTY);
      if (marks[cell] != 0) {
        line.append(OPEN);
        new ValueSet(marks[cell]).forEach(value -> line.append(Symbols.of(value)));
        line.append(CLOSE);
      }
      end = line.charAt(line.length() - 1) == Symbols.EMPTY ? end : line.length();
    }
    return line.substring(0, end);
  }

  /** Reads a game, or a puzzle. */
  static GridGameText parse(String text) {
    int separator = text.lastIndexOf(SEPARATOR);
    int end = separator < 0 ? text.length() : separator;
    Grid givens = Grid.parse(text.substring(0, end));
    GridGameText game = new GridGameText(text, givens, Math.min(end + 1, text.length()));
    game.readCells();
    return game;
  }

  private void readCells() {
    for (int cell = 0; at < text.length(); cell++) {
      if (cell == values.length) {
        throw fault("the end, behind " + values.length + " cells");
      }
      readValue(cell);
      if (at < text.length() && text.charAt(at) == OPEN) {
        readMarks(cell);
      }
    }
  }

  private void readValue(int cell) {
    if (text.charAt(at) != Symbols.EMPTY) {
      int value = value();
      if (givens.value(cell) != 0) {
        throw fault("a . for " + givens.rules().tables.layout.cellName(cell) + ", which is given");
      }
      values[cell] = value;
    }
    at++;
  }

  private void readMarks(int cell) {
    if (givens.value(cell) != 0) {
      throw fault(
          "no marks of " + givens.rules().tables.layout.cellName(cell) + ", which is given");
    }
    at++;
    while (at < text.length() && text.charAt(at) != CLOSE) {
      marks[cell] |= ValueSet.bit(value());
      at++;
    }
    if (at == text.length()) {
      throw new BoardFormatException("the text ends within marks; expected a )", at);
    }
    at++;
  }

  private int value() {
    int value = Symbols.valueOf(text.charAt(at));
    int symbols = givens.rules().symbols();
    if (value < 1 || value > symbols) {
      throw fault("a value, 1 to " + Symbols.of(symbols) + ", or a . for none");
    }
    return value;
  }

  private BoardFormatException fault(String expected) {
    return new BoardFormatException(
        "character "
            + (at + 1)
            + " of the game is "
            + Quoted.show(text.codePointAt(at))
            + "; expected "
            + expected,
        at);
  }
}
