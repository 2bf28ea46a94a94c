package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.SearchInterruptedException;
import java.util.Optional;

/** One way to look for a puzzle, attempt by attempt. */
interface Attempts {
  /** Makes the next attempt and returns a puzzle with all requested properties, if it found one. */
  Optional<Board> next();

  /** Returns the proper puzzle that is closest to the request, after one attempt or more. */
  Board closest();

  /** Leaves if the thread is interrupted. Not every attempt asks a solver, which would look. */
  static void requireNotInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new SearchInterruptedException(0);
    }
  }
}
