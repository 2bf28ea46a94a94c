package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.StreamFields;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Objects;

/**
 * Thrown promptly when the thread of a search is interrupted, or was interrupted before the search
 * started. The thread's interrupt status stays set, and the search itself is intact: it can
 * continue once the status is cleared. For many puzzles at once there is {@link
 * io.github.nonet.bulk.BulkInterruptedException}.
 *
 * @implNote A search checks the interrupt status about once a millisecond. On a machine that is not
 *     overloaded it stops within 10 ms, with two exceptions. While classes are loaded, in the first
 *     calls of a program, {@link Algorithm#VECTOR} may take some tenths of a second. In grids with
 *     cages and more than 16 values it may take 30 ms when clause learning starts.
 * @since 1.0.0
 */
public class SearchInterruptedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Guesses made until the thread was interrupted. Not final: a stream sets it after a check. */
  private long guesses;

  /**
   * Makes an exception.
   *
   * @param guesses the number of guesses that the search had made, 0 or more
   * @throws IllegalArgumentException if {@code guesses} is negative
   */
  public SearchInterruptedException(long guesses) {
    super("the thread was interrupted after " + Arguments.count(guesses, "guess", "guesses"));
    this.guesses = Arguments.requireNotNegative("guesses", guesses);
  }

  /**
   * Makes an exception for a longer task, whose search was interrupted.
   *
   * @param message the progress of the task
   * @param cause the exception that ended the search, which has the number of its guesses
   */
  protected SearchInterruptedException(String message, SearchInterruptedException cause) {
    super(message, Objects.requireNonNull(cause, "cause"));
    guesses = cause.guesses;
  }

  /** {@return the number of guesses that the search had made} */
  public long guesses() {
    return guesses;
  }

  /**
   * Reads the numbers and refuses those that no exception has.
   *
   * @param in the stream
   * @throws IOException if a number is negative or the stream fails
   * @throws ClassNotFoundException if the stream names a class that is not there
   */
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    guesses = StreamFields.requireNotNegative(in.readFields(), "guesses");
  }
}
