package io.github.nonet.internal;

import io.github.nonet.TextFormatException;

/** Refusals in the words of all messages: what was found, and what was expected. */
public final class Refusal {
  private Refusal() {}

  public static IllegalArgumentException argument(String found, Object expected) {
    return new IllegalArgumentException(found + "; expected " + expected);
  }

  /** Returns the refusal of a range of numbers, or of one number that is both of its ends. */
  public static IllegalArgumentException range(String name, int min, int max, int least, int most) {
    String bounds = least + " to " + most;
    return min == max
        ? argument(name + " is " + min, bounds)
        : argument(name + " are " + min + " to " + max, "the lower number first, both " + bounds);
  }

  /** Returns the refusal of a text, for the place with this index. */
  public static TextFormatException text(String found, Object expected, int index) {
    return new TextFormatException(found + "; expected " + expected, index);
  }

  /** Returns the refusal of the character with this index. */
  public static TextFormatException character(int index, String found, Object expected) {
    return text("character " + (index + 1) + found, expected, index);
  }
}
