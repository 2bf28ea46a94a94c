package io.github.nonet;

import io.github.nonet.internal.DigitSet;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Quoted;
import java.util.Optional;

/**
 * Reads candidates from the line of 729 characters and from pictures of pencil marks. {@link
 * LibraryReader} reads the third form, {@link CandidatesWriter} writes all.
 */
final class CandidatesText {
  /*
   * A picture shows digits, not who wrote them. What its reader takes for granted is told by
   * "settled" below; a cell that is something else has a mark before its digits:
   *
   *   +5   placed: the mark of HoDoKu's library line
   *   !5   given, though a peer holds or allows the digit too
   *   ?5   open, though the digit is its only one and no peer allows it
   *   ?.   open and without a candidate, in a picture that would be read as 81 cells of a board
   *
   * No text without marks changes its meaning by them. A board with '?' for an empty cell, or with
   * '+' between cells, has fewer than 81 groups of digits and dots, or no cell right behind one.
   */
  static final char GIVEN = '!';
  static final char PLACED = '+';
  static final char OPEN = '?';

  /** A cell with nothing before its digits. */
  private static final char UNMARKED = ' ';

  /** Characters of the line: nine for each cell. */
  static final int LINE_LENGTH = Geometry.CELLS * Geometry.SIZE;

  /** A text with more digits was meant as candidates, one with fewer as a board. */
  private static final int MOST_CHARACTERS_OF_A_BOARD = 2 * Geometry.CELLS;

  /** Nine lines, each of them in three groups. */
  private static final int MOST_GROUPS_OF_A_LINE = 27;

  private static final String SEPARATORS = "|,[](){}";
  private static final String BORDERS = "-=\u2500\u2501\u2550";
  private static final char FIRST_BOX_DRAWING = '\u2500';
  private static final char LAST_BOX_DRAWING = '\u257f';

  /** Stands in a cell, or in the place of a digit, for no candidate. */
  static final char NONE = '.';

  private final CharSequence text;

  /** Offsets of the first character of each group and of the one after the last, in turn. */
  private final int[] bounds;

  private int groups;
  private int characters;
  private boolean hasMarks;

  private CandidatesText(CharSequence text) {
    this.text = text;
    this.bounds = new int[2 * text.length() + 2];
    findGroups();
  }

  /**
   * Returns the cells in the layout of {@link Candidates}; empty if the text is meant as a board,
   * which is read by other rules.
   */
  static Optional<int[]> cells(CharSequence text) {
    return text.length() == Geometry.CELLS ? Optional.empty() : new CandidatesText(text).cells();
  }

  private Optional<int[]> cells() {
    boolean isPicture = groups == Geometry.CELLS && (characters > Geometry.CELLS || hasMarks);
    boolean isLine = characters == LINE_LENGTH && hasWholeCells() && !hasMarks;
    if (isLine || isPicture) {
      return Optional.of(settled(isLine ? lineSets() : pictureSets()));
    }
    if (characters < MOST_CHARACTERS_OF_A_BOARD) {
      return Optional.empty();
    }
    checkSeparators();
    if (groups > MOST_GROUPS_OF_A_LINE) {
      throw wrongCount();
    }
    throw characters == LINE_LENGTH ? brokenCell() : wrongLength();
  }

  /** Returns the sets of digits with what each cell is: given, placed or open. */
  private int[] settled(int[] sets) {
    int[] cells = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      cells[cell] = sets[cell] | status(sets, cell);
    }
    if (hasMarks) {
      requireAgreement(cells);
    }
    return cells;
  }

  private int status(int[] sets, int cell) {
    return switch (hasMarks ? markOf(cell) : UNMARKED) {
      case GIVEN -> CandidateSets.GIVEN | CandidateSets.FILLED;
      case PLACED -> CandidateSets.FILLED;
      case OPEN -> 0;
      default -> isSettled(sets, cell) ? CandidateSets.GIVEN | CandidateSets.FILLED : 0;
    };
  }

  /** Returns whether the cell has one digit, and no peer has it: without a mark, it is given. */
  static boolean isSettled(int[] sets, int cell) {
    int others = 0;
    for (int peer : Geometry.PEERS[cell]) {
      others |= sets[peer];
    }
    return Integer.bitCount(sets[cell]) == 1 && (sets[cell] & others) == 0;
  }

  /** Refuses an open cell that allows the digit of a filled one, which it may be by marks alone. */
  private void requireAgreement(int[] cells) {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      for (int peer : Geometry.PEERS[cell]) {
        boolean isFilled = (cells[cell] & CandidateSets.FILLED) != 0;
        boolean isOpen = (cells[peer] & CandidateSets.FILLED) == 0;
        if (isFilled && isOpen && (cells[cell] & cells[peer]) != 0) {
          throw fault(
              bounds[2 * peer], "expected digits that " + CandidateSets.name(cell) + " leaves");
        }
      }
    }
  }

  private boolean hasWholeCells() {
    return firstBrokenGroup() == groups;
  }

  /** Returns the first group that is no whole number of cells of nine characters. */
  private int firstBrokenGroup() {
    int group = 0;
    while (group < groups && length(group) % Geometry.SIZE == 0) {
      group++;
    }
    return group;
  }

  private int length(int group) {
    return bounds[2 * group + 1] - bounds[2 * group];
  }

  /** Finds the runs of digits, dots and zeros. */
  private void findGroups() {
    boolean inBorder = false;
    boolean inGroup = false;
    for (int i = 0; i < text.length(); i++) {
      if (i == 0 || CellText.isLineEnd(text.charAt(i - 1))) {
        inBorder = isBorderLine(i);
      }
      boolean isCell = !inBorder && isCell(text.charAt(i));
      if (isCell && !inGroup) {
        bounds[2 * groups++] = i;
        hasMarks |= i > 0 && isMark(i - 1);
      }
      if (isCell) {
        bounds[2 * groups - 1] = i + 1;
        characters++;
      }
      inGroup = isCell;
    }
    hasMarks &= groups == Geometry.CELLS;
  }

  /** Returns whether a character is a mark: a cell follows, and what stands before is apart. */
  private boolean isMark(int index) {
    char c = text.charAt(index);
    return (c == GIVEN || c == PLACED || c == OPEN)
        && index + 1 < text.length()
        && isCell(text.charAt(index + 1))
        && (index == 0 || isSeparator(text.charAt(index - 1)));
  }

  private char markOf(int cell) {
    int start = bounds[2 * cell];
    return start > 0 && isMark(start - 1) ? text.charAt(start - 1) : UNMARKED;
  }

  private static boolean isCell(char c) {
    return c == NONE || c >= '0' && c <= '9';
  }

  /** Returns whether the line from {@code start} on draws a border: a dash and no digit. */
  private boolean isBorderLine(int start) {
    boolean hasDash = false;
    for (int i = start; i < text.length() && !CellText.isLineEnd(text.charAt(i)); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        return false;
      }
      hasDash |= BORDERS.indexOf(c) >= 0;
    }
    return hasDash;
  }

  /** Reads 729 characters, the digit {@code d} at the place {@code d} of its nine. */
  private int[] lineSets() {
    int[] sets = new int[Geometry.CELLS];
    int place = 0;
    for (int group = 0; group < groups; group++) {
      for (int i = bounds[2 * group]; i < bounds[2 * group + 1]; i++, place++) {
        int digit = place % Geometry.SIZE + 1;
        char c = text.charAt(i);
        if (c == '0' + digit) {
          sets[place / Geometry.SIZE] |= DigitSet.bit(digit);
        } else if (c != NONE && c != '0') {
          throw fault(i, "expected " + digit + ", or one of . 0 where it is not possible");
        }
      }
    }
    checkSeparators();
    return sets;
  }

  private int[] pictureSets() {
    checkSeparators();
    int[] sets = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      checkMark(cell);
      for (int i = bounds[2 * cell]; i < bounds[2 * cell + 1]; i++) {
        int bit = DigitSet.bit(text.charAt(i) - '0') & DigitSet.ALL_DIGITS;
        boolean isDigit = text.charAt(i) != NONE && bit != 0;
        if (isDigit && (sets[cell] & bit) != 0) {
          throw fault(i, "expected each digit once in a cell");
        }
        sets[cell] |= isDigit ? bit : 0;
      }
    }
    return sets;
  }

  /** Refuses a mark of a filled cell before anything but one digit. */
  private void checkMark(int cell) {
    int start = bounds[2 * cell];
    char mark = markOf(cell);
    boolean isOneDigit = length(cell) == 1 && text.charAt(start) > '0';
    if ((mark == GIVEN || mark == PLACED) && !isOneDigit) {
      throw fault(start, "expected one digit behind '" + mark + "'");
    }
  }

  /** Checks all that is neither cell nor border. */
  private void checkSeparators() {
    boolean inBorder = false;
    for (int i = 0; i < text.length(); i++) {
      if (i == 0 || CellText.isLineEnd(text.charAt(i - 1))) {
        inBorder = isBorderLine(i);
      }
      char c = text.charAt(i);
      boolean isKnown = isCell(c) || isSeparator(c) || (hasMarks && isMark(i));
      if (!inBorder && !isKnown) {
        throw fault(i, "expected digits, or one of . 0 for none");
      }
    }
  }

  private static boolean isSeparator(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || SEPARATORS.indexOf(c) >= 0
        || c >= FIRST_BOX_DRAWING && c <= LAST_BOX_DRAWING;
  }

  private BoardFormatException fault(int index, String expected) {
    return new BoardFormatException(
        TextFault.place(text, index)
            + " is "
            + Quoted.show(Character.codePointAt(text, index))
            + "; "
            + expected,
        index);
  }

  private BoardFormatException wrongCount() {
    boolean tooFew = groups < Geometry.CELLS;
    int index = tooFew ? text.length() : bounds[2 * Geometry.CELLS];
    return new BoardFormatException(
        "found "
            + groups
            + " groups of digits; expected 81: "
            + (tooFew ? "the text ends at " : "the first one too many is ")
            + TextFault.place(text, index),
        index);
  }

  private BoardFormatException brokenCell() {
    int group = firstBrokenGroup();
    int index = bounds[2 * group];
    return new BoardFormatException(
        "found a group of "
            + length(group)
            + " characters; expected nine for each cell: it begins at "
            + TextFault.place(text, index),
        index);
  }

  private BoardFormatException wrongLength() {
    return new BoardFormatException(
        "found "
            + characters
            + " characters for digits; expected 729, nine for each cell, or 81: the text ends at "
            + TextFault.place(text, text.length()),
        text.length());
  }
}
