package io.github.nonet.generate;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.StreamFields;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Objects;

/**
 * Thrown when a generator has not found a puzzle with the requested properties within the allowed
 * {@linkplain PuzzleGenerator.Builder#maxAttempts effort}. This does not prove that there is none,
 * so request less or allow more attempts.
 *
 * @since 1.0.0
 */
public final class GenerationFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Attempts made. Not final: a stream sets it after a check. */
  private long attempts;

  /**
   * Makes an exception.
   *
   * @param request the request, in words
   * @param attempts the number of attempts made, 0 or more
   * @throws IllegalArgumentException if {@code attempts} is negative
   */
  public GenerationFailedException(String request, long attempts) {
    super(
        "no puzzle found in "
            + Arguments.count(attempts, "attempt", "attempts")
            + "; expected "
            + Objects.requireNonNull(request, "request"));
    this.attempts = Arguments.requireNotNegative("attempts", attempts);
  }

  /** {@return the number of attempts made} */
  public long attempts() {
    return attempts;
  }

  /**
   * Reads the numbers and refuses those that no exception has.
   *
   * @param in the stream
   * @throws IOException if a number is negative or the stream fails
   * @throws ClassNotFoundException if the stream names a class that is not there
   */
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    attempts = StreamFields.requireNotNegative(in.readFields(), "attempts");
  }
}
