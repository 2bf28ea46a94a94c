package io.github.nonet.generate;

import io.github.nonet.Board;

/** A wish about how hard a puzzle is. Its {@code toString} says it in words. */
interface Aim {
  /**
   * Returns how far a proper puzzle misses the wish: 0 if not at all, more if it is too hard, less
   * if it is too easy. Which puzzle misses by how much does not depend on time.
   */
  int miss(Board puzzle);
}
