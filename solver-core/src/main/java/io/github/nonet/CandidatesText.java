package io.github.nonet;

import io.github.nonet.internal.DigitSet;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Quoted;
import io.github.nonet.internal.Texts;
import java.util.Arrays;
import java.util.Optional;

/**
 * Candidates as text: reads every form that {@link Candidates#parse} lists, writes the line and the
 * picture.
 */
final class CandidatesText {
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
  private static final char NONE = '.';

  private final CharSequence text;

  /** Offsets of the first character of each group and of the one after the last, in turn. */
  private final int[] bounds;

  private int groups;
  private int characters;

  private CandidatesText(CharSequence text) {
    this.text = text;
    this.bounds = new int[2 * text.length() + 2];
    findGroups();
  }

  /**
   * Returns for each cell the set of its digits; empty if the text is meant as a board, which is
   * read by other rules.
   */
  static Optional<int[]> marks(CharSequence text) {
    return text.length() == Geometry.CELLS ? Optional.empty() : new CandidatesText(text).marks();
  }

  private Optional<int[]> marks() {
    boolean isPicture = groups == Geometry.CELLS && characters > Geometry.CELLS;
    if (characters == LINE_LENGTH && hasWholeCells()) {
      return Optional.of(lineSets());
    }
    if (isPicture) {
      return Optional.of(pictureSets());
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
      }
      if (isCell) {
        bounds[2 * groups - 1] = i + 1;
        characters++;
      }
      inGroup = isCell;
    }
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

  /** Checks all that is neither cell nor border. */
  private void checkSeparators() {
    boolean inBorder = false;
    for (int i = 0; i < text.length(); i++) {
      if (i == 0 || CellText.isLineEnd(text.charAt(i - 1))) {
        inBorder = isBorderLine(i);
      }
      char c = text.charAt(i);
      if (!inBorder && !isCell(c) && !isSeparator(c)) {
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

  /** Returns the sets as 729 characters. */
  static String line(int[] sets) {
    StringBuilder line = new StringBuilder(LINE_LENGTH);
    for (int set : sets) {
      for (int digit = 1; digit <= Geometry.SIZE; digit++) {
        line.append((set & DigitSet.bit(digit)) == 0 ? NONE : (char) ('0' + digit));
      }
    }
    return line.toString();
  }

  /** Returns the sets as a picture. */
  static String grid(int[] sets) {
    String[] cells = Arrays.stream(sets).mapToObj(CandidatesText::group).toArray(String[]::new);
    int[] widths = widths(cells);
    String border = border(widths);
    StringBuilder grid = new StringBuilder();
    for (int row = 0; row < Geometry.SIZE; row++) {
      grid.append(row % Geometry.BOX_SIZE == 0 ? border + "\n" : "");
      for (int column = 0; column < Geometry.SIZE; column++) {
        String cell = cells[Geometry.cell(row, column)];
        grid.append(column % Geometry.BOX_SIZE == 0 ? "| " : "").append(cell);
        grid.append(Texts.repeat(" ", widths[column] - cell.length() + 1));
      }
      grid.append("|\n");
    }
    return grid.append(border).toString();
  }

  /** Returns the digits of a set, or a dot for the empty one. */
  private static String group(int set) {
    StringBuilder group = new StringBuilder();
    for (int digit : new DigitSet(set)) {
      group.append(digit);
    }
    return group.length() == 0 ? String.valueOf(NONE) : group.toString();
  }

  private static int[] widths(String[] cells) {
    int[] widths = new int[Geometry.SIZE];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int column = Geometry.column(cell);
      widths[column] = Math.max(widths[column], cells[cell].length());
    }
    return widths;
  }

  private static String border(int[] widths) {
    StringBuilder border = new StringBuilder("+");
    for (int column = 0; column < Geometry.SIZE; column += Geometry.BOX_SIZE) {
      int dashes = 1 + Geometry.BOX_SIZE;
      for (int i = 0; i < Geometry.BOX_SIZE; i++) {
        dashes += widths[column + i];
      }
      border.append(Texts.repeat("-", dashes)).append('+');
    }
    return border.toString();
  }
}
