package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.StreamFields;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectInputStream.GetField;
import java.util.Objects;

/**
 * Thrown when a search needs more than its {@link SearchLimit} allows.
 *
 * @since 1.0.0
 */
public final class SearchLimitExceededException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /*
   * The limit is kept as its two numbers, which a stream can hold and readObject can check. No field
   * is final: a stream sets them after a check. Until then they are 0, which is also a limit.
   */

  /** Guesses made until the search was given up. */
  private long guesses;

  /** The limit: at most this many guesses. */
  private long maxGuesses;

  /** The limit on time, in nanoseconds. */
  private long maxNanos;

  /**
   * Makes an exception.
   *
   * @param limit the limit of the search
   * @param guesses the number of guesses that the search had made, 0 or more
   * @throws IllegalArgumentException if {@code guesses} is negative
   */
  public SearchLimitExceededException(SearchLimit limit, long guesses) {
    super(
        "the search was given up after "
            + Arguments.count(guesses, "guess", "guesses")
            + "; its limit was "
            + Objects.requireNonNull(limit, "limit"));
    this.guesses = Arguments.requireNotNegative("guesses", guesses);
    this.maxGuesses = limit.maxGuesses;
    this.maxNanos = limit.maxNanos;
  }

  /** {@return the number of guesses that the search had made} */
  public long guesses() {
    return guesses;
  }

  /** {@return the limit of the search} */
  public SearchLimit limit() {
    return SearchLimit.of(maxGuesses, maxNanos);
  }

  /**
   * Reads the numbers and refuses those that no exception has.
   *
   * @param in the stream
   * @throws IOException if a number is negative or the stream fails
   * @throws ClassNotFoundException if the stream names a class that is not there
   */
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    GetField fields = in.readFields();
    guesses = StreamFields.requireNotNegative(fields, "guesses");
    maxGuesses = StreamFields.requireNotNegative(fields, "maxGuesses");
    maxNanos = StreamFields.requireNotNegative(fields, "maxNanos");
  }
}
