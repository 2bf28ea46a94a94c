package io.github.nonet.internal.rules;

import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.language.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The characters of a text that may be cells, and the fields that they form between blanks and
 * other separators.
 */
public final class CellText {
  private static final String SEPARATORS = ",;[]|+=\"";
  private static final String LINES = "-+=|:'";
  private static final char FIRST_BOX_DRAWING = '\u2500';
  private static final char LAST_BOX_DRAWING = '\u257f';
  private static final char BYTE_ORDER_MARK = '\ufeff';

  private final CharSequence text;
  private final List<Integer> indices = new ArrayList<>();

  /** The start of each field, and the end of the last one, as positions in {@link #indices}. */
  private final List<Integer> starts = new ArrayList<>();

  /** For each line that is not blank, whether it is a line of dashes. */
  private final List<Boolean> lines = new ArrayList<>();

  private boolean hasBorder;
  private int brokenBorder = -1;

  private CellText(CharSequence text) {
    this.text = text;
  }

  /** Returns the characters and fields of the text. */
  public static CellText of(CharSequence text) {
    CellText scan = new CellText(EmptySigns.asDots(text.toString()));
    scan.scan();
    return scan;
  }

  private void scan() {
    boolean inField = false;
    boolean inBorder = false;
    for (int i = 0; i < text.length(); i++) {
      if (i == 0 || isLineEnd(text.charAt(i - 1))) {
        inBorder = isBorder(i);
        addLine(i, inBorder);
      }
      boolean isSkipped = inBorder || isSeparator(text.charAt(i)) || isMark(i);
      if (!isSkipped) {
        if (!inField) {
          starts.add(indices.size());
        }
        indices.add(i);
      }
      inField = !isSkipped;
    }
  }

  private boolean isMark(int index) {
    return index == 0 && text.charAt(0) == BYTE_ORDER_MARK;
  }

  /** Returns whether the line from {@code start} has dashes and consists only of lines. */
  private boolean isBorder(int start) {
    boolean hasDash = false;
    for (int i = start; i < text.length() && !isLineEnd(text.charAt(i)); i++) {
      char c = text.charAt(i);
      if (LINES.indexOf(c) < 0 && !isSeparator(c)) {
        return false;
      }
      hasDash |= c == '-';
    }
    return hasDash;
  }

  private void addLine(int start, boolean isBorder) {
    int end = start;
    while (end < text.length() && !isLineEnd(text.charAt(end))) {
      end++;
    }
    String line = Texts.strip(text.subSequence(start, end).toString());
    if (!line.isEmpty()) {
      lines.add(isBorder);
      hasBorder |= isBorder;
    }
    if (isBorder && line.contains("  ") && brokenBorder < 0) {
      brokenBorder = start;
    }
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  private static boolean isSeparator(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || SEPARATORS.indexOf(c) >= 0
        || (c >= FIRST_BOX_DRAWING && c <= LAST_BOX_DRAWING);
  }

  /**
   * Returns the number of rows of cells between the lines of dashes, or 0 if there are no such
   * lines or the numbers differ.
   */
  int rowsBetweenBorders() {
    int rows = 0;
    int between = 0;
    boolean isEven = hasBorder;
    for (Boolean isBorder : lines) {
      if (!isBorder) {
        between++;
      } else if (between > 0) {
        isEven &= rows == 0 || rows == between;
        rows = between;
        between = 0;
      }
    }
    isEven &= between == 0 || between == rows;
    return isEven ? rows : 0;
  }

  /** Returns the index at which a line of dashes has a gap that is not a corner, or -1. */
  int indexOfBrokenBorder() {
    return brokenBorder;
  }

  /** Returns whether there is a line of dashes. */
  boolean hasBorder() {
    return hasBorder;
  }

  int length() {
    return text.length();
  }

  /** Returns the number of characters that may be cells. */
  int characters() {
    return indices.size();
  }

  /** Returns one of these characters. */
  char character(int number) {
    return text.charAt(indices.get(number));
  }

  /** Returns the number of the first character that meets the predicate, or -1. */
  int find(IntPredicate predicate) {
    for (int number = 0; number < indices.size(); number++) {
      if (predicate.test(character(number))) {
        return number;
      }
    }
    return -1;
  }

  int count(IntPredicate predicate) {
    int count = 0;
    for (int number = 0; number < indices.size(); number++) {
      count += predicate.test(character(number)) ? 1 : 0;
    }
    return count;
  }

  /** Returns the index of a character in the text. */
  int index(int number) {
    return indices.get(number);
  }

  int fields() {
    return starts.size();
  }

  /** Returns a field as it is written in the text. */
  String field(int number) {
    int start = starts.get(number);
    int end = number + 1 < starts.size() ? starts.get(number + 1) : indices.size();
    return text.subSequence(indices.get(start), indices.get(end - 1) + 1).toString();
  }

  /** Returns the index of a field in the text. */
  int indexOfField(int number) {
    return indices.get(starts.get(number));
  }

  /** Returns whether there is a field of several characters. */
  boolean hasLongField() {
    return fields() < characters();
  }

  /** Returns the index of the first field of several characters. */
  int indexOfLongField() {
    int field = 0;
    while (field(field).length() == 1) {
      field++;
    }
    return indexOfField(field);
  }

  /** Returns the place of a character for people: its index from 0, its line and column from 1. */
  String place(int index) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < index; i++) {
      boolean isHalf =
          text.charAt(i) == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (isLineEnd(text.charAt(i)) && !isHalf) {
        line++;
        lineStart = i + 1;
      }
    }
    return "character "
        + (index + 1)
        + " (line "
        + line
        + ", column "
        + (index - lineStart + 1)
        + ")";
  }

  /** Returns a character of the text in quotes. */
  String shown(int index) {
    return Quoted.show(Character.codePointAt(text, index));
  }
}
