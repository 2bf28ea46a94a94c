package io.github.nonet.internal;

import io.github.nonet.Progress;

/**
 * A search for the values of a grid, which can pause after any guess and start again with another
 * grid of the same rules. It knows no limits and no interruption.
 *
 * <p>An engine is used by one thread at a time.
 */
public interface GroupEngine extends Pausable {
  /**
   * Starts a new search and discards the last. The sets are copied.
   *
   * @param candidates a set of values for each cell: bit {@code v} means value {@code v}, 1 to the
   *     number of symbols; an empty set means that there is no solution; other bits are undefined
   */
  void load(int[] candidates);

  /**
   * Continues to the next solution, or to the next pause. A <em>guess</em> is a decision of the
   * search that could have been taken otherwise.
   *
   * @param maxGuesses after how many guesses to pause, 0 or more; a call with a small number
   *     returns within a millisecond
   * @throws IllegalArgumentException if {@code maxGuesses} is negative
   */
  @Override
  Progress advance(long maxGuesses);

  /**
   * Writes the solution found last: a value for each cell, 1 to the number of symbols.
   *
   * @throws IllegalStateException if none was found yet
   */
  void store(int[] values);

  /** Returns the guesses made since the grid was loaded. */
  @Override
  long guesses();
}
