package io.github.nonet.variant;

/**
 * The characters of values.
 *
 * <pre>
 *   value      0  1 ...  9  10 ... 25
 *   character  .  1 ...  9   A ...  P
 * </pre>
 */
final class Symbols {
  static final char EMPTY = '.';

  private static final String WRITTEN = ".123456789ABCDEFGHIJKLMNOP";

  private Symbols() {}

  /** Returns the character of a value, or of an empty cell. */
  static char of(int value) {
    return WRITTEN.charAt(value);
  }

  /** Returns the value of a character, 0 for that of an empty cell, or -1 if there is none. */
  static int valueOf(char c) {
    return WRITTEN.indexOf(c);
  }
}
