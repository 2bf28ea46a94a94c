package io.github.nonet.internal;

import io.github.nonet.Progress;

/** Searches for a few guesses and can continue later: an engine of any size, or a search. */
public interface Pausable {
  /**
   * Continues to the next solution, or to the next pause.
   *
   * @param maxGuesses after how many guesses to pause, 0 or more
   */
  Progress advance(long maxGuesses);

  /** Returns the guesses made since the search started. */
  long guesses();
}
