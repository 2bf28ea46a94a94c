package io.github.nonet.variant;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Quoted;
import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.rules.Symbols;

/**
 * Games and states of logic in a line: the puzzle with its rules, and behind it the other cells,
 * one by one. In a game these are the player's values and marks. In a state, which has a {@code ?}
 * in front of them, they are the placed values and the candidates.
 *
 * <pre>
 *   1... .... .... ..2.~.3.(24)        a 3 in the second cell, the marks 2 and 4 in the third
 *   1... .... .... ..2.~.3(13)         a 3 in the second cell, and marks from before it
 *   1... .... .... ..2.~?.3.(24)       a 3 is placed in the second cell, and 2 and 4 are left in the
 *                                      third; nothing is left in the others
 * </pre>
 */
final class GridGameText {
  private static final char SEPARATOR = '~';
  private static final char STATE = '?';
  private static final char OPEN = '(';
  private static final char CLOSE = ')';
  private static final char ESCAPE = '\\';

  private final String text;
  final Grid givens;

  /** The given values and those that are written or placed. */
  final int[] values;

  /** For each cell the set of its marks or candidates, bit v for the value v. */
  final int[] marks;

  /** Whether it is a state, where filled cells have no candidates. */
  private final boolean isState;

  private int at;

  private GridGameText(String text, Grid givens, int start, boolean isState) {
    this.text = text;
    this.givens = givens;
    this.isState = isState;
    values = givens.toArray();
    marks = new int[values.length];
    at = start;
  }

  /** Returns the line of a game. */
  static String ofGame(Grid givens, Grid grid, int[] marks) {
    return line(new StringBuilder(givens.toFullString()).append(SEPARATOR), givens, grid, marks);
  }

  /** Returns the line of a state. */
  static String ofState(Grid givens, Grid grid, int[] candidates) {
    StringBuilder line = new StringBuilder(givens.toFullString()).append(SEPARATOR).append(STATE);
    return line(line, givens, grid, candidates);
  }

  private static String line(StringBuilder line, Grid givens, Grid grid, int[] marks) {
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

  /** Returns whether the text, which is no link, is meant as a state. */
  static boolean isState(String text) {
    return text.startsWith("" + SEPARATOR + STATE, separator(text));
  }

  /** Reads a game, a state or a puzzle. */
  static GridGameText parse(String text) {
    int separator = separator(text);
    boolean isState = isState(text);
    int start = Math.min(separator + (isState ? 2 : 1), text.length());
    Grid givens = Grid.parse(text.substring(0, separator));
    GridGameText game = new GridGameText(text, givens, start, isState);
    game.readCells();
    return game;
  }

  /** Returns where the puzzle ends. The names of its rules may have the separator as well. */
  private static int separator(String text) {
    boolean isInCall = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == SEPARATOR && !isInCall) {
        return i;
      }
      isInCall = isInCall ? c != CLOSE : c == OPEN;
      i += c == ESCAPE ? 1 : 0;
    }
    return text.length();
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
    if ((isState ? values[cell] : givens.value(cell)) != 0) {
      String name = givens.rules().tables.layout.cellName(cell);
      throw fault(
          isState
              ? "no candidates of " + name + ", which is filled"
              : "no marks of " + name + ", which is given");
    }
    at++;
    while (at < text.length() && text.charAt(at) != CLOSE) {
      marks[cell] |= ValueSet.bit(value());
      at++;
    }
    if (at == text.length()) {
      throw new TextFormatException(
          "the text ends within " + (isState ? "candidates" : "marks") + "; expected a )", at);
    }
    at++;
  }

  private int value() {
    int value = Symbols.valueOf(text.charAt(at));
    int symbols = givens.rules().valueCount();
    if (value < 1 || value > symbols) {
      throw fault("a value, 1 to " + Symbols.of(symbols) + ", or a . for none");
    }
    return value;
  }

  private TextFormatException fault(String expected) {
    return new TextFormatException(
        "character "
            + (at + 1)
            + (isState ? " of the state is " : " of the game is ")
            + Quoted.show(text.codePointAt(at))
            + "; expected "
            + expected,
        at);
  }
}
