package io.github.nonet;

import io.github.nonet.internal.Quoted;

/** What is wrong with a text that is not a board: the place, what was found, what was expected. */
final class TextFault {
  private static final String EXPECTED_CELL =
      "expected a digit, or one of . 0 * _ ? for an empty cell";

  private static final String BLANK_IS_NO_CELL = " (a blank is not a cell)";

  private TextFault() {}

  static BoardFormatException notACell(CharSequence text, int index) {
    int codePoint = Character.codePointAt(text, index);
    String message = place(text, index) + " is " + Quoted.show(codePoint) + "; " + EXPECTED_CELL;
    if (codePoint == '-') {
      message += " ('-' only draws border lines)";
    }
    return new BoardFormatException(message, index);
  }

  /**
   * Returns the fault of a text that ends too early.
   *
   * @param start where the text begins
   */
  static BoardFormatException tooFew(CharSequence text, int start, int found) {
    String blanks = found > 0 && hasBlankInside(text, start) ? BLANK_IS_NO_CELL : "";
    return wrongCount(text, text.length(), found, "the text ends at ", blanks);
  }

  static BoardFormatException tooMany(CharSequence text, int index, int found) {
    return wrongCount(text, index, found, "the first one too many is ", "");
  }

  private static BoardFormatException wrongCount(
      CharSequence text, int index, int found, String problem, String hint) {
    String cells = found == 1 ? " cell" : " cells";
    return new BoardFormatException(
        "found " + found + cells + "; expected 81: " + problem + place(text, index) + hint, index);
  }

  /** Returns whether blanks stand side by side, or a separator of fields, where cells could be. */
  private static boolean hasBlankInside(CharSequence text, int start) {
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isSecond = i > start && isBlank(c) && isBlank(text.charAt(i - 1));
      if (isSecond || c == '\t' || c == ',' || c == ';') {
        return true;
      }
    }
    return false;
  }

  private static boolean isBlank(char c) {
    return Character.isSpaceChar(c);
  }

  /** Returns where a character is: its index from 0, its line and its column from 1. */
  static String place(CharSequence text, int index) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < index; i++) {
      boolean crOfCrLf =
          text.charAt(i) == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (CellText.isLineEnd(text.charAt(i)) && !crOfCrLf) {
        line++;
        lineStart = i + 1;
      }
    }
    return "character " + index + " (line " + line + ", column " + (index - lineStart + 1) + ")";
  }
}
