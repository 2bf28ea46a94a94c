package io.github.nonet.internal.text;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Geometry;

/** The faults of texts that are not boards. */
final class BoardFaults {
  private static final String BLANK_IS_NO_CELL = " (a blank is not a cell)";

  private BoardFaults() {}

  static TextFault notACell(CharSequence text, int index) {
    String hint = text.charAt(index) == '-' ? " ('-' only draws border lines)" : "";
    String emptyCells = Alphabet.BOARD.emptyCells();
    return TextFault.found(
        text, index, "a digit, or one of " + emptyCells + " for an empty cell" + hint);
  }

  /**
   * Returns the fault of a text that ends too early.
   *
   * @param start the index at which the text starts
   */
  static TextFault tooFew(CharSequence text, int start, int found) {
    String blanks = found > 0 && hasBlankInside(text, start) ? BLANK_IS_NO_CELL : "";
    return TextFault.at(text, text.length(), count(found) + "the text ends at ", blanks);
  }

  static TextFault tooMany(CharSequence text, int index, int found) {
    return TextFault.at(text, index, count(found) + "the first one too many is ", "");
  }

  /** Returns the fault of a grid with the rules that follow its cells. */
  static TextFault otherRules(CharSequence text, int index) {
    return TextFault.at(
        text, index, "", " begins rules of another kind; expected a board (Grid.parse reads it)");
  }

  private static String count(int found) {
    int root = (int) Math.sqrt(found);
    boolean isSquare = root * root == found && root >= 4 && root <= 25 && found != Geometry.CELLS;
    String other = isSquare ? " (" + root + "x" + root + " grids are read by Grid.parse)" : "";
    return "found " + Arguments.count(found, "cell", "cells") + "; expected 81" + other + ": ";
  }

  /** Returns whether there are adjacent blanks, or a separator of fields, where cells could be. */
  private static boolean hasBlankInside(CharSequence text, int start) {
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isSecond = i > start && isBlank(c) && isBlank(text.charAt(i - 1));
      if (isSecond || FieldReader.isFieldSeparator(c)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBlank(char c) {
    return Character.isSpaceChar(c);
  }
}
