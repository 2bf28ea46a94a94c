package io.github.nonet.variant;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.link.PlayerMarks;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.ValueSet;

/**
 * Games and logical states in a line: the puzzle with its rules, followed by the other cells, one
 * by one. In a game these are the player's values and marks. In a state, which has a {@code ?}
 * before them, they are the placed values and the candidates. After a {@code !}, marks in square
 * brackets are candidates and the others are notes; without it, see {@link
 * PlayerMarks#unspecified}.
 *
 * <pre>
 *   1... .... .... ..2.~.3.(24)        a 3 in the second cell, the marks 2 and 4 in the third
 *   1... .... .... ..2.~!.3.(24)[34]   the same, and the candidates 3 and 4 of the fourth
 *   1... .... .... ..2.~.3(13)         a 3 in the second cell, and marks from before it
 *   1... .... .... ..2.~?.3.(24)       a 3 is placed in the second cell, and 2 and 4 are left in the
 *                                      third; nothing is left in the others
 * </pre>
 */
final class GridGameText {
  /** Separates a puzzle from what the player entered. */
  private static final String GAME = "~";

  /** Separates a puzzle from what the player entered, with two kinds of brackets. */
  private static final String SPECIFIED_GAME = "~!";

  /** Separates a puzzle from the candidates of the other cells. */
  private static final String STATE = "~?";

  private static final char OPEN = '(';
  private static final char CLOSE = ')';
  private static final char OPEN_CANDIDATES = '[';
  private static final char CLOSE_CANDIDATES = ']';
  private static final char ESCAPE = '\\';

  private final String text;
  private final GridLayout layout;
  private final int[] givens;
  private final int[] values;
  private final int[] marks;
  private final boolean[] areCandidates;

  /** Whether it is a state, where filled cells have no candidates. */
  private final boolean isState;

  /** Whether it specifies which marks are candidates. */
  private final boolean isSpecified;

  private int at;

  private GridGameText(String text, GridLayout layout, int... givens) {
    this.text = text;
    this.layout = layout;
    this.givens = givens;
    values = givens.clone();
    marks = new int[givens.length];
    areCandidates = new boolean[givens.length];
    isState = isState(text);
    int end = endOfPuzzle(text);
    isSpecified = text.startsWith(SPECIFIED_GAME, end);
    String separator = isState ? STATE : isSpecified ? SPECIFIED_GAME : GAME;
    at = Math.min(end + separator.length(), text.length());
  }

  /** Returns the line of a puzzle, followed by the player's values and marks. */
  static String writeGame(String puzzle, Play play) {
    boolean isSpecified = !play.marks().areAsUnspecified(play.values());
    return write(puzzle + (isSpecified ? SPECIFIED_GAME : GAME), play, isSpecified);
  }

  /** Returns the line of a puzzle, followed by the placed values and the candidates. */
  static String writeState(String puzzle, Play play) {
    return write(puzzle + STATE, play, false);
  }

  private static String write(String start, Play play, boolean isSpecified) {
    StringBuilder line = new StringBuilder(start);
    int end = line.length();
    for (int cell = 0; cell < play.values().length; cell++) {
      int own = play.givens()[cell] == 0 ? play.values()[cell] : 0;
      line.append(own == 0 ? Symbols.EMPTY : Symbols.of(own));
      int marks = play.marks().set(cell);
      if (marks != 0) {
        boolean isOfCandidates = isSpecified && play.marks().areCandidates(cell);
        line.append(isOfCandidates ? OPEN_CANDIDATES : OPEN);
        new ValueSet(marks).forEach(value -> line.append(Symbols.of(value)));
        line.append(isOfCandidates ? CLOSE_CANDIDATES : CLOSE);
      }
      end = line.charAt(line.length() - 1) == Symbols.EMPTY ? end : line.length();
    }
    return line.substring(0, end);
  }

  /** Returns whether the text, which is not a link, is meant as a state. */
  static boolean isState(String text) {
    return text.startsWith(STATE, endOfPuzzle(text));
  }

  /** Returns the end of the puzzle. The names in its rules may also contain the separator. */
  static int endOfPuzzle(String text) {
    boolean isInCall = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (text.startsWith(GAME, i) && !isInCall) {
        return i;
      }
      isInCall = isInCall ? c != CLOSE : c == OPEN;
      i += c == ESCAPE ? 1 : 0;
    }
    return text.length();
  }

  /** Reads the values and marks of the other cells of a puzzle. */
  static Play read(String text, GridLayout layout, int... givens) {
    GridGameText game = new GridGameText(text, layout, givens);
    game.readCells();
    PlayerMarks marks =
        game.isSpecified
            ? PlayerMarks.of(game.marks, game.areCandidates)
            : PlayerMarks.unspecified(game.values, game.marks);
    return new Play(givens, game.values, marks);
  }

  private void readCells() {
    for (int cell = 0; at < text.length(); cell++) {
      if (cell == values.length) {
        throw fault("the end, after " + values.length + " cells");
      }
      readValue(cell);
      if (at < text.length() && text.charAt(at) == OPEN) {
        readMarks(cell, CLOSE);
      } else if (at < text.length() && isSpecified && text.charAt(at) == OPEN_CANDIDATES) {
        areCandidates[cell] = true;
        readMarks(cell, CLOSE_CANDIDATES);
      }
    }
  }

  private void readValue(int cell) {
    if (text.charAt(at) != Symbols.EMPTY) {
      int value = value();
      if (givens[cell] != 0) {
        throw fault("a . for " + layout.cellName(cell) + ", which is given");
      }
      values[cell] = value;
    }
    at++;
  }

  private void readMarks(int cell, char close) {
    if ((isState ? values : givens)[cell] != 0) {
      String name = layout.cellName(cell);
      throw fault(
          isState
              ? "no candidates of " + name + ", which is filled"
              : "no marks of " + name + ", which is given");
    }
    at++;
    while (at < text.length() && text.charAt(at) != close) {
      marks[cell] |= ValueSet.bit(value());
      at++;
    }
    if (at == text.length()) {
      throw Refusal.text(
          "the text ends within " + (isState ? "candidates" : "marks"), "a " + close, at);
    }
    at++;
  }

  private int value() {
    int value = Symbols.valueOf(text.charAt(at));
    int symbols = layout.symbols;
    if (value < 1 || value > symbols) {
      throw fault("a value, 1 to " + Symbols.of(symbols) + ", or a . for none");
    }
    return value;
  }

  private TextFormatException fault(String expected) {
    String where = isState ? " of the state is " : " of the game is ";
    return Refusal.character(at, where + Quoted.show(text.codePointAt(at)), expected);
  }
}
