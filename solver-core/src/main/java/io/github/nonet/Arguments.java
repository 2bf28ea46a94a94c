package io.github.nonet;

/** Checks of arguments that the JDK has no method for. */
final class Arguments {
  private Arguments() {}

  static long requireNotNegative(String name, long value) {
    if (value < 0) {
      throw new IllegalArgumentException(name + " is " + value + "; expected 0 or more");
    }
    return value;
  }
}
