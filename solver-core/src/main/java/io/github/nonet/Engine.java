package io.github.nonet;

/**
 * A search with a scratch space so large, compared with its task, that it is worth using again for
 * the next puzzle.
 */
interface Engine extends Search {
  /** Begins a new search, for the solutions of {@code puzzle}, and forgets the one before. */
  void load(Board puzzle);
}
