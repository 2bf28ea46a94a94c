package io.github.nonet.internal;

/** Checks of arguments that the JDK has no method for. */
public final class Arguments {
  private Arguments() {}

  /**
   * Returns the value.
   *
   * @throws IllegalArgumentException if it is negative; the message names it
   */
  public static long requireNotNegative(String name, long value) {
    if (value < 0) {
      throw new IllegalArgumentException(name + " is " + value + "; expected 0 or more");
    }
    return value;
  }
}
