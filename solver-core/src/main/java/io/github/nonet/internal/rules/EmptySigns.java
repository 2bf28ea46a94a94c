package io.github.nonet.internal.rules;

/**
 * Finds the empty cells of a text that writes them as dashes or crosses, as a board may. In a text
 * with another sign for an empty cell, dashes are lines.
 */
final class EmptySigns {
  private static final char DASH = '-';
  private static final char CROSS = 'x';

  private static final String SIGNS = ".0*_?";

  private EmptySigns() {}

  /** Returns whether a character means an empty cell in any text. */
  static boolean isOne(char c) {
    return SIGNS.indexOf(c) >= 0;
  }

  /** Returns the text with a dot in place of each such cell. */
  static String asDots(String text) {
    boolean hasDigit = false;
    boolean hasDash = false;
    boolean hasCross = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isOne(c)) {
        return text;
      }
      hasDigit |= c >= '1' && c <= '9';
      hasDash |= c == DASH;
      hasCross |= Character.toLowerCase(c) == CROSS;
    }
    if (!hasDigit || hasDash == hasCross) {
      return text;
    }
    return hasDash ? dashesAsDots(text) : text.replace(CROSS, '.').replace('X', '.');
  }

  /** Replaces the dashes of rows, and of lines of dashes if these must also be rows. */
  private static String dashesAsDots(String text) {
    StringBuilder rows = new StringBuilder(text);
    StringBuilder all = new StringBuilder(text);
    int start = 0;
    while (start < text.length()) {
      int end = start;
      boolean isRow = false;
      boolean isLine = false;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        char c = text.charAt(end++);
        isRow |= Character.isLetterOrDigit(c);
        isLine |= c == '+';
      }
      for (int i = start; i < end; i++) {
        if (text.charAt(i) == DASH) {
          rows.setCharAt(i, isRow ? '.' : DASH);
          all.setCharAt(i, isRow || !isLine ? '.' : DASH);
        }
      }
      start = end + 1;
    }
    String ofRows = rows.toString();
    return !isSquare(ofRows) && isSquare(all.toString()) ? all.toString() : ofRows;
  }

  private static boolean isSquare(String text) {
    int cells = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      cells += c == '.' || Character.isLetterOrDigit(c) ? 1 : 0;
    }
    return LayoutPlan.sideOf(cells) > 0;
  }
}
