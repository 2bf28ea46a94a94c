package io.github.nonet.internal.text;

import java.util.Arrays;

/**
 * The characters that are cells in one kind of text, and the characters that may separate them.
 * Every reader uses one of these alphabets, so that a character means the same wherever that kind
 * of text is read.
 *
 * <pre>
 *               a value    an empty cell     between cells, besides white space and borders
 *   BOARD       1 to 9     . 0 * _ ?         , ; [ ] | + = " '
 *   ANY_BOARD   1 to 9     . 0 * _ ? - x X   the same
 *   MARKS       1 to 9     . 0               | , [ ] ( ) { }
 * </pre>
 */
public final class Alphabet {
  /** The value of a character that is not a cell. */
  public static final byte NOT_A_CELL = -1;

  private static final String DIGITS = "123456789";
  private static final String EMPTY_CELLS = ". 0 * _ ?";
  private static final String SEPARATORS = ",;[]|+=\"'";

  /** Boards as people write them. */
  public static final Alphabet BOARD = new Alphabet(DIGITS, EMPTY_CELLS, SEPARATORS);

  /**
   * All characters that are a cell in some board; a text may have - or x for all its empty cells.
   */
  public static final Alphabet ANY_BOARD = new Alphabet(DIGITS, EMPTY_CELLS + " - x", SEPARATORS);

  /** Pencil marks, and cells as programs write them, with one digit or none. */
  public static final Alphabet MARKS = new Alphabet(DIGITS, ". 0", "|,[](){}");

  private static final char FIRST_BOX_DRAWING = '\u2500';
  private static final char LAST_BOX_DRAWING = '\u257f';

  private static final int ASCII = 128;

  /** The value that each ASCII character means, 0 for an empty cell, or NOT_A_CELL. */
  private final byte[] valueOf = new byte[ASCII];

  /** Whether each ASCII character may separate cells. */
  private final boolean[] separates = new boolean[ASCII];

  private final String emptyCells;

  /**
   * Makes an alphabet of ASCII characters. Letters count in both cases.
   *
   * @param values the characters of the values 1, 2, and so on; a character that is also an empty
   *     cell counts as a value
   * @param emptyCells the characters of an empty cell, with blanks between them
   * @param separators the characters that may separate cells, in addition to white space and
   *     borders
   */
  public Alphabet(String values, String emptyCells, String separators) {
    this.emptyCells = emptyCells;
    Arrays.fill(valueOf, NOT_A_CELL);
    /*
     * This is not a lambda, because the first one adds about 15 ms to a program's start, and every
     * program reads.
     */
    for (int i = 0; i < emptyCells.length(); i++) {
      if (emptyCells.charAt(i) != ' ') {
        set(emptyCells.charAt(i), 0);
      }
    }
    for (int i = 0; i < values.length(); i++) {
      set(values.charAt(i), i + 1);
    }
    for (char c = 0; c < ASCII; c++) {
      separates[c] = isBlank(c) || separators.indexOf(c) >= 0;
    }
  }

  private void set(int c, int value) {
    valueOf[Character.toLowerCase(c)] = (byte) value;
    valueOf[Character.toUpperCase(c)] = (byte) value;
  }

  /** Returns the value that a character means, 0 for an empty cell, or NOT_A_CELL. */
  public byte valueOf(char c) {
    return c < ASCII ? valueOf[c] : NOT_A_CELL;
  }

  /** Returns whether a character is a value or an empty cell. */
  public boolean isCell(char c) {
    return valueOf(c) != NOT_A_CELL;
  }

  /** Returns the number of cells in a part of a text. */
  public int countCells(CharSequence text, int start, int end) {
    int count = 0;
    for (int i = start; i < end; i++) {
      count += isCell(text.charAt(i)) ? 1 : 0;
    }
    return count;
  }

  /** Returns the index of the first character from {@code start} that is not a cell, or the end. */
  public int endOfCells(CharSequence text, int start, int end) {
    int i = start;
    while (i < end && isCell(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Returns the characters of an empty cell as a message names them: {@code ". 0"}. */
  String emptyCells() {
    return emptyCells;
  }

  /** Returns whether a character may separate cells. */
  public boolean isSeparator(char c) {
    return c < ASCII
        ? separates[c]
        : isBlank(c) || (c >= FIRST_BOX_DRAWING && c <= LAST_BOX_DRAWING);
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  /** Returns whether a character ends a line, in a text of any kind. */
  public static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  /**
   * Returns the index of the first character below the line of {@code from} that is not blank, or
   * the length.
   */
  static int below(CharSequence text, int from) {
    int i = from;
    boolean isBelow = false;
    while (i < text.length() && !(isBelow && !Character.isWhitespace(text.charAt(i)))) {
      isBelow |= isLineEnd(text.charAt(i++));
    }
    return i;
  }
}
