package org.teavm.classlib.java.util.regex;

import java.util.ArrayList;
import java.util.List;

/**
 * Implements {@code Pattern} by the regular expressions of the browser, in place of TeaVM's own.
 */
public final class TPattern {
  /** All of a pattern may heed the case again: older browsers do not know flags of a part. */
  private static final String SAME_CASE = "(?-i:";

  private static final String BLANKS = " \\t\\n\\v\\f\\r";

  /** The pattern as JavaScript writes it. */
  final String source;

  /** The flags of JavaScript: a dot matches line ends, too, and perhaps a letter its capital. */
  final String flags;

  private TPattern(String source, String flags) {
    this.source = source;
    this.flags = flags;
  }

  /** Flags in the pattern stand at its start, such as {@code (?is)}. */
  public static TPattern compile(String regex) {
    int end = regex.startsWith("(?i") || regex.startsWith("(?s") ? regex.indexOf(')') + 1 : 0;
    boolean isSameCase = regex.startsWith(SAME_CASE, end);
    boolean isAnyCase = !isSameCase && regex.substring(0, end).indexOf('i') >= 0;
    String pattern =
        isSameCase ? regex.substring(end).replace(SAME_CASE, "(?:") : regex.substring(end);
    return new TPattern(translated(pattern), isAnyCase ? "gsi" : "gs");
  }

  /*
   * Java's \s is ASCII, JavaScript's is not. Possessive quantifiers become greedy ones, which match
   * the same where what follows cannot begin with what is repeated.
   */
  private static String translated(String regex) {
    StringBuilder source = new StringBuilder();
    boolean isInClass = false;
    for (int at = 0; at < regex.length(); at++) {
      char c = regex.charAt(at);
      if (c == '\\') {
        String escape = regex.substring(at, ++at + 1);
        String blanks = isInClass ? BLANKS : '[' + BLANKS + ']';
        source.append(escape.equals("\\s") ? blanks : escape);
      } else if (isInClass || c != '+' || !isQuantifier(source)) {
        isInClass = c == '[' || isInClass && c != ']';
        source.append(c);
      }
    }
    return source.toString();
  }

  private static boolean isQuantifier(StringBuilder source) {
    char last = source.length() == 0 ? ' ' : source.charAt(source.length() - 1);
    boolean isEscaped = source.length() > 1 && source.charAt(source.length() - 2) == '\\';
    return !isEscaped && (last == '*' || last == '+' || last == '?' || last == '}');
  }

  public TMatcher matcher(CharSequence text) {
    return new TMatcher(this, text.toString());
  }

  public static boolean matches(String regex, CharSequence text) {
    return compile(regex).matcher(text).matches();
  }

  public String[] split(CharSequence text) {
    return split(text, 0);
  }

  public String[] split(CharSequence text, int limit) {
    List<String> parts = new ArrayList<>();
    TMatcher matcher = matcher(text);
    int from = 0;
    while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
      if (matcher.end() > 0) {
        parts.add(text.subSequence(from, matcher.start()).toString());
        from = matcher.end();
      }
    }
    parts.add(text.subSequence(from, text.length()).toString());
    while (limit == 0 && parts.size() > 1 && parts.get(parts.size() - 1).isEmpty()) {
      parts.remove(parts.size() - 1);
    }
    return parts.toArray(new String[0]);
  }
}
