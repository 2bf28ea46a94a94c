package io.github.nonet.internal;

import io.github.nonet.Progress;

/** What can search for a few guesses and go on later: an engine of any size, or a search. */
public interface Pausable {
  /**
   * Goes on to the next solution, or to the next pause.
   *
   * @param maxGuesses after how many guesses to pause, 0 or more
   */
  Progress advance(long maxGuesses);

  /** Returns the guesses made since the search began. */
  long guesses();
}
