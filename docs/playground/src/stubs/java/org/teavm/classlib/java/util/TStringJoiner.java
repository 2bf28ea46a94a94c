package org.teavm.classlib.java.util;

/** What TeaVM lacks: texts with a separator between them, a prefix and a suffix. */
public final class TStringJoiner {
  private final String separator;
  private final String prefix;
  private final String suffix;
  private final StringBuilder joined = new StringBuilder();
  private boolean isEmpty = true;

  public TStringJoiner(CharSequence separator) {
    this(separator, "", "");
  }

  public TStringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
    this.separator = separator.toString();
    this.prefix = prefix.toString();
    this.suffix = suffix.toString();
  }

  public TStringJoiner add(CharSequence text) {
    joined.append(isEmpty ? "" : separator).append(text);
    isEmpty = false;
    return this;
  }

  @Override
  public String toString() {
    return prefix + joined + suffix;
  }
}
