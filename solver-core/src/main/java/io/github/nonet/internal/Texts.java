package io.github.nonet.internal;

import java.util.Collections;
import java.util.function.UnaryOperator;

/** What API level 26 of Android lacks about texts, and templates. */
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

  /** Returns the template with each name in braces replaced by its words. */
  public static String fill(String template, UnaryOperator<String> words) {
    StringBuilder text = new StringBuilder();
    int done = 0;
    for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', done)) {
      int close = template.indexOf('}', open);
      text.append(template, done, open);
      text.append(words.apply(template.substring(open + 1, close)));
      done = close + 1;
    }
    return text.append(template, done, template.length()).toString();
  }
}
