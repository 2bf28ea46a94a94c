package io.github.nonet.internal;

import io.github.nonet.Progress;
import io.github.nonet.internal.sets.ValueSet;

/**
 * A depth-first search on bytes, which can pause after any guess and start again with another
 * puzzle. An engine knows no boards, no limits and no interruption.
 *
 * <p>An engine is used by one thread at a time. Its scratch space is so large, compared with its
 * task, that it is worth using again.
 */
public interface Engine extends Pausable {
  /**
   * Starts a new search and discards the last. The bytes are copied.
   *
   * @param cells holds 81 cells, starting at {@code offset}, each 0 to 9, {@code '0'} to {@code
   *     '9'}, or {@code '.'}; anything else is undefined
   */
  void load(byte[] cells, int offset);

  /**
   * Starts a new search for the solutions of a pencil-mark puzzle and forgets the search before.
   * The sets are copied.
   *
   * @param candidates 81 sets of digits as in {@link ValueSet}: bit {@code d} means digit {@code
   *     d}; an empty set means that there is no solution; other bits are undefined
   */
  void loadCandidates(int[] candidates);

  /**
   * Continues to the next solution, or to the next pause.
   *
   * @param maxGuesses after how many guesses to pause, 0 or more
   * @throws IllegalArgumentException if {@code maxGuesses} is negative
   */
  @Override
  Progress advance(long maxGuesses);

  /**
   * Writes the solution found last: 81 digits, 1 to 9, starting at {@code offset}.
   *
   * @throws IllegalStateException if none was found yet
   */
  void store(byte[] digits, int offset);

  /** Returns the guesses made since the puzzle was loaded. */
  @Override
  long guesses();
}
