package io.github.nonet.bulk;

import io.github.nonet.SearchInterruptedException;

/**
 * Thrown when the thread is interrupted before all puzzles are solved. The thread's interrupt
 * status stays set.
 *
 * @since 1.0.0
 */
public final class BulkInterruptedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Puzzles done until the thread was interrupted. */
  private final int done;

  BulkInterruptedException(int done, int count, SearchInterruptedException cause) {
    super("the thread was interrupted after " + done + " of " + count + " puzzles", cause);
    this.done = done;
  }

  /** {@return how many puzzles, from the first one on, are done} */
  public int done() {
    return done;
  }
}
