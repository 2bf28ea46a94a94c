package io.github.nonet.internal;

import io.github.nonet.Search;

/**
 * A search that can begin again with another puzzle. Its scratch space is so large, compared with
 * its task, that it is worth using again.
 *
 * <p>Puzzles and solutions go in and out as bytes, without an object for each.
 */
public interface BoardEngine extends Search {
  /**
   * Begins a new search and forgets the one before. The bytes are copied.
   *
   * @param cells holds 81 cells from {@code offset} on, each 0 to 9, {@code '0'} to {@code '9'}, or
   *     {@code '.'}; anything else is undefined
   */
  void load(byte[] cells, int offset);

  /**
   * Writes the solution found last: 81 digits, 1 to 9, from {@code offset} on.
   *
   * @throws IllegalStateException if none was found yet
   */
  void store(byte[] digits, int offset);
}
