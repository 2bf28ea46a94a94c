package io.github.nonet.text;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.StreamFields;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Objects;

/**
 * Thrown when a part of a text is not a puzzle. The message starts with the number of the line and
 * names what was found and what was expected.
 *
 * @since 1.0.0
 */
public final class PuzzleFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /**
   * The number of the line, from 1. It is not final, because deserialization sets it after a check.
   */
  private long line;

  /**
   * Makes an exception.
   *
   * @param line the number of the line with the fault, from 1
   * @param message the found and the expected text, without the line
   * @throws IllegalArgumentException if {@code line} is negative
   */
  public PuzzleFormatException(long line, String message) {
    super("line " + line + ": " + Objects.requireNonNull(message, "message"));
    this.line = Arguments.requireNotNegative("line", line);
  }

  /** {@return the number of the line with the fault, from 1} */
  public long line() {
    return line;
  }

  /**
   * Reads the line and refuses a number that no exception has.
   *
   * @param in the stream
   * @throws IOException if the line is negative or the stream fails
   * @throws ClassNotFoundException if the stream names a class that does not exist
   */
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    line = StreamFields.requireNotNegative(in.readFields(), "line");
  }
}
