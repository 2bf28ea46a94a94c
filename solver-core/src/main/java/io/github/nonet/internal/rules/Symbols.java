package io.github.nonet.internal.rules;

/**
 * The characters of values.
 *
 * <pre>
 *   value      0  1 ...  9  10 ... 25
 *   character  .  1 ...  9   A ...  P
 * </pre>
 */
public final class Symbols {
  public static final char EMPTY = '.';

  private static final String WRITTEN = ".123456789ABCDEFGHIJKLMNOP";

  private Symbols() {}

  /** Returns the character of a value, or of an empty cell. */
  public static char of(int value) {
    return WRITTEN.charAt(value);
  }

  /** Returns the character of a value as a text. */
  public static String text(int value) {
    return String.valueOf(of(value));
  }

  /** Returns the value of a character, 0 for an empty cell, or -1 if it is not a value. */
  public static int valueOf(char c) {
    return WRITTEN.indexOf(c);
  }
}
