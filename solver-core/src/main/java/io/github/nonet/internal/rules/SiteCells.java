package io.github.nonet.internal.rules;

import io.github.nonet.TextFormatException;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the cells of an address of puzz.link, and finds the link in an address of Nonet's own page.
 */
public final class SiteCells {
  /*
   * .../p?sudoku/9/9/l768g3-10: columns and rows, then the cells: a digit or a letter up to f is a
   * number, - precedes a number of two such signs, and g to z mean 1 to 20 empty cells.
   */
  private static final Pattern PUZZ_LINK =
      Pattern.compile(
          "https?://[^?\\s]{1,80}\\?sudoku(?:_edit)?/(\\d{1,2})/(\\d{1,2})/([-0-9a-z]*)");

  private static final Pattern PAGE =
      Pattern.compile("https?://[^\\s#?]{1,200}[^\\s]{0,200}?[#&?]g=(~[-\\w~]+)");

  private static final int HEX = 16;

  private SiteCells() {}

  /** Returns the link text in an address of the page; empty if there is none. */
  public static String linkText(String address) {
    Matcher page = PAGE.matcher(address);
    return page.lookingAt() ? page.group(1) : "";
  }

  /** Returns the numbers in the cells of a square, 0 for none. */
  public static int[] puzzLink(String address) {
    Matcher link = PUZZ_LINK.matcher(address);
    if (!link.lookingAt() || !link.group(1).equals(link.group(2))) {
      throw new TextFormatException(
          "this is a link of puzz.link to another puzzle, which Nonet does not read", 0);
    }
    int size = Integer.parseInt(link.group(1));
    int[] cells = new int[size * size];
    String code = link.group(3);
    int cell = 0;
    for (int i = 0; i < code.length() && cell <= cells.length; i++) {
      char c = code.charAt(i);
      int digits = c == '-' ? Math.min(2, code.length() - i - 1) : 1;
      String number = c == '-' ? code.substring(i + 1, i + 1 + digits) : String.valueOf(c);
      if (c > 'f') {
        cell += c - 'f';
      } else if (cell < cells.length && number.matches("[0-9a-f]{1,2}")) {
        cells[cell++] = Integer.parseInt(number, HEX);
      } else {
        cell = cells.length + 1;
      }
      i += c == '-' ? digits : 0;
    }
    if (cell != cells.length || Arrays.stream(cells).anyMatch(value -> value > size)) {
      throw new TextFormatException(
          "the cells of the link of puzz.link do not fill " + size + " rows of " + size, 0);
    }
    return cells;
  }
}
