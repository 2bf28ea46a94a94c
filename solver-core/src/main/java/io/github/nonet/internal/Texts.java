package io.github.nonet.internal;

import java.util.Collections;

/** What API level 26 of Android lacks about texts. */
public final class Texts {
  private Texts() {}

  /** Returns the text so many times. */
  public static String repeat(String text, int times) {
    return String.join("", Collections.nCopies(times, text));
  }

  /** Returns the text without white space at its ends. */
  public static String strip(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }
}
