package io.github.nonet.internal;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream.GetField;
import java.util.function.Supplier;

/** Checks what a stream of serialized objects holds, because anybody may have written it. */
public final class StreamFields {
  private StreamFields() {}

  /**
   * Returns the {@code long} field of this name.
   *
   * @throws InvalidObjectException if it is negative
   */
  public static long requireNotNegative(GetField fields, String name) throws IOException {
    return require(name, fields.get(name, 0L));
  }

  /**
   * Returns the {@code int} field of this name.
   *
   * @throws InvalidObjectException if it is negative
   */
  public static int requireNotNegativeInt(GetField fields, String name) throws IOException {
    return (int) require(name, fields.get(name, 0));
  }

  /**
   * Returns the value that is in a stream as its text.
   *
   * @param parse reads the text, which may be null in a forged stream
   * @throws InvalidObjectException if the text is refused, for the same reason
   */
  public static <T> T restored(Supplier<T> parse) throws InvalidObjectException {
    try {
      return parse.get();
    } catch (IllegalArgumentException | NullPointerException e) {
      InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
      invalid.initCause(e);
      throw invalid;
    }
  }

  private static long require(String name, long value) throws InvalidObjectException {
    if (value < 0) {
      throw new InvalidObjectException(name + " is " + value + "; expected 0 or more");
    }
    return value;
  }
}
