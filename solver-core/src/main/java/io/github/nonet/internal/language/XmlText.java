package io.github.nonet.internal.language;

import java.util.Locale;

/** Which characters a document of XML 1.0 may hold, escaped or not. */
public final class XmlText {
  private static final char REPLACEMENT = '\uFFFD';

  private XmlText() {}

  /**
   * Returns the text.
   *
   * @param name the name of the text in the message
   * @throws IllegalArgumentException if it has a control character or half of a surrogate pair
   */
  public static String require(String name, String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (!isLegal(text.codePointAt(i))) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "%s has U+%04X at index %d; expected no control character and no lone surrogate",
                name,
                text.codePointAt(i),
                i));
      }
    }
    return text;
  }

  /** Returns whether the character is one of section 2.2 of XML 1.0. */
  public static boolean isLegal(int codePoint) {
    return codePoint >= ' '
        ? (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE)
            && codePoint != 0xFFFE
            && codePoint != 0xFFFF
        : codePoint == '\t' || codePoint == '\n' || codePoint == '\r';
  }

  /** Escapes what XML has a meaning for; what it cannot hold becomes a replacement character. */
  public static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (!isLegal(c)) {
                escaped.append(REPLACEMENT);
              } else if (c < ' ' || "<>&\"'".indexOf(c) >= 0) {
                escaped.append("&#").append(c).append(';');
              } else {
                escaped.appendCodePoint(c);
              }
            });
    return escaped.toString();
  }
}
