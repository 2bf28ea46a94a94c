package org.teavm.classlib.java.util.regex;

import io.github.nonet.playground.RegExp;
import org.teavm.jso.JSObject;

/** {@code Matcher} by the regular expressions of the browser. */
public final class TMatcher implements TMatchResult {
  private final String source;
  private final String flags;
  private final String text;
  private JSObject match;
  private int from;
  private int appended;

  TMatcher(TPattern pattern, String text) {
    this.source = pattern.source;
    this.flags = pattern.flags;
    this.text = text;
  }

  public boolean find() {
    if (from > text.length()) {
      return false;
    }
    match = RegExp.exec(source, flags, text, from);
    if (!RegExp.isMatch(match)) {
      return false;
    }
    from = end() == start() ? end() + 1 : end();
    return true;
  }

  public boolean matches() {
    match = RegExp.exec("^(?:" + source + ")$", flags, text, 0);
    return RegExp.isMatch(match);
  }

  public boolean lookingAt() {
    match = RegExp.exec("^(?:" + source + ")", flags, text, 0);
    return RegExp.isMatch(match);
  }

  @Override
  public int start() {
    return RegExp.start(required());
  }

  @Override
  public int end() {
    return start() + group().length();
  }

  @Override
  public String group() {
    return group(0);
  }

  @Override
  public String group(int group) {
    return RegExp.has(required(), group) ? RegExp.group(match, group) : null;
  }

  @Override
  public int groupCount() {
    return RegExp.groupCount(required());
  }

  private JSObject required() {
    if (!RegExp.isMatch(match)) {
      throw new IllegalStateException("no match");
    }
    return match;
  }

  @Override
  public int start(int group) {
    return place(group, start());
  }

  @Override
  public int end(int group) {
    return place(group, end());
  }

  private static int place(int group, int place) {
    if (group != 0) {
      throw new UnsupportedOperationException("places of groups");
    }
    return place;
  }

  public String replaceAll(String replacement) {
    StringBuffer result = new StringBuffer();
    while (find()) {
      appendReplacement(result, replacement);
    }
    return appendTail(result).toString();
  }

  /** Appends the text up to the match, and the replacement, where {@code $1} is a group. */
  public TMatcher appendReplacement(StringBuffer result, String replacement) {
    result.append(text, appended, start());
    for (int at = 0; at < replacement.length(); at++) {
      char c = replacement.charAt(at);
      if (c == '$') {
        result.append(group(replacement.charAt(++at) - '0'));
      } else {
        result.append(c == '\\' ? replacement.charAt(++at) : c);
      }
    }
    appended = end();
    return this;
  }

  public StringBuffer appendTail(StringBuffer result) {
    return result.append(text, appended, text.length());
  }

  public static String quoteReplacement(String text) {
    StringBuilder quoted = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      quoted.append(c == '$' || c == '\\' ? "\\" : "").append(c);
    }
    return quoted.toString();
  }
}
