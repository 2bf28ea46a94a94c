package io.github.nonet.bulk;

import io.github.nonet.SearchInterruptedException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.StreamFields;
import java.io.IOException;
import java.io.ObjectInputStream;

/**
 * Thrown when the thread is interrupted before all puzzles are solved. The thread's interrupt
 * status stays set. The {@link #guesses} are those made for the next puzzle.
 *
 * @since 1.0.0
 */
public final class BulkInterruptedException extends SearchInterruptedException {
  private static final long serialVersionUID = 1L;

  /** Puzzles done until the thread was interrupted. Not final: a stream sets it after a check. */
  private int done;

  /**
   * Makes an exception.
   *
   * @param done the number of finished puzzles, counted from the first, 0 or more
   * @param count the number of puzzles
   * @param cause the exception that ended the search of the next puzzle
   * @throws IllegalArgumentException if {@code done} is negative
   */
  public BulkInterruptedException(int done, int count, SearchInterruptedException cause) {
    super(
        "the thread was interrupted after "
            + done
            + " of "
            + Arguments.count(count, "puzzle", "puzzles"),
        cause);
    this.done = (int) Arguments.requireNotNegative("done", done);
  }

  /** {@return the number of finished puzzles, counted from the first} */
  public int done() {
    return done;
  }

  /**
   * Reads the numbers and refuses those that no exception has.
   *
   * @param in the stream
   * @throws IOException if a number is negative or the stream fails
   * @throws ClassNotFoundException if the stream names a class that is not there
   */
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    done = StreamFields.requireNotNegativeInt(in.readFields(), "done");
  }
}
