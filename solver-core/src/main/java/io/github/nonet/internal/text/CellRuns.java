package io.github.nonet.internal.text;

import io.github.nonet.internal.Geometry;
import java.util.ArrayList;
import java.util.List;

/** Finds boards that are a part of a line: 81 cells side by side, with words around them. */
public final class CellRuns {
  private static final String DIGITS = "123456789";
  private static final Alphabet[] ALPHABETS = {
    Alphabet.BOARD, new Alphabet(DIGITS, "-", ""), new Alphabet(DIGITS, "x", "")
  };

  private static final int HEX = 16;

  private CellRuns() {}

  /** Returns the index at which each board starts. */
  public static List<Integer> of(String text) {
    for (Alphabet alphabet : ALPHABETS) {
      List<Integer> starts = of(text, alphabet);
      if (!starts.isEmpty()) {
        return starts;
      }
    }
    return List.of();
  }

  private static List<Integer> of(String text, Alphabet alphabet) {
    List<Integer> starts = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      int end = alphabet.endOfCells(text, i, text.length());
      boolean isApart =
          (i == 0 || !Character.isLetterOrDigit(text.charAt(i - 1)))
              && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)));
      if (end - i == Geometry.CELLS && isApart) {
        starts.add(i);
      }
      i = end;
    }
    return starts;
  }

  /** Returns whether a text is an address. */
  public static boolean isAddress(String text) {
    return text.startsWith("http://") || text.startsWith("https://");
  }

  /** Decodes percent-encoded characters in an address; returns any other text unchanged. */
  public static String decoded(String text) {
    if (!isAddress(text)) {
      return text;
    }
    StringBuilder decoded = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      boolean isNumber = text.charAt(i) == '%' && i + 2 < text.length();
      int high = isNumber ? Character.digit(text.charAt(i + 1), HEX) : -1;
      int low = isNumber ? Character.digit(text.charAt(i + 2), HEX) : -1;
      boolean isAscii = high >= 2 && high < HEX / 2 && low >= 0;
      decoded.append(isAscii ? (char) (HEX * high + low) : text.charAt(i));
      i += isAscii ? 2 : 0;
    }
    return decoded.toString();
  }
}
