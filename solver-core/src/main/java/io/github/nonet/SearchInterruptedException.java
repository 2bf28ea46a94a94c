package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.StreamFields;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Objects;

/**
 * Thrown promptly when the thread of a search is interrupted, or was before it began. The thread's
 * interrupt status stays set, and the search itself is intact: once the status is cleared it can go
 * on. {@link io.github.nonet.bulk.BulkInterruptedException} is the one of many puzzles.
 *
 * @implNote A search looks at the interrupt status about once in a millisecond. On a machine that
 *     is not overloaded it leaves within 10 ms, with two exceptions. While classes are loaded, in
 *     the first calls of a program, {@link Algorithm#VECTOR} may take some tenths of a second. In
 *     grids with cages and more than 16 values it may take 30 ms where clause learning begins.
 * @since 1.0.0
 */
public class SearchInterruptedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Guesses made until the thread was interrupted. Not final: a stream sets it after a check. */
  private long guesses;

  /**
   * Makes an exception.
   *
   * @param guesses how many guesses the search had made, 0 or more
   * @throws IllegalArgumentException if {@code guesses} is negative
   */
  public SearchInterruptedException(long guesses) {
    super("the thread was interrupted after " + Arguments.count(guesses, "guess", "guesses"));
    this.guesses = Arguments.requireNotNegative("guesses", guesses);
  }

  /**
   * Makes an exception for a longer task, whose search was interrupted.
   *
   * @param message how far the task came
   * @param cause ended the search, and has the number of its guesses
   */
  protected SearchInterruptedException(String message, SearchInterruptedException cause) {
    super(message, Objects.requireNonNull(cause, "cause"));
    guesses = cause.guesses;
  }

  /** {@return how many guesses the search had made} */
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
