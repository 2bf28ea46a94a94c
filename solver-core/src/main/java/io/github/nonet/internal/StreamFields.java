package io.github.nonet.internal;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream.GetField;

/** Checks of the fields that a stream of serialized objects holds: anybody may have written it. */
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

  private static long require(String name, long value) throws InvalidObjectException {
    if (value < 0) {
      throw new InvalidObjectException(name + " is " + value + "; expected 0 or more");
    }
    return value;
  }
}
