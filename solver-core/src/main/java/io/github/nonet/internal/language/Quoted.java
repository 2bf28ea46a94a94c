package io.github.nonet.internal.language;

import java.util.Locale;

/** Shows characters of someone else's text in a message. */
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

  /** A longer message is cut: a log has lines. */
  private static final int LONGEST_MESSAGE = 400;

  private static final String CUT = " ...";

  private static final int LONGEST_NAME = 60;

  /** The types of characters that a name may not have: they are unseen, or no characters. */
  private static final int HIDDEN_TYPES =
      types(
          Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.SURROGATE,
          Character.UNASSIGNED);

  private Quoted() {}

  /*
   * A visible character here is one char, because it lies before the surrogates.
   * Character.toString(int) is not there where Java is compiled for a browser.
   */

  /** Returns the character in quotes, or its number if it is not visible on its own. */
  public static String show(int codePoint) {
    return isVisible(codePoint) ? "'" + (char) codePoint + "'" : number(codePoint);
  }

  /** Returns a text in quotes, cut if it is long. */
  public static String text(String text) {
    return "'"
        + (text.length() > LONGEST_NAME ? text.substring(0, LONGEST_NAME) + CUT : text)
        + "'";
  }

  /** Returns the character without quotes, or its number if it is not visible on its own. */
  public static String bare(int codePoint) {
    return isVisible(codePoint) ? String.valueOf((char) codePoint) : number(codePoint);
  }

  private static String number(int codePoint) {
    return String.format(Locale.ROOT, "U+%04X", codePoint);
  }

  /**
   * Returns the message as a line of a log can hold it: cut if it is long, and with the numbers of
   * characters that cannot be seen in their places.
   */
  public static String message(String message) {
    boolean isLong = message.length() > LONGEST_MESSAGE;
    String text = isLong ? message.substring(0, LONGEST_MESSAGE) : message;
    if (isLong || text.codePoints().anyMatch(Quoted::isHidden)) {
      StringBuilder shown = new StringBuilder();
      text.codePoints().forEach(c -> shown.append(isHidden(c) ? show(c) : seen(c)));
      isLong |= shown.length() > LONGEST_MESSAGE;
      text = isLong ? shown.substring(0, LONGEST_MESSAGE - CUT.length()) + CUT : shown.toString();
    }
    return text;
  }

  private static boolean isHidden(int codePoint) {
    return (HIDDEN_TYPES >>> Character.getType(codePoint) & 1) != 0;
  }

  private static String seen(int codePoint) {
    return new String(Character.toChars(codePoint));
  }

  /**
   * Checks a name that messages and sentences will hold.
   *
   * @param owner the thing with the name: {@code "a group"}
   * @throws IllegalArgumentException if it is blank, has more than 60 characters, or one that
   *     cannot be seen
   */
  public static String requireName(String owner, String name) {
    return require("name", owner, LONGEST_NAME, name);
  }

  /**
   * Checks a text that messages and sentences will hold.
   *
   * @param what the kind of text: {@code "name"}
   * @param owner the thing that has it: {@code "a group"}
   * @throws IllegalArgumentException if it is blank, too long, or has a character that cannot be
   *     seen
   */
  public static String require(String what, String owner, int longest, String text) {
    String title = "the " + what + " of " + owner;
    if (Texts.strip(text).isEmpty()) {
      throw new IllegalArgumentException(what + " is blank; expected " + title);
    }
    if (text.length() > longest) {
      throw new IllegalArgumentException(
          title + " has " + text.length() + " characters; expected 1 to " + longest);
    }
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (isHidden(text.codePointAt(i))) {
        throw new IllegalArgumentException(
            "character "
                + (i + 1)
                + " of "
                + title
                + " is "
                + show(text.codePointAt(i))
                + "; expected one that can be seen, or a blank");
      }
    }
    return text;
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
