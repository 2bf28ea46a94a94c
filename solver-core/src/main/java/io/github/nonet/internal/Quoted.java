package io.github.nonet.internal;

import java.util.Locale;

/** Shows characters of somebody else's text in a message. */
public final class Quoted {
  /*
   * A message ends up in a log. A character that changes the direction of the text, that cannot be
   * seen, or that joins the one before would make the rest of the line hard to read.
   */

  /** The types of characters that are visible on their own. */
  private static final int VISIBLE_TYPES =
      types(
          Character.UPPERCASE_LETTER,
          Character.LOWERCASE_LETTER,
          Character.TITLECASE_LETTER,
          Character.MODIFIER_LETTER,
          Character.OTHER_LETTER,
          Character.DECIMAL_DIGIT_NUMBER,
          Character.LETTER_NUMBER,
          Character.OTHER_NUMBER,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.CONNECTOR_PUNCTUATION,
          Character.OTHER_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.MATH_SYMBOL,
          Character.CURRENCY_SYMBOL,
          Character.MODIFIER_SYMBOL,
          Character.OTHER_SYMBOL);

  /** Letters and symbols without ink: the Hangul fillers and the empty Braille cell. */
  private static final String WITHOUT_INK = "\u115f\u1160\u2800\u3164\uffa0";

  /** Characters from here on are surrogates, private ones, or such as few fonts have. */
  private static final int FIRST_RARE = 0xD800;

  private Quoted() {}

  /*
   * What is visible here is one char, because it lies before the surrogates. Character.toString(int)
   * is not there where Java is compiled for a browser.
   */

  /** Returns the character in quotes, or its number if it is not visible on its own. */
  public static String show(int codePoint) {
    return isVisible(codePoint)
        ? "'" + (char) codePoint + "'"
        : String.format(Locale.ROOT, "U+%04X", codePoint);
  }

  private static boolean isVisible(int codePoint) {
    return codePoint < FIRST_RARE
        && (VISIBLE_TYPES >>> Character.getType(codePoint) & 1) != 0
        && WITHOUT_INK.indexOf(codePoint) < 0;
  }

  private static int types(byte... types) {
    int set = 0;
    for (byte type : types) {
      set |= 1 << type;
    }
    return set;
  }
}
