package io.github.nonet.internal.text;

import static io.github.nonet.internal.text.Alphabet.MARKS;

import io.github.nonet.internal.Geometry;

/** The groups in a text of candidates: runs of digits, dots and zeros, with marks before them. */
final class DigitGroups {
  private static final String BORDERS = "-=\u2500\u2501\u2550";

  private static final String FLAGS = "*#-";

  private final CharSequence text;

  /** The offset of the first character of each group, followed by the offset after its last. */
  private final int[] bounds;

  private int count;
  private int characters;
  private boolean hasMarks;

  DigitGroups(CharSequence text) {
    this.text = text;
    this.bounds = new int[2 * text.length() + 2];
    find();
  }

  private void find() {
    boolean inBorder = false;
    boolean inGroup = false;
    for (int i = 0; i < text.length(); i++) {
      inBorder = isLineStart(i) ? isBorderLine(i) : inBorder;
      boolean isCell = !inBorder && MARKS.isCell(text.charAt(i));
      if (isCell && !inGroup) {
        bounds[2 * count++] = i;
        hasMarks |= i > 0 && isMark(i - 1);
      }
      if (isCell) {
        bounds[2 * count - 1] = i + 1;
        characters++;
      }
      inGroup = isCell;
    }
    hasMarks &= count == Geometry.CELLS;
  }

  private boolean isLineStart(int index) {
    return index == 0 || Alphabet.isLineEnd(text.charAt(index - 1));
  }

  /** Returns whether the line from {@code start} draws a border: it has a dash and no digit. */
  private boolean isBorderLine(int start) {
    boolean hasDash = false;
    for (int i = start; i < text.length() && !Alphabet.isLineEnd(text.charAt(i)); i++) {
      char c = text.charAt(i);
      if (c != CellMarks.NONE && MARKS.isCell(c)) {
        return false;
      }
      hasDash = hasDash || BORDERS.indexOf(c) >= 0;
    }
    return hasDash;
  }

  /**
   * Returns whether a character is a mark: a cell follows, and no cell comes directly before it.
   */
  private boolean isMark(int index) {
    return CellMarks.isMark(text.charAt(index))
        && index + 1 < text.length()
        && MARKS.isCell(text.charAt(index + 1))
        && (index == 0 || MARKS.isSeparator(text.charAt(index - 1)));
  }

  /**
   * Returns whether a character is a flag of a group, with which forums show the candidates of a
   * step: it comes before the digits and means nothing for the state.
   */
  private boolean isFlag(int index) {
    return count == Geometry.CELLS
        && FLAGS.indexOf(text.charAt(index)) >= 0
        && index + 1 < text.length()
        && MARKS.isCell(text.charAt(index + 1));
  }

  int count() {
    return count;
  }

  int characters() {
    return characters;
  }

  /** Returns whether there is a group for each cell, and a mark before at least one of them. */
  boolean hasMarks() {
    return hasMarks;
  }

  int start(int group) {
    return bounds[2 * group];
  }

  int end(int group) {
    return bounds[2 * group + 1];
  }

  int length(int group) {
    return end(group) - start(group);
  }

  /** Returns the mark before a group, or UNMARKED. */
  char mark(int group) {
    int start = start(group);
    boolean isMarked = hasMarks && start > 0 && isMark(start - 1);
    return isMarked ? text.charAt(start - 1) : CellMarks.UNMARKED;
  }

  /**
   * Returns the first group whose length is not a multiple of nine characters, or the number of
   * groups.
   */
  int firstBroken() {
    int group = 0;
    while (group < count && length(group) % Geometry.SIZE == 0) {
      group++;
    }
    return group;
  }

  /** Checks all characters outside groups and borders. */
  void checkSeparators() throws TextFaultException {
    boolean inBorder = false;
    for (int i = 0; i < text.length(); i++) {
      inBorder = isLineStart(i) ? isBorderLine(i) : inBorder;
      char c = text.charAt(i);
      boolean isKnown =
          MARKS.isCell(c) || MARKS.isSeparator(c) || (hasMarks && isMark(i)) || isFlag(i);
      if (!inBorder && !isKnown) {
        throw new TextFaultException(
            TextFault.found(text, i, "digits, or one of " + MARKS.emptyCells() + " for none"));
      }
    }
  }
}
